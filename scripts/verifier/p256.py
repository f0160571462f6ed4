"""Signatures on the curve P-256 (ECDSA over SHA-256), verified with whole numbers alone.

Points are kept as (x, y, z) for (x/z², y/z³), which needs one division at the end. Nothing here is
secret, so that nothing has to take the same time for every signature.
"""

import base64
import hashlib
import re

P = 2**256 - 2**224 + 2**192 + 2**96 - 1
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
G = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
    1,
)
NOWHERE = (1, 1, 0)


def _double(point):
    x, y, z = point
    if z == 0:
        return NOWHERE
    yy = y * y % P
    s = 4 * x * yy % P
    zz = z * z % P
    m = 3 * (x - zz) * (x + zz) % P
    x2 = (m * m - 2 * s) % P
    return x2, (m * (s - x2) - 8 * yy * yy) % P, 2 * y * z % P


def _add(one, other):
    x1, y1, z1 = one
    x2, y2, z2 = other
    if z1 == 0:
        return other
    if z2 == 0:
        return one
    zz1, zz2 = z1 * z1 % P, z2 * z2 % P
    u1, u2 = x1 * zz2 % P, x2 * zz1 % P
    s1, s2 = y1 * z2 * zz2 % P, y2 * z1 * zz1 % P
    if u1 == u2:
        return _double(one) if s1 == s2 else NOWHERE
    h, r = (u2 - u1) % P, (s2 - s1) % P
    hh = h * h % P
    hhh, v = h * hh % P, u1 * hh % P
    x = (r * r - hhh - 2 * v) % P
    return x, (r * (v - x) - s1 * hhh) % P, h * z1 * z2 % P


def _add_multiples(first, point, second, other):
    """Returns first times a point and second times another, both in one pass over the bits."""
    both = _add(point, other)
    total = NOWHERE
    for bit in range(max(first.bit_length(), second.bit_length()) - 1, -1, -1):
        total = _double(total)
        in_first, in_second = first >> bit & 1, second >> bit & 1
        if in_first and in_second:
            total = _add(total, both)
        elif in_first:
            total = _add(total, point)
        elif in_second:
            total = _add(total, other)
    return total


def _decode(text, length):
    """Returns the bytes of base64url without padding; None if they are not so many."""
    if not isinstance(text, str) or not re.fullmatch("[A-Za-z0-9_-]*", text):
        return None
    if len(text) % 4 == 1:
        return None
    decoded = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    is_canonical = base64.urlsafe_b64encode(decoded).decode().rstrip("=") == text
    return decoded if is_canonical and len(decoded) == length else None


def read_public_key(text):
    """Returns the point of an uncompressed key in base64url; None if it is not on the curve."""
    raw = _decode(text, 65)
    if raw is None or raw[0] != 4:
        return None
    x, y = int.from_bytes(raw[1:33], "big"), int.from_bytes(raw[33:], "big")
    if x >= P or y >= P or (y * y - (x * x * x - 3 * x + B)) % P != 0:
        return None
    return x, y, 1


def is_signed(public_key, message, signature):
    """Returns whether a signature (r and s in base64url) over a message is of this key."""
    point, raw = read_public_key(public_key), _decode(signature, 64)
    if point is None or raw is None:
        return False
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    if not (0 < r < N and 0 < s < N):
        return False
    digest = int.from_bytes(hashlib.sha256(message).digest(), "big")
    inverse = pow(s, -1, N)
    x, _, z = _add_multiples(digest * inverse % N, G, r * inverse % N, point)
    if z == 0:
        return False
    return x * pow(z * z, -1, P) % P % N == r
