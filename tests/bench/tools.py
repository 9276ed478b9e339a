"""The outside tools that some tests need; a machine without a tool leaves its tests out."""

import shutil
import sys

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
# The tests that need these find the same on every system, so Windows leaves them out.
NODE = None if sys.platform == "win32" else shutil.which("node") and shutil.which("npm")

# Test modules in tests/sandbox, each with the tool it needs and the program found.
NEEDS = {
    "test_browser.py": ("Chromium", CHROMIUM),
    "test_page_files.py": ("Chromium", CHROMIUM),
    "test_phone.py": ("Chromium", CHROMIUM),
    "test_judges_schemas.py": ("Node and npm", NODE),
    "test_judge_discord_js.py": ("Node and npm", NODE),
}


def left_out() -> dict[str, str]:
    return {module: tool for module, (tool, found) in NEEDS.items() if not found}
