"""The page that a program under development has while it does not run: what is wrong, where, and what to do."""

import html
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<meta name="viewport" content="width=device-width"><title>{title}</title><style>
:root {{ color-scheme: light dark; }}
body {{ max-width: 960px; margin: 48px auto; padding: 0 24px; font: 16px/1.6 system-ui, sans-serif; }}
pre {{ padding: 16px; border-radius: 12px; overflow: auto; background: light-dark(#f3f4f6, #202124);
  white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.6 ui-monospace, Menlo, Consolas, monospace; }}
</style></head><body><h1>{title}</h1><pre>{text}</pre>
<p>Correct the source and save it: this page is then loaded again, and shows the program.</p></body></html>
"""
OWN_NAMES = ("127.0.0.1", "localhost")


class ProblemPage:
    """Answers every request to this machine with status 503 and the problem, until it is closed.

    The first line of the problem is its title. Raises `OSError` if the port is in use.
    """

    def __init__(self, port: int, problem: str):
        title, _, text = problem.partition("\n")
        body = PAGE.format(title=html.escape(title), text=html.escape(text)).encode()

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                # Another name leads here by a trick, to read the problem on a foreign page.
                is_own = self.headers.get("Host", "").rpartition(":")[0] in OWN_NAMES
                self.send_response(503 if is_own else 404)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body) if is_own else 0))
                self.send_header("Cache-Control", "no-store")
                self.send_header("Retry-After", "2")
                self.end_headers()
                if is_own:
                    self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self.thread.start()

    @property
    def port(self) -> int:
        return self.server.server_address[1]

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
