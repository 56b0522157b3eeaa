"""Serves the pages with a Content Security Policy: they load and run only our own files and send only to us."""

import gzip
import re
from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from courtier.server.preload import with_preloads
from courtier.server.settings import Settings

OWN: Final = Path(__file__).parent / "pages"
PACKED_ALREADY: Final = ".woff2"
WORKER: Final = "service-worker.js"  # it works for all pages, though it lies with the files
INLINE: Final = re.compile(r"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)

HEADERS: Final = {
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "X-Frame-Options": "DENY",
}


def web_folder() -> Path | None:
    """Where the web client lies, if it came with this package."""
    spec = find_spec("courtier.web")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    return folder if (folder / "index.html").exists() else None


def plain_page() -> str:
    return (OWN / "plain.html").read_text(encoding="utf-8")


def client_page(place: str) -> str:
    """The web client as it begins at that place, or the plain page where there is none."""
    folder = web_folder()
    if folder is None:
        return plain_page()
    return with_preloads((folder / "index.html").read_text(encoding="utf-8"), folder, place)


class Packed(StaticFiles):
    """Serves files compressed. Each file is compressed once, not for every visitor."""

    def file_response(self, full_path: Any, stat_result: Any, scope: Scope, status_code: int = 200) -> Response:
        whole = super().file_response(full_path, stat_result, scope, status_code)
        if str(full_path).endswith(WORKER):
            whole.headers["Service-Worker-Allowed"] = "/"
            return whole
        wanted = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        if not wanted or not isinstance(whole, FileResponse) or str(full_path).endswith(PACKED_ALREADY):
            return whole
        headers = {name: whole.headers[name] for name in ("etag", "last-modified")}
        headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(packed(str(full_path), stat_result.st_mtime_ns), status_code, headers, whole.media_type)


@cache
def packed(path: str, _changed: int) -> bytes:
    """The compressed file, as it was at its last change."""
    return gzip.compress(Path(path).read_bytes(), mtime=0)


def policy(settings: Settings, pages: Iterable[str]) -> str:
    """The Content Security Policy: our own files run, and scripts in our pages (the import map) by their hash."""
    hashes = sorted({f"'sha256-{digest(script)}'" for page in pages for script in INLINE.findall(page) if script})
    sockets = sorted({"ws" + origin.removeprefix("http") for origin in settings.origins})
    return "; ".join(
        [
            "default-src 'none'",
            " ".join(["script-src 'self'", *hashes]),
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "manifest-src 'self'",
            " ".join(["connect-src 'self'", *sockets]),
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types service-worker",
        ]
    )


def digest(script: str) -> str:
    return b64encode(sha256(script.encode("utf-8")).digest()).decode("ascii")
