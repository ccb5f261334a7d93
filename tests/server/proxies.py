"""nginx and Caddy with the configurations of docs/hosting.md, on ports of this machine, for the tests.

Only addresses, ports and certificates are replaced; everything else is as people copy it from the page.
"""

from __future__ import annotations

import os
import re
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.script import load

ROOT = Path(__file__).resolve().parents[2]
NAME = "play.example.org"
FENCE = "^```{}\n(.*?)^```"
PATIENCE = 60.0


class Proxy(NamedTuple):
    """Where a running proxy listens, and whose certificates it shows."""

    http: int
    https: int
    tls: ssl.SSLContext


def documented(language: str) -> str:
    """The one block of this language on the page about hosting."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    (found,) = re.findall(FENCE.format(language), page, re.MULTILINE | re.DOTALL)
    return str(found)


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        assert old in text, f"docs/hosting.md no longer has {old!r}"
        text = text.replace(old, new)
    return text


def program(name: str) -> str:
    tool: ModuleType = load(ROOT / "tools" / "debian.py")
    found: str | None = tool.find(name)
    if found is None:
        pytest.fail(f"{name} is not installed; on Debian: apt-get install {name}")
    return found


def free_ports(count: int) -> list[int]:
    taken = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [int(one.getsockname()[1]) for one in taken]
    for one in taken:
        one.close()
    return ports


@contextmanager
def nginx(folder: Path, backend: int, http: int, https: int) -> Iterator[Proxy]:
    certificate, key = _certificate(folder)
    site = replaced(
        documented("nginx"),
        ("listen 80;", f"listen 127.0.0.1:{http};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{https} ssl;"),
        ("    listen [::]:80;\n", ""),  # not every machine that runs the tests has IPv6
        ("    listen [::]:443 ssl;\n", ""),
        (f"/etc/ssl/private/{NAME}.pem", str(certificate)),
        (f"/etc/ssl/private/{NAME}.key", str(key)),
        ("127.0.0.1:8460", f"127.0.0.1:{backend}"),
    )
    (folder / "site.conf").write_text(site)
    places = "".join(
        f"{kind}_temp_path {folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder / 'pid'}; error_log stderr; worker_processes 1; events {{}}\n"
        f"http {{ access_log off; {places} include {folder / 'site.conf'}; }}\n"
    )
    words = [program("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]
    with _running(words, folder, http, https):
        yield Proxy(http, https, ssl.create_default_context(cafile=str(certificate)))


@contextmanager
def caddy(folder: Path, backend: int, http: int, https: int) -> Iterator[Proxy]:
    site = replaced(documented("caddyfile"), ("127.0.0.1:8460", f"127.0.0.1:{backend}"))
    (folder / "Caddyfile").write_text(
        f"{{\n    http_port {http}\n    https_port {https}\n    default_bind 127.0.0.1\n    admin off\n"
        f"    storage file_system {folder / 'storage'}\n    local_certs\n    skip_install_trust\n}}\n{site}"
    )
    words = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with _running(words, folder, http, https):
        root = folder / "storage" / "pki" / "authorities" / "local" / "root.crt"
        yield Proxy(http, https, ssl.create_default_context(cafile=str(root)))


@contextmanager
def _running(words: list[str], folder: Path, http: int, https: int) -> Iterator[None]:
    log = folder / "log"
    with log.open("w") as out:
        home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        process = subprocess.Popen(words, stdout=out, stderr=subprocess.STDOUT, env=home)
    try:
        ends = time.monotonic() + PATIENCE
        while not (_answers(http) and _answers(https) and _has_certificate(https)):
            if process.poll() is not None or time.monotonic() > ends:
                pytest.fail(f"{words[0]} did not start:\n{log.read_text()}")
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _has_certificate(port: int) -> bool:
    """Caddy listens before it has made its certificate."""
    trusting = ssl._create_unverified_context()
    try:
        with socket.create_connection(("127.0.0.1", port), 5) as line:
            trusting.wrap_socket(line, server_hostname=NAME).close()
        return True
    except OSError:
        return False


def _certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for the name on the page, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "tls.pem").write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    (folder / "tls.key").write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return folder / "tls.pem", folder / "tls.key"
