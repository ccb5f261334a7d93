"""Random networks of one seat that could be hard for the search of the longest path, family by family.
Each has at most 60 tracks and 60 pieces, as on any map that Branchline accepts. Only lists of edges are made here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from itertools import combinations, product

Edge = tuple[int, int, int]  # two nodes and the length of the track between them
PIECES = 60
NODES = 64


def fit(edges: Iterable[tuple[int, ...]], rng: random.Random, most: int = PIECES) -> list[Edge]:
    """As many of these edges, in random order, as the pieces of a seat cover; length 1 unless they have one."""
    found: list[Edge] = []
    rows = list(edges)
    rng.shuffle(rows)
    for a, b, *length in rows:
        if a != b and most >= sum(length or [1]):
            most -= sum(length or [1])
            found.append((a, b, sum(length or [1])))
    return found


def degrees(wanted: list[int], rng: random.Random, sides: int | None = None) -> list[tuple[int, int]]:
    """A random network with nearly these degrees: ends of tracks are paired at random, and loops are dropped. With
    ``sides`` the first so many nodes are joined only to the others."""
    ends = [node for node, degree in enumerate(wanted) for _ in range(degree)]
    if sides is None:
        rng.shuffle(ends)
        return [(a, b) for a, b in zip(ends[::2], ends[1::2], strict=False) if a != b]
    left = [node for node in ends if node < sides]
    right = [node for node in ends if node >= sides]
    rng.shuffle(right)
    return list(zip(left, right, strict=False))


def simple(edges: list[tuple[int, int]], rng: random.Random) -> list[tuple[int, int]]:
    """The network with parallel tracks removed by exchanging ends where that works."""
    for _ in range(200):
        seen: set[frozenset[int]] = set()
        double = None
        for i, edge in enumerate(edges):
            if frozenset(edge) in seen:
                double = i
                break
            seen.add(frozenset(edge))
        if double is None:
            break
        other = rng.randrange(len(edges))
        (a, b), (c, d) = edges[double], edges[other]
        if a != d and c != b:
            edges[double], edges[other] = (a, d), (c, b)
    return edges


def bipartite(low: int, high: int) -> Callable[[random.Random], list[Edge]]:
    """Two sides, with degrees ``low`` and ``high``, and 60 tracks."""

    def make(rng: random.Random) -> list[Edge]:
        few, many = PIECES // high, PIECES // low
        edges = degrees([low] * many + [high] * few, rng, many)
        return fit(simple(edges, rng) if rng.random() < 0.7 else edges, rng)

    return make


def regular(degree: int, nodes: int) -> Callable[[random.Random], list[Edge]]:
    def make(rng: random.Random) -> list[Edge]:
        edges = degrees([degree] * nodes, rng)
        return fit(simple(edges, rng) if rng.random() < 0.7 else edges, rng)

    return make


def mixed(rng: random.Random) -> list[Edge]:
    """Nodes of odd degrees in random proportion."""
    wanted: list[int] = []
    choices = [rng.choice((1, 3, 3, 3, 5, 5, 7, 2, 4)) for _ in range(rng.randint(2, 4))]
    while sum(wanted) < 2 * PIECES and len(wanted) < NODES:
        wanted.append(rng.choice(choices))
    return fit(simple(degrees(wanted, rng), rng), rng)


def sparse(rng: random.Random) -> list[Edge]:
    """Uniformly random: so many nodes, so many tracks."""
    nodes = rng.randint(8, 45)
    edges = [(rng.randrange(nodes), rng.randrange(nodes)) for _ in range(rng.randint(30, 64))]
    return fit(edges if rng.random() < 0.3 else simple([e for e in edges if e[0] != e[1]], rng), rng)


def weighted(rng: random.Random) -> list[Edge]:
    """Any other family, with lengths up to 3, or up to 9."""
    longest = rng.choice((2, 3, 3, 9))
    base = FAMILIES[rng.choice([name for name in FAMILIES if name != "weighted"])](rng)
    return fit([(a, b, rng.randint(1, longest)) for a, b, _ in base], rng)


def grid(rng: random.Random) -> list[Edge]:
    width = rng.randint(2, 8)
    height = rng.randint(2, NODES // width)
    steps = [(1, 0), (0, 1), (1, 1)][: rng.choice((2, 3))]
    wrap = rng.random() < 0.3
    edges = []
    for x, y in product(range(width), range(height)):
        for dx, dy in steps:
            to = ((x + dx) % width, (y + dy) % height) if wrap else (x + dx, y + dy)
            if to[0] < width and to[1] < height:
                edges.append((x + width * y, to[0] + width * to[1]))
    return cut(edges, rng)


def cut(edges: list[tuple[int, int]], rng: random.Random) -> list[Edge]:
    """At most 60 tracks: grown from one of them, or any."""
    if len(edges) <= PIECES or rng.random() < 0.3:
        return fit(edges, rng)
    own = [edges[rng.randrange(len(edges))]]
    rest = [edge for edge in edges if edge != own[0]]
    while len(own) < PIECES and rest:
        nodes = {node for edge in own for node in edge}
        near = [edge for edge in rest if nodes & set(edge)] or rest
        inside = [edge for edge in near if nodes >= set(edge)]
        chosen = rng.choice(inside if inside and rng.random() < 0.7 else near)
        own.append(chosen)
        rest.remove(chosen)
    return fit(own, rng)


def dense(rng: random.Random) -> list[Edge]:
    """Cliques, complete bipartite networks, and parts of them."""
    if rng.random() < 0.5:
        edges = list(combinations(range(rng.randint(8, 14)), 2))
    else:
        low = rng.randint(3, 8)
        edges = list(product(range(low), range(low, low + PIECES // low + rng.randint(0, 3))))
    rng.shuffle(edges)
    return fit(edges[: rng.randint(40, PIECES)], rng)


def blobs(rng: random.Random) -> list[Edge]:
    """Small dense parts, joined by single tracks or pairs in a tree or a ring."""
    edges: list[tuple[int, int]] = []
    starts: list[list[int]] = []
    nodes = 0
    while len(edges) < 44 and nodes < 52:
        size = rng.randint(3, 7)
        inside = [(nodes + a, nodes + b) for a, b in combinations(range(size), 2)]
        rng.shuffle(inside)
        edges += inside[: rng.randint(size, size + 4)]
        starts.append(list(range(nodes, nodes + size)))
        nodes += size
    ring = rng.random() < 0.5
    for i in range(0 if ring else 1, len(starts)):
        other = starts[i - 1] if ring else starts[rng.randrange(i)]
        edges += [(rng.choice(starts[i]), rng.choice(other)) for _ in range(rng.choice((1, 1, 2, 2, 3)))]
    return fit(edges, rng)


PETERSEN = [(i, (i + 1) % 5) for i in range(5)] + [(i, i + 5) for i in range(5)]
PETERSEN += [(5 + i, 5 + (i + 2) % 5) for i in range(5)]


def snarks(rng: random.Random) -> list[Edge]:
    """Petersen graphs with a node or a track removed, joined to a larger network of odd nodes."""
    edges: list[tuple[int, int]] = []
    ends: list[int] = []
    for copy in range(4):
        at, gone = 10 * copy, rng.randrange(10)
        part = [(at + a, at + b) for a, b in PETERSEN]
        out = [edge for edge in part if at + gone in edge] if rng.random() < 0.6 else [rng.choice(part)]
        single = len(out) == 1
        edges += [edge for edge in part if edge not in out]
        ends += [node for edge in out for node in edge if single or node != at + gone]
    rng.shuffle(ends)
    return fit(edges + [(a, b) for a, b in zip(ends[::2], ends[1::2], strict=False) if a != b], rng)


def generalized(rng: random.Random) -> list[Edge]:
    """Generalized Petersen graphs: a ring, a star, and spokes; a few tracks changed."""
    n = rng.randint(5, 20)
    skip = rng.randint(1, max(1, (n - 1) // 2))
    edges = [(i, (i + 1) % n) for i in range(n)] + [(i, n + i) for i in range(n)]
    edges += [(n + i, n + (i + skip) % n) for i in range(n)]
    for _ in range(rng.choice((0, 0, 1, 3, 8))):
        edges[rng.randrange(len(edges))] = (rng.randrange(2 * n), rng.randrange(2 * n))
    return fit(edges, rng)


def inflated(rng: random.Random) -> list[Edge]:
    """A small cubic network whose nodes are replaced by triangles or larger cycles: few ways to join many parts."""
    nodes = rng.choice((6, 8, 10, 12))
    base = simple(degrees([3] * nodes, rng), rng)
    ports: dict[int, list[int]] = {}
    edges: list[tuple[int, int]] = []
    used = 0
    for node in range(nodes):
        size = rng.choice((1, 3, 3, 4))
        size = size if used + size < NODES - nodes else 1
        ring = list(range(used, used + size))
        used += size
        if size > 1:
            edges += [(ring[i], ring[(i + 1) % size]) for i in range(size)]
        ports[node] = ring * 3
    edges += [(ports[a].pop(), ports[b].pop()) for a, b in base if a != b]
    return fit(edges, rng)


FAMILIES: dict[str, Callable[[random.Random], list[Edge]]] = {
    "bipartite 3 5": bipartite(3, 5),
    "bipartite 5 6": bipartite(5, 6),
    "bipartite 3 4": bipartite(3, 4),
    "bipartite 5 7": bipartite(5, 7),
    "bipartite 3 7": bipartite(3, 7),
    "bipartite 3 9": bipartite(3, 9),
    "cubic": regular(3, 40),
    "quintic": regular(5, 24),
    "septic": regular(7, 17),
    "odd degrees": mixed,
    "sparse": sparse,
    "grid": grid,
    "dense": dense,
    "blobs": blobs,
    "snarks": snarks,
    "generalized": generalized,
    "inflated": inflated,
    "weighted": weighted,
}
