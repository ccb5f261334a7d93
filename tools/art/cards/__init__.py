"""How the pictures of the cards are drawn: a vehicle for every colour, ships, the backs. Run by hand when the drawing
changes (`python -m tools.art.cards`); nothing of it is installed. The drawings are the project's own.
"""
