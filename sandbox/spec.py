"""Small building blocks that say what a field of a request may hold."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from sandbox.errors import Form


class Spec(Protocol):
    @property
    def required(self) -> bool: ...

    def check(self, value: Any, path: str, form: Form) -> None: ...


def join(path: str, step: object) -> str:
    return f"{path}.{step}" if path else str(step)


@dataclass(frozen=True)
class Text:
    most: int | None = None
    least: int = 0
    required: bool = False
    pattern: re.Pattern[str] | None = None

    def check(self, value: Any, path: str, form: Form) -> None:
        if not isinstance(value, str):
            form.wrong(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        elif self.most is not None and not self.least <= len(value) <= self.most:
            check_length(len(value), self.least, self.most, path, form)
        elif self.pattern and not self.pattern.fullmatch(value):
            form.wrong(path, "STRING_TYPE_REGEX", "String value did not match validation regex.")


@dataclass(frozen=True)
class Number:
    least: float | None = None
    most: float | None = None
    required: bool = False
    whole: bool = True

    def check(self, value: Any, path: str, form: Form) -> None:
        allowed = (int,) if self.whole else (int, float)
        if isinstance(value, bool) or not isinstance(value, allowed):
            form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        elif self.least is not None and value < self.least:
            form.wrong(
                path,
                "NUMBER_TYPE_MIN",
                f"int value should be greater than or equal to {self.least}.",
            )
        elif self.most is not None and value > self.most:
            form.wrong(
                path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {self.most}."
            )


@dataclass(frozen=True)
class Flag:
    required: bool = False

    def check(self, value: Any, path: str, form: Form) -> None:
        if not isinstance(value, bool):
            form.wrong(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


@dataclass(frozen=True)
class Snowflake:
    required: bool = False

    def check(self, value: Any, path: str, form: Form) -> None:
        if not str(value).isdecimal():
            form.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


@dataclass(frozen=True)
class OneOf:
    values: tuple[Any, ...]
    required: bool = False

    def check(self, value: Any, path: str, form: Form) -> None:
        if value not in self.values or isinstance(value, bool):
            form.wrong(
                path,
                "BASE_TYPE_CHOICES",
                f"Value must be one of {{{', '.join(map(str, self.values))}}}.",
            )


@dataclass(frozen=True)
class Many:
    """A list whose elements all follow one spec."""

    of: Spec
    most: int
    least: int = 0
    required: bool = False

    def check(self, value: Any, path: str, form: Form) -> None:
        if not isinstance(value, list):
            form.wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        check_length(len(value), self.least, self.most, path, form)
        for place, element in enumerate(value):
            self.of.check(element, join(path, place), form)


@dataclass(frozen=True)
class Table:
    """An object with any of these keys, whose values all follow one spec."""

    of: Spec
    keys: frozenset[str]
    required: bool = False

    def check(self, value: Any, path: str, form: Form) -> None:
        if not isinstance(value, dict):
            form.wrong(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        for key, element in value.items():
            if key not in self.keys:
                form.wrong(
                    join(path, key), "BASE_TYPE_CHOICES", f"Value must be one of {set(self.keys)}."
                )
            else:
                self.of.check(element, join(path, key), form)


@dataclass(frozen=True)
class Shape:
    """An object with known fields; unknown ones are let through, as Discord does."""

    fields: Mapping[str, Spec]
    required: bool = False

    def check(self, value: Any, path: str, form: Form) -> None:
        if not isinstance(value, dict):
            form.wrong(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        for name, spec in self.fields.items():
            if value.get(name) is not None:
                spec.check(value[name], join(path, name), form)
            elif spec.required:
                form.wrong(join(path, name), "BASE_TYPE_REQUIRED", "This field is required")


@dataclass(frozen=True)
class Kinds:
    """An object whose `type` says which shape it has."""

    shapes: Mapping[int, Spec]
    required: bool = False

    def check(self, value: Any, path: str, form: Form) -> None:
        kind = value.get("type") if isinstance(value, dict) else None
        if type(kind) is int and kind in self.shapes:
            self.shapes[kind].check(value, path, form)
        else:
            form.wrong(
                join(path, "type"),
                "BASE_TYPE_CHOICES",
                f"Value must be one of {{{', '.join(map(str, self.shapes))}}}.",
            )


def check_length(length: int, least: int, most: int, path: str, form: Form) -> None:
    if least <= length <= most:
        return
    if least:
        form.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    else:
        form.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
