"""One showcase for all tests of a process, a fresh browser for each test.

Every test fails if a page of its browser has reported an error or a violation of the Content-Security-Policy. A test
that causes such a report on purpose is marked: `@pytest.mark.complains("404")`. A test with the fixture `wire` expects
the reports of connections that fail.

Environment: SHOWCASE and CHROMIUM are the paths of the programs. BINDERY_CLIENT, if set, is a folder like
Sources/BinderyWeb/Client with scripts and styles that replace those built into the showcase; esbuild bundles the
scripts."""

import os
import re
import sys
from functools import cache, partial
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect, sync_playwright

from program import CHROMIUM, Catalogue, Showcase
from screens import PhoneLogin
from stored import RECORD_EVENTS
from wire import Wire

PATIENCE = 20_000  # milliseconds: generous, since the machine may be busy
ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "Sources" / "CBinderyResources" / "resources.c"
FAILURES = ROOT / ".build" / "test-logs" / "browser-failures"

# A violation is an event before it is a line in the console; in a frame it may only be the event.
REPORT_VIOLATIONS = """
  addEventListener("securitypolicyviolation", (event) =>
    console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI} ${event.sample}`));
"""


def pytest_configure(config):
    config.addinivalue_line("markers", "language(locale): the language that the browser asks for; en-US if not marked")
    config.addinivalue_line("markers", "complains(*parts): complaints of the browser with one of these parts are expected")
    config.addinivalue_line("markers", "thorough: repeats another test under other conditions; CI leaves it out")
    expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.failed and call.when == "call":
        keep_evidence(item, report)
    return report


def pytest_runtest_logreport(report):
    """Names a test that failed at once, since a run that is interrupted has no summary."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        reason = getattr(getattr(report.longrepr, "reprcrash", None), "message", "").partition("\n")[0]
        print(f"\nfailed: {report.nodeid}: {reason}", flush=True)


def keep_evidence(item, report):
    for started in item.funcargs.get("start_showcase", Starter()).started:
        report.sections.append(("showcase", started.output[-4000:]))
    if page := item.funcargs.get("page"):
        FAILURES.mkdir(parents=True, exist_ok=True)
        path = FAILURES / (re.sub(r"\W+", "-", item.name) + ".png")
        try:
            page.screenshot(path=path)
            report.sections.append(("page", f"{page.url}, as shown in {path}"))
        except Exception as error:  # a failed screenshot must not hide why the test failed
            report.sections.append(("page", f"no screenshot: {error}"))


class Starter:
    def __init__(self):
        self.started = []


@pytest.fixture(scope="session")
def showcase(tmp_path_factory):
    """The showcase that tests share; each has its own browser, so none sees what another has stored."""
    program = Showcase(tmp_path_factory.mktemp("shared"), "--test-pages").start()
    yield program
    program.kill()


@pytest.fixture
def start_showcase(tmp_path_factory):
    """Starts a showcase that the test may stop, kill or make fail."""
    starter = Starter()

    def start(*options):
        program = Showcase(tmp_path_factory.mktemp("own"), *options)
        starter.started.append(program)
        return program.start()

    start.started = starter.started
    yield start
    for program in starter.started:
        program.kill()


@pytest.fixture
def start_catalogue(tmp_path_factory):
    """Starts a catalogue of the test's own, for `start_showcase("--catalogue", catalogue.address)`."""
    started = []

    def start(*options):
        started.append(Catalogue(tmp_path_factory.mktemp("catalogue"), *options))
        return started[-1].start()

    yield start
    for program in started:
        program.kill()


@pytest.fixture(scope="session")
def wires():
    wires = []
    yield wires
    for wire in wires:
        wire.close()


@pytest.fixture
def wire(showcase, wires):
    """A wire to the shared showcase that the test may slow down and cut."""
    wires.append(Wire(showcase.port))  # closed at the very end, so that the browser reports no error
    return wires[-1]


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def new_context(browser, start_showcase, start_catalogue, request):
    """A new browser: `new_context(color_scheme="dark")`. Depends on the programs so that it is closed before they
    are killed."""
    marker = request.node.get_closest_marker("language")
    expected = request.node.get_closest_marker("complains")
    cut = ("WebSocket connection to", "net::ERR_") if "wire" in request.fixturenames else ()
    contexts, complaints = [], []

    def make(**options):
        options.setdefault("locale", marker.args[0] if marker else "en-US")
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(REPORT_VIOLATIONS)
        context.add_init_script(RECORD_EVENTS)
        if client := os.environ.get("BINDERY_CLIENT"):
            serve_client(context, Path(client))
        context.on("console", lambda message: message.type == "error" and complaints.append(message.text))
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        for page in context.pages:
            page.evaluate("0")  # waits for all reports so far
        context.close()
    parts = cut + (expected.args if expected else ())
    unexpected = [complaint for complaint in complaints if not any(part in complaint for part in parts)]
    assert not unexpected, f"the browser complains: {unexpected}"


def serve_client(context, folder):
    for name, media, text in (
        ("bindery.js", "text/javascript", script_in(folder)), ("bindery.css", "text/css", style_in(folder)),
    ):
        answer = partial(Route.fulfill, body=text, content_type=f"{media}; charset=utf-8")
        address = re.compile(rf"/bindery/{re.escape(name)}(\?|$)")
        context.route(address, lambda route, *, answer=answer: answer(route))


@cache
def script_in(folder):
    sys.path.append(str(ROOT / "scripts"))
    import client_bundle

    return client_bundle.plain(folder)


@cache
def style_in(folder):
    names = re.findall(r'/Client/Styles/([\w-]+\.css)"', RESOURCES.read_text(encoding="utf-8"))
    return "\n".join((folder / "Styles" / name).read_text(encoding="utf-8") for name in names)


@pytest.fixture
def context(new_context):
    return new_context()


@pytest.fixture
def page(context):
    return context.new_page()


@pytest.fixture
def phone_login(page, showcase):
    return PhoneLogin(page).open(showcase.url())
