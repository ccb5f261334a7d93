"""Web Push: encrypt a short message for one browser (RFC 8291, RFC 8188) and sign the request (VAPID, RFC 8292).

Bytes in, bytes out; it sends nothing.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from time import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
HOURS_12 = 43_200


class BadKey(ValueError):
    """The browser's key is not valid."""


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise BadKey("it is not base64") from None


def new_key() -> bytes:
    """Make a private key for this server, as it is stored."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


def private(key: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(key, "big"), CURVE)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def browser_keys(p256dh: str, auth: str) -> tuple[bytes, bytes]:
    """Decode and check a browser's two keys."""
    public, secret = unb64(p256dh), unb64(auth)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)
    except ValueError:
        raise BadKey("p256dh is no point of the curve") from None
    if len(public) != 65 or len(secret) != 16:
        raise BadKey("the keys have the wrong lengths")
    return public, secret


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def seal(
    text: bytes, p256dh: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """Encrypt a message for a browser; tests give ``own`` and ``salt``, otherwise they are random."""
    public, secret = browser_keys(p256dh, auth)
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public))
    mine = point(own)
    material = _hkdf(secret, shared, b"WebPush: info\0" + public + mine, 32)
    key = _hkdf(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(salt, material, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine + sealed


def sign(endpoint: str, key: bytes, contact: str) -> str:
    """Return the Authorization header: who sends, until when it is valid, and a contact."""
    own = private(key)
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time()) + HOURS_12, "sub": contact}
    words = [b64(json.dumps(part, separators=(",", ":")).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    r, s = decode_dss_signature(own.sign(".".join(words).encode(), ec.ECDSA(SHA256())))
    words.append(b64(r.to_bytes(32, "big") + s.to_bytes(32, "big")))
    return f"vapid t={'.'.join(words)}, k={b64(point(own))}"
