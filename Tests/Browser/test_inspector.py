"""In development every element of every screen says, when it is picked, what led to each of its attributes."""

import re

import pytest
from playwright.sync_api import Page, expect

from program import Showcase
from screens import ADA
from test_accessibility import expect_accessible

LONGEST = 1000    # milliseconds from the press to the answer
ANY_PLACE = re.compile(r"\b[\w+]+/[\w+.-]+\.swift:\d+")
# In the program, not in Bindery.
PLACE = re.compile(r"\b(?!Bindery)[\w+]+/[\w+.-]+\.swift:\d+")
SECRET = "tiger-9-secret"


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """Shared, since the places that one page has looked up are known to the next."""
    program = Showcase(tmp_path_factory.mktemp("inspected"), "--development").start()
    yield program
    program.kill()


class Inspector:
    """The answers for programs about the page that was opened last."""

    def __init__(self, page: Page, program: Showcase):
        self.page, self.program = page, program
        self.number = self.get("sessions")["sessions"][-1]["number"]

    def get(self, path: str) -> dict:
        response = self.page.request.get(self.program.url(f"/bindery/inspector/{path}"))
        assert response.status == 200, f"{path}: {response.status} {response.text()}"
        return response.json()

    def ask(self, what: str) -> dict:
        return self.get(f"sessions/{self.number}/{what}")


def open_screen(page: Page, program: Showcase, path: str) -> Inspector:
    page.goto(program.url(path))
    expect(page.locator(".bindery-why")).to_have_count(1)
    return Inspector(page, program)


def type_credentials(page):
    page.get_by_test_id("username").fill("Ada")
    page.get_by_test_id("password").fill(SECRET)


def add_todo(page):
    page.get_by_test_id("new-todo").fill("Tea")
    page.get_by_test_id("add").click()
    expect(page.get_by_test_id("title")).to_have_value("Tea")


def log_in(page):
    page.get_by_test_id("phone").fill(ADA.phone)
    page.get_by_test_id("code").fill("12")
    expect(page.get_by_test_id("login")).to_be_enabled()


def show(text: str):
    return lambda page: expect(page.get_by_test_id("screen")).to_contain_text(text)


SCREENS = {
    "index": ("/", None),
    "length login, MVVM": ("/length-login", type_credentials),
    "length login, MVC": ("/length-login/mvc", type_credentials),
    "phone login": ("/phone-login", log_in),
    "account": ("/account", None),
    "goods": ("/goods", show("¥")),
    "menu groups": ("/menu-groups", lambda page: page.get_by_test_id("create").click()),
    "account login": ("/account-login", lambda page: page.get_by_test_id("password").fill(SECRET)),
    "books": ("/books", lambda page: page.get_by_test_id("query").fill("a")),
    "posts": ("/posts", lambda page: expect(page.get_by_test_id("busy")).to_have_count(0)),
    "book": ("/books/1", lambda page: expect(page.get_by_test_id("of-time")).to_be_visible()),
    "post": ("/posts/1", lambda page: expect(page.get_by_test_id("by-user")).to_be_visible()),
    "architectures": ("/architectures", None),
    "gallery": ("/gallery", None),
    "arrangements": ("/arrangements", None),
    "MVP": ("/length-login/mvp", type_credentials),
    "MVVM, callbacks": ("/length-login/mvvm-callbacks", type_credentials),
    "good": ("/goods/1", show("¥")),
    "workshop": ("/workshop", None),
    "counter": ("/workshop/counter", lambda page: page.get_by_test_id("count").click()),
    "temperature": ("/workshop/temperature", lambda page: page.get_by_test_id("celsius").fill("20")),
    "timer": ("/workshop/timer", lambda page: page.get_by_test_id("reset").click()),
    "circles": ("/workshop/circles", None),
    "todos": ("/workshop/todos", add_todo),
    "signals": ("/workshop/signals", lambda page: page.get_by_test_id("observe").click()),
    "board": ("/workshop/board", None),
    "flights": ("/workshop/flights", None),
    "people": ("/workshop/people", None),
    "circuit": ("/workshop/circuit", lambda page: page.get_by_test_id("second").fill("8")),
    "glitches": ("/workshop/glitches", lambda page: page.get_by_test_id("increment").click()),
}

