"""A certificate and a connector that lead a client to the stand-in and nowhere else."""

import datetime
import ipaddress
import socket
import ssl
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

HOSTS = ("discord.com", "*.discord.gg", "cdn.discordapp.com", "media.discordapp.net")


@dataclass(frozen=True)
class Pass:
    """A throw-away certificate with its key, for the server, and for clients to trust."""

    certificate: bytes
    key: bytes

    def server(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        with TemporaryDirectory() as folder:
            file = Path(folder, "pass.pem")
            file.touch(0o600)
            file.write_bytes(self.key + self.certificate)
            context.load_cert_chain(file)
        return context


@cache
def make_pass() -> Pass:
    """Make a certificate, once for each process, which never leaves it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "stand-in")])
    now = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName(host) for host in HOSTS]
    address = x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=30))
        .add_extension(x509.SubjectAlternativeName([*names, address]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    return Pass(
        certificate.public_bytes(serialization.Encoding.PEM),
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        ),
    )


class OneWay(AbstractResolver):
    """A resolver that sends every name to the stand-in."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [
            ResolveResult(
                hostname=host,
                host="127.0.0.1",
                port=self._port,
                family=socket.AF_INET,
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
        ]

    async def close(self) -> None:
        """Do nothing: nothing is held."""


def connector(port: int, certificate: bytes) -> aiohttp.TCPConnector:
    """Return a client's connector; make one inside the loop for each client."""
    trust = ssl.create_default_context(cadata=certificate.decode())
    return aiohttp.TCPConnector(limit=0, resolver=OneWay(port), ssl=trust)
