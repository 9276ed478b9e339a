"""Discord's answers when it refuses."""

from typing import Any


class ApiError(Exception):
    """A refusal with Discord's own status, code and words."""

    def __init__(
        self, status: int, code: int, message: str, errors: dict[str, Any] | None = None
    ) -> None:
        super().__init__(f"{status} {code}: {message} {errors or ''}".rstrip())
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class RefusedError(Exception):
    """A person's own client refuses this."""

    reason = "refused"


class StaleError(RefusedError):
    """The pressed thing is gone or has changed."""

    reason = "stale"


REFUSALS = {
    "not_found": (404, 0, "404: Not Found"),
    "unauthorized": (401, 0, "401: Unauthorized"),
    "unknown_channel": (404, 10003, "Unknown Channel"),
    "unknown_guild": (404, 10004, "Unknown Guild"),
    "unknown_member": (404, 10007, "Unknown Member"),
    "unknown_message": (404, 10008, "Unknown Message"),
    "unknown_user": (404, 10013, "Unknown User"),
    "unknown_emoji": (404, 10014, "Unknown Emoji"),
    "unknown_webhook": (404, 10015, "Unknown Webhook"),
    "unknown_interaction": (404, 10062, "Unknown interaction"),
    "too_many_pins": (400, 30003, "Maximum number of pins reached (250)"),
    "too_many_emojis": (400, 30008, "Maximum number of emojis reached (2000)"),
    "tag_required": (
        400,
        40067,
        "A tag is required to create a forum post in this channel",
    ),
    "too_large": (413, 40005, "Request entity too large"),
    "already_acknowledged": (400, 40060, "Interaction has already been acknowledged."),
    "too_many_follow_ups": (
        400,
        40094,
        "This interaction has hit the maximum number of follow up messages",
    ),
    "missing_access": (403, 50001, "Missing Access"),
    "dm_only_own": (403, 50003, "Cannot execute action on a DM channel"),
    "not_author": (403, 50005, "Cannot edit a message authored by another user"),
    "empty_message": (400, 50006, "Cannot send an empty message"),
    "dms_too_fast": (403, 40003, "You are opening direct messages too fast"),
    "blocked": (403, 0, "error code: 1015"),
    "closed_dms": (403, 50007, "Cannot send messages to this user"),
    "missing_permissions": (403, 50013, "Missing Permissions"),
    "system_message": (403, 50021, "Cannot execute action on a system message"),
    "wrong_channel": (400, 50024, "Cannot execute action on this channel type"),
    "expired_token": (401, 50027, "Invalid Webhook Token"),
    "thread_archived": (400, 50083, "Thread is archived"),
    "bad_json": (400, 50109, "The request body contains invalid JSON."),
    "no_mutual_guild": (
        403,
        50278,
        "Cannot send messages to this user due to having no mutual guilds",
    ),
    "has_thread": (400, 160004, "A thread has already been created for this message"),
    "thread_locked": (403, 160005, "Thread is locked"),
}


def refusal(name: str) -> ApiError:
    return ApiError(*REFUSALS[name])


def invalid_form(path: str, code: str, message: str) -> ApiError:
    """Return the refusal of a form with one fault in it."""
    form = Form()
    form.wrong(path, code, message)
    return form.error()


class Form:
    """A collector of faults in a request body, with their places."""

    def __init__(self) -> None:
        self._faults: list[tuple[str, str, str]] = []

    def wrong(self, path: str, code: str, message: str) -> None:
        self._faults.append((path, code, message))

    def error(self) -> ApiError:
        tree: dict[str, Any] = {}
        for path, code, message in self._faults:
            node = tree
            for step in filter(None, path.split(".")):
                node = node.setdefault(step, {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        return ApiError(400, 50035, "Invalid Form Body", tree)

    def settle(self) -> None:
        if self._faults:
            raise self.error()
