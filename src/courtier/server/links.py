"""Addresses of this server, and their QR codes."""

import io
import socket

import segno


def invitation_link(origin: str, token: str) -> str:
    """The token stands in the fragment, which no browser sends to anybody."""
    return f"{origin}/j#{token}"


def qr_svg(text: str) -> str:
    return segno.make(text, error="m").svg_inline(scale=4, border=2, dark="#000", light="#fff")


def table_link(origin: str, code: str) -> str:
    """The group's link: a free seat before the deal, later a way to watch."""
    return f"{origin}/j/{code}"


def qr_picture(text: str) -> bytes:
    """A QR code as an SVG file, for an address that is no secret."""
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", xmldecl=False, omitsize=True, border=2, dark="#000", light="#fff")
    return out.getvalue()


def qr_terminal(text: str) -> str:
    out = io.StringIO()
    segno.make(text, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()


def local_address() -> str | None:
    """This machine's address in the local network. Nothing is sent: the system only chooses a way out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address
