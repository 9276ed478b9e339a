"""The parts that each game brings for Discord, in a folder of its own."""