# Presses Alt and the button on each element, and waits for the answer in the page. What is hidden, or lies below
# another element, is put under the pointer by force.
PICK = """async numbers => {
  const shown = document.querySelector(".bindery-why pre"), place = document.querySelector(".bindery-why code");
  const answers = [];
  for (const number of numbers) {
    const element = document.querySelector(`[data-n="${number}"]`);
    if (!element) continue;
    element.scrollIntoView({ block: "center" });
    const box = element.getBoundingClientRect();
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    const isOpen = document.elementFromPoint(at.clientX, at.clientY)?.closest("[data-n]") === element;
    // Neither what covers it, nor what is inert in it and happens to be there, such as a slide that has left.
    if (!isOpen) [document.elementsFromPoint, element.querySelectorAll] = [() => [element], () => []];
    const began = performance.now();
    const answered = new Promise(resolve => {
      const look = () => {
        if (shown.textContent === "…") return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(look);
      const press = { ...at, altKey: true, button: 0, bubbles: true, cancelable: true };
      element.dispatchEvent(new PointerEvent("pointerdown", press));
      observer.observe(shown, { childList: true, characterData: true, subtree: true });
      look();
    });
    await answered;
    delete document.elementsFromPoint;
    delete element.querySelectorAll;
    const time = performance.now() - began;
    answers.push({ number, isOpen, time, text: shown.textContent, place: place.textContent });
  }
  return answers;
}"""


def faults_of(explanation: dict) -> list[str]:
    """What is wrong with a chain: each write names its place in the source, or what led to it."""
    faults = [fault for cause in explanation.get("causes", []) for fault in faults_of(cause)]
    if explanation["reason"] == "untraced":
        faults.append(f"{explanation['property']} is not traced")
    if explanation["reason"] == "written" and not PLACE.search(explanation["at"] or ""):
        if not explanation["causes"]:
            faults.append(f"{explanation['property']} was written at {explanation['at']}, after nothing")
    return faults


def is_constant(explanation: dict) -> bool:
    """Whether all that a chain leads to are constants."""
    causes = explanation.get("causes", [])
    return explanation["property"] == "a constant" or (causes != [] and all(map(is_constant, causes)))


def said_of(answer: dict) -> list[str]:
    """What is wrong with the chains of an element's attributes."""
    faults = []
    for attribute in answer["attributes"]:
        assert attribute["explanations"], attribute
        for explanation in attribute["explanations"]:
            faults += [f"{attribute['attribute']}: {fault}" for fault in faults_of(explanation)]
            # Bindery's navigation alone decides whether there is a button that leads back.
            place = ANY_PLACE if attribute["attribute"].startswith("back button") else PLACE
            if not place.search(str(explanation)) and not is_constant(explanation):
                faults.append(f"{attribute['attribute']} leads to no place: {str(explanation)[:300]}")
    return faults


@pytest.mark.parametrize("screen", SCREENS)
def test_every_element_leads_to_what_wrote_it(program, page, screen):
    path, drive = SCREENS[screen]
    inspector = open_screen(page, program, path)
    if drive:
        drive(page)
    elements = inspector.ask("elements")["elements"]
    assert elements
    faults = []
    for element in elements:
        answer = inspector.ask(f"why?element={element['number']}")
        faults += [f"{element['name']}: {fault}" for fault in said_of(answer)]
    assert not faults, "\n".join(faults)
    answers = page.evaluate(PICK, [element["number"] for element in elements])
    # A page may change meanwhile, such as the pictures that rotate.
    assert len(answers) >= 0.9 * len(elements)
    assert any(answer["isOpen"] for answer in answers)
    places = {element["number"]: element["place"] for element in elements}
    for answer in answers:
        assert PLACE.search(answer["text"]) or "a constant" in answer["text"], answer
        assert answer["time"] < LONGEST, answer
        # The stack of screens itself has none.
        assert answer["place"] == (places[answer["number"]] or ""), answer
    times = sorted(answer["time"] for answer in answers)
    print(f"{screen}: {len(answers)} elements, median {times[len(times) // 2]:.0f} ms, longest {times[-1]:.0f} ms")


