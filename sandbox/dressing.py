"""Turns components and embeds as they are sent into what Discord gives back."""

import copy
from typing import Any

from sandbox.check_components import SELECTS, Part, media_of, walk
from sandbox.model import Attachment, Json
from sandbox.payloads import PROXY, attachment_url

# Fields that an answer has even if the request left them out.
_DEFAULTS: dict[int, Json] = {
    Part.SEPARATOR: {"divider": True, "spacing": 1},
    Part.CONTAINER: {"accent_color": None, "spoiler": False},
    Part.THUMBNAIL: {"description": None, "spoiler": False},
    Part.FILE: {"spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}
_NULL_MEANS = (None, "")


def dress_components(components: list[Json], files: list[Attachment], next_id: Any) -> list[Json]:
    """Number the parts, fill in defaults, and put files where they are named."""
    dressed = copy.deepcopy(components)
    parts = [part for _, part in walk(dressed)]
    taken = {part["id"] for part in parts if part.get("id")}
    number = 1
    for part in parts:
        _drop_nothings(part)
        if not part.get("id"):
            while number in taken:
                number += 1
            part["id"] = number
            number += 1
        for key, value in _DEFAULTS.get(part["type"], {}).items():
            part[key] = value if part.get(key) is None else part[key]
        for media in media_of(part):
            _resolve(media, files, next_id)
        if part["type"] == Part.GALLERY:
            for item in part["items"]:
                item["description"] = item.get("description")
                item["spoiler"] = bool(item.get("spoiler"))
        elif part["type"] == Part.FILE:
            _name_file(part, files)
    return dressed


def _drop_nothings(part: Json) -> None:
    for key in [key for key, value in part.items() if value in _NULL_MEANS]:
        del part[key]
    for option in part.get("options") or []:
        _drop_nothings(option)
    if isinstance(part.get("emoji"), dict):
        part["emoji"] = {"name": part["emoji"].get("name")} | (
            {"id": str(part["emoji"]["id"])} if part["emoji"].get("id") else {}
        )


def _find(url: str, files: list[Attachment]) -> Attachment | None:
    for file in files:
        if url in (f"attachment://{file.filename}", attachment_url(file)):
            return file
    return None


def _resolve(media: Json, files: list[Attachment], next_id: Any) -> None:
    file = _find(media["url"], files)
    if file is None:
        media |= {"id": media.get("id") or str(next_id()), "proxy_url": media["url"]}
        return
    media.clear()
    media |= {
        "id": str(next_id()),
        "url": attachment_url(file),
        "proxy_url": attachment_url(file, PROXY),
        "content_type": file.content_type,
        "attachment_id": str(file.id),
    }
    if file.width is not None:
        media |= {"width": file.width, "height": file.height}


def _name_file(part: Json, files: list[Attachment]) -> None:
    file = _find(part["file"]["url"], files)
    part["name"] = file.filename if file else part["file"]["url"].rpartition("/")[2]
    part["size"] = len(file.data) if file else 0


def dress_embeds(embeds: list[Json], files: list[Attachment]) -> list[Json]:
    dressed = copy.deepcopy(embeds)
    for embed in dressed:
        for key in [key for key, value in embed.items() if value in _NULL_MEANS]:
            del embed[key]
        embed["type"] = "rich"
        for key in ("image", "thumbnail"):
            if embed.get(key, {}).get("url"):
                embed[key] = _embed_picture(embed[key]["url"], files)
        for field in embed.get("fields") or []:
            field["inline"] = bool(field.get("inline"))
    return dressed


def _embed_picture(url: str, files: list[Attachment]) -> Json:
    file = _find(url, files)
    if file is None:
        return {"url": url, "proxy_url": url, "width": 0, "height": 0, "flags": 0}
    return {
        "url": attachment_url(file),
        "proxy_url": attachment_url(file, PROXY),
        "width": file.width or 0,
        "height": file.height or 0,
        "content_type": file.content_type,
        "flags": 0,
    }


def files_shown(components: list[Json], embeds: list[Json], files: list[Attachment]) -> set[int]:
    """Return the files shown by components or embeds, which the message does not list again."""
    urls = {media["url"] for _, part in walk(components) for media in media_of(part)}
    urls |= {e[key]["url"] for e in embeds for key in ("image", "thumbnail") if e.get(key)}
    return {file.id for file in files if attachment_url(file) in urls}
