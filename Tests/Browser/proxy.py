"""A proxy that terminates TLS, as in front of a site on the internet."""

import asyncio
import ssl
import threading

import trustme


class Proxy:
    """Serves HTTPS on its own port, forwards plain HTTP to `target`, and adds how it was reached."""

    def __init__(self, target: int):
        self.target = target
        self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        trustme.CA().issue_cert("localhost").configure_cert(self._tls)
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self._listener = self._on_loop(asyncio.start_server(self._forward, "127.0.0.1", 0, ssl=self._tls))
        self.port = self._listener.sockets[0].getsockname()[1]

    def url(self, path: str = "/") -> str:
        return f"https://localhost:{self.port}{path}"

    def close(self) -> None:
        self._listener.close()
        self._loop.call_soon_threadsafe(self._loop.stop)

    def _on_loop(self, work):
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _forward(self, from_browser, to_browser) -> None:
        """Forwards one request; after an upgrade to a WebSocket, all bytes of both sides."""
        try:
            head = await from_browser.readuntil(b"\r\n\r\n")
            is_upgrade = b"\r\nupgrade:" in head.lower()
            forwarded = ["X-Forwarded-Proto: https", "X-Forwarded-For: 192.0.2.7"]
            from_server, to_server = await asyncio.open_connection("127.0.0.1", self.target)
            to_server.write(self._with_fields(head, forwarded, is_last=not is_upgrade))
            if not is_upgrade:
                # The browser has to know that the connection ends. Otherwise it may send the next request on it.
                answer = await from_server.readuntil(b"\r\n\r\n")
                to_browser.write(self._with_fields(answer, [], is_last=True))
        except asyncio.IncompleteReadError:
            return to_browser.close()
        await asyncio.gather(self._copy(from_browser, to_server), self._copy(from_server, to_browser))

    @staticmethod
    def _with_fields(head: bytes, added: list[str], is_last: bool) -> bytes:
        """The head of a message with more fields. The last message of a connection says so."""
        first, *fields = head.decode("latin-1").removesuffix("\r\n\r\n").split("\r\n")
        if is_last:
            fields = [field for field in fields if not field.lower().startswith("connection:")] + ["Connection: close"]
        return "\r\n".join([first, *fields, *added, "", ""]).encode("latin-1")

    @staticmethod
    async def _copy(source, destination) -> None:
        try:
            while data := await source.read(65536):
                destination.write(data)
                await destination.drain()
        except OSError:
            pass
        destination.close()