@pytest.mark.parametrize("screen", ["length login, MVVM", "length login, MVC", "account login"])
def test_no_secret_is_shown(program, page, screen):
    path, drive = SCREENS[screen]
    inspector = open_screen(page, program, path)
    drive(page)
    expect(page.get_by_test_id("password")).to_have_value(SECRET)
    said = [str(inspector.ask(what)) for what in ("elements", "graph", "timeline")]
    said += [str(inspector.ask(f"why?element={each['number']}")) for each in inspector.ask("elements")["elements"]]
    assert "••••" in "".join(said)
    tool = page.context.new_page()
    tool.goto(program.url(f"/bindery/inspector?session={inspector.number}"))
    for part in ("elements", "timeline", "graph", "health"):
        tool.get_by_test_id(f"inspector-tab-{part}").click()
        expect(tool.get_by_test_id("inspector-session")).to_be_visible()
        said.append(tool.content())
    assert SECRET not in "".join(said)


def test_the_page_is_stepped_back_and_forth(program, page):
    inspector = open_screen(page, program, "/phone-login")
    page.get_by_test_id("phone").fill("138")
    page.get_by_test_id("code").fill("77")
    page.get_by_test_id("back").click()
    page.get_by_test_id("link-length-login").click()
    expect(page.get_by_test_id("username")).to_be_visible()
    tool = page.context.new_page()
    tool.goto(program.url(f"/bindery/inspector?session={inspector.number}"))
    tool.get_by_test_id("inspector-tab-timeline").click()
    shown = tool.get_by_test_id("inspector-moment")
    expect(shown).to_contain_text("The present state")
    back, forth = tool.get_by_test_id("inspector-back"), tool.get_by_test_id("inspector-forth")
    while "edit of <input #phone>" not in shown.inner_text():
        before = shown.inner_text()
        back.click()
        expect(shown).not_to_have_text(before)
    # The screen is made again, with what was typed.
    expect(page.get_by_test_id("phone")).to_have_value("138")
    expect(page.get_by_test_id("code")).to_have_value("")
    forth.click()
    expect(page.get_by_test_id("code")).to_have_value("77")
    tool.get_by_test_id("inspector-present").click()
    expect(page.get_by_test_id("username")).to_be_visible()
    # The user goes on.
    page.get_by_test_id("username").fill("Ada")
    expect(tool.get_by_test_id("inspector-moment")).to_contain_text("The present state")


@pytest.mark.parametrize(
    "language", ["en", pytest.param("zh", marks=[pytest.mark.language("zh-CN"), pytest.mark.thorough])])
def test_every_part_of_the_tool_is_accessible(program, page, language):
    page.emulate_media(reduced_motion="reduce")
    inspector = open_screen(page, program, "/phone-login")
    log_in(page)
    page.get_by_test_id("login").click()
    tool = page.context.new_page()
    tool.emulate_media(reduced_motion="reduce")
    tool.goto(program.url(f"/bindery/inspector?session={inspector.number}"))
    tool.get_by_test_id("inspector-elements").get_by_role("button").first.click()
    for part in ("elements", "timeline", "graph", "health"):
        tool.set_viewport_size({"width": 1280, "height": 800})
        tool.emulate_media(color_scheme="light")
        tool.get_by_test_id(f"inspector-tab-{part}").click()
        expect_accessible(tool)
