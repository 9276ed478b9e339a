"""The tool that turns a line of a rulebook's transcript into a page of the printed book."""

import pytest

from tools.page import main


def test_a_line_becomes_page_and_section(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ryozen.ru.txt:412", "bonfire.ru.txt:512-520"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == "ryozen.ru.txt:412: rulebook pp. 10–11, “Set-up”"
    assert second.startswith("bonfire.ru.txt:512-520: rulebook p")
    assert main(["ru", "ryozen.ru.txt:412"]) == 0
    assert "«Подготовка к игре»" in capsys.readouterr().out


@pytest.mark.parametrize("place", ["nothing.ru.txt:3", "ryozen.ru.txt"])
def test_what_is_no_place_is_told(place: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([place]) == 1
    assert place in capsys.readouterr().err


def test_without_a_place_it_says_what_it_is_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "tools.page" in capsys.readouterr().err
