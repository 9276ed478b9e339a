"""Prints a release's bill of materials, as CycloneDX: everything in the image besides our own code.

    python -m tools.parts > parts.cdx.json

Equal pinned lists give equal text, so that two releases can be compared.
"""

import json
import sys
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from tools.audit import Pin, pins
from version import version

LISTS = tuple(f"requirements{kind}.txt" for kind in ("", "-server"))


def part(pin: Pin) -> dict[str, Any]:
    address = f"pkg:pypi/{pin.name}@{pin.version}"
    named = {"name": pin.name, "version": pin.version, "purl": address}
    return {"type": "library", "bom-ref": address, **named}


def parts(pinned: list[Pin]) -> dict[str, Any]:
    """Return the document. Its serial number is derived from its content."""
    ours = {"type": "application", "bom-ref": "emberboard", "name": "emberboard"}
    all_of_it = [part(pin) for pin in sorted(pinned)]
    number = uuid5(NAMESPACE_URL, json.dumps([version(), all_of_it]))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{number}",
        "version": 1,
        "metadata": {"component": {**ours, "version": version()}},
        "components": all_of_it,
        "dependencies": [{"ref": "emberboard", "dependsOn": [it["bom-ref"] for it in all_of_it]}],
    }


def main() -> int:
    root = Path(__file__).parent.parent
    print(json.dumps(parts(pins([root / it for it in LISTS])), indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
