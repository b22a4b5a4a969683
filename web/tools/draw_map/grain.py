"""The grain of the parchment."""

from __future__ import annotations

import struct
import zlib
from random import Random


def grain(size: int, rng: Random) -> bytes:
    """A tile of brown specks and clouds with alpha in sixteen steps, as a PNG with a palette."""
    layers = [
        (cells, weight, [[rng.random() for _ in range(cells)] for _ in range(cells)])
        for cells, weight in ((6, 0.2), (13, 0.22), (40, 0.2), (128, 0.2), (384, 0.18))
    ]

    def cloud(x: int, y: int) -> float:
        total = 0.0
        for cells, weight, values in layers:
            fx, fy = x * cells / size, y * cells / size
            ix, iy = int(fx), int(fy)
            tx, ty = fx - ix, fy - iy
            tx, ty = tx * tx * (3 - 2 * tx), ty * ty * (3 - 2 * ty)
            a, b = values[iy % cells], values[(iy + 1) % cells]
            jx, kx = ix % cells, (ix + 1) % cells
            top, low = a[jx] + (a[kx] - a[jx]) * tx, b[jx] + (b[kx] - b[jx]) * tx
            total += weight * (top + (low - top) * ty)
        return total

    rows = bytearray()
    for y in range(size):
        rows.append(0)
        steps = [max(0, min(15, int((cloud(x, y) - 0.3) * 38))) for x in range(size)]
        rows += bytes(steps[x] << 4 | steps[x + 1] for x in range(0, size, 2))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    palette = bytes((92, 62, 26)) * 16
    alpha = bytes(round(i * 3.4) for i in range(16))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 4, 3, 0, 0, 0))
        + chunk(b"PLTE", palette)
        + chunk(b"tRNS", alpha)
        + chunk(b"IDAT", zlib.compress(bytes(rows), 9))
        + chunk(b"IEND", b"")
    )
