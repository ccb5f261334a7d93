"""How the pictures of the built-in boards are made: coasts, lakes and rivers, bent to the places of the cities.
Run by hand when a map's positions or the drawing change; nothing of it is installed, and it knows no rules.
"""
