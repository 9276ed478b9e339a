"""Time zones by familiar names: a city, in either language."""

from collections.abc import Iterator
from functools import cache
from zoneinfo import available_timezones

# Russian names of cities; every zone is found by the city in its own name, too.
CITIES = {
    "Алматы": "Asia/Almaty",
    "Астана": "Asia/Almaty",
    "Баку": "Asia/Baku",
    "Берлин": "Europe/Berlin",
    "Бишкек": "Asia/Bishkek",
    "Варшава": "Europe/Warsaw",
    "Владивосток": "Asia/Vladivostok",
    "Екатеринбург": "Asia/Yekaterinburg",
    "Ереван": "Asia/Yerevan",
    "Иркутск": "Asia/Irkutsk",
    "Калининград": "Europe/Kaliningrad",
    "Камчатка": "Asia/Kamchatka",
    "Киев": "Europe/Kiev",
    "Кишинёв": "Europe/Chisinau",
    "Красноярск": "Asia/Krasnoyarsk",
    "Лондон": "Europe/London",
    "Магадан": "Asia/Magadan",
    "Минск": "Europe/Minsk",
    "Москва": "Europe/Moscow",
    "Новосибирск": "Asia/Novosibirsk",
    "Омск": "Asia/Omsk",
    "Париж": "Europe/Paris",
    "Прага": "Europe/Prague",
    "Рига": "Europe/Riga",
    "Самара": "Europe/Samara",
    "Санкт-Петербург": "Europe/Moscow",
    "Саратов": "Europe/Saratov",
    "Таллин": "Europe/Tallinn",
    "Ташкент": "Asia/Tashkent",
    "Тбилиси": "Asia/Tbilisi",
    "Томск": "Asia/Tomsk",
    "Хабаровск": "Asia/Vladivostok",
    "Челябинск": "Asia/Yekaterinburg",
    "Чита": "Asia/Chita",
    "Якутск": "Asia/Yakutsk",
}


@cache
def all_zones() -> list[str]:
    return sorted(zone for zone in available_timezones() if "/" in zone or zone == "UTC")


def offered(typed: str) -> Iterator[tuple[str, str]]:
    """Yield each zone after its name; Russian cities come first if Russian letters are typed."""
    if any("а" <= letter <= "я" or letter == "ё" for letter in typed.casefold()):
        yield from CITIES.items()
    yield from ((zone, zone) for zone in all_zones())


def zone_of(typed: str) -> str:
    """Return the zone meant by something typed freely."""
    wanted = plain(typed)
    for name, zone in (*CITIES.items(), *((it.rpartition("/")[2], it) for it in all_zones())):
        if plain(name) == wanted:
            return zone
    return next((zone for zone in all_zones() if plain(zone) == wanted), typed)


def plain(name: str) -> str:
    return "_".join(name.casefold().replace("ё", "е").split())
