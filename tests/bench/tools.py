"""The outside tools that tests need, and the tests left out on machines without them."""

import shutil
import sys

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
# What these judge is the same on every system.
NODE = None if sys.platform == "win32" else shutil.which("node") and shutil.which("npm")

# Test modules, relative to tests/sandbox, by their requirements.
NEEDS = {
    "test_browser.py": ("Chromium", CHROMIUM),
    "test_phone.py": ("Chromium", CHROMIUM),
    "test_judges_schemas.py": ("Node and npm", NODE),
    "test_judge_discord_js.py": ("Node and npm", NODE),
}


def left_out() -> dict[str, str]:
    return {module: tool for module, (tool, found) in NEEDS.items() if not found}
