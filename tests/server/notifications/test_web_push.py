"""Web Push follows the standards: the example of RFC 8291, and a signature that others can verify."""

from __future__ import annotations

import json

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from branchline.server.notifications import web_push

# RFC 8291, appendix A
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_is_reproduced() -> None:
    text = b"When I grow up, I want to be a watermelon"
    sealed = web_push.seal(text, BROWSER, AUTH, web_push.private(web_push.unb64(OWN)), web_push.unb64(SALT))
    assert web_push.b64(sealed) == SEALED


def test_every_message_has_its_own_key_and_salt() -> None:
    assert web_push.seal(b"x", BROWSER, AUTH) != web_push.seal(b"x", BROWSER, AUTH)


def test_the_signature_names_the_receiver_and_can_be_checked() -> None:
    key = web_push.new_key()
    header = web_push.sign("https://push.example.org:8443/send/abc", key, "mailto:host@localhost")
    token, _, public = header.removeprefix("vapid t=").partition(", k=")
    first, claims, signature = token.split(".")
    told = json.loads(web_push.unb64(claims))
    assert told["aud"] == "https://push.example.org:8443" and told["sub"] == "mailto:host@localhost" and told["exp"]
    assert json.loads(web_push.unb64(first)) == {"typ": "JWT", "alg": "ES256"}
    raw = web_push.unb64(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(web_push.CURVE, web_push.unb64(public))
    point.verify(pair, f"{first}.{claims}".encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [("", AUTH), ("BAAA", AUTH), (BROWSER, "AAAA"), ("é", AUTH), (web_push.b64(b"\x04" + b"\x01" * 64), AUTH)],
)
def test_invalid_keys_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(web_push.BadKey):
        web_push.browser_keys(p256dh, auth)
