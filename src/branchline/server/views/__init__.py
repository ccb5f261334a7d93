"""What is shown to a seat: the fields of its view, its choices, and the facts of the map.

It writes what the game allows a seat to know, and decides nothing.
"""
