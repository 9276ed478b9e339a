"""The solo game against Tom, who follows a deck of cards (bonfire.ru.txt:705-777)."""
