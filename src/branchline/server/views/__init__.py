"""What a seat is shown: the fields of its view, its choices, and the facts of the map.

Writes what the game lets a seat know; decides nothing.
"""
