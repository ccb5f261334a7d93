"""Random numbers: four streams in the state, so that the n-th card of a deck does not depend on who draws it.

Each stream is a splitmix64 counter, the only source of randomness in the core. Knows nothing of what is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from branchline.core.codes import GAMMA, M64, MIX_A, MIX_B, OTHER_STREAM, STREAMS

if TYPE_CHECKING:
    from branchline.core.types import State, i32, u32, u64


def mix(x: u64) -> u64:
    z: u64 = x
    z = ((z ^ (z >> 30)) * MIX_A) & M64
    z = ((z ^ (z >> 27)) * MIX_B) & M64
    return z ^ (z >> 31)


def below(g: State, stream: i32, n: u32) -> u32:
    """Draw a number from 0 to n - 1 from a stream."""
    x: u64 = (g.rng[stream] + GAMMA) & M64
    g.rng[stream] = x
    x = mix(x) >> 32
    return (x * n) >> 32


def seed_streams(g: State, seed: u64) -> None:
    """Seed all streams from one number; different seeds give unrelated games."""
    i: i32
    x: u64 = mix((seed + GAMMA) & M64)
    for i in range(STREAMS):
        x = (x + GAMMA) & M64
        g.rng[i] = mix(x)


def choice(g: State, n: u32) -> u32:
    """Draw a number from 0 to n - 1 from the stream that no deck uses, for example for a random player."""
    return below(g, OTHER_STREAM, n)
