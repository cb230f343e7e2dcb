"""Each trap is reported, each safe form passes."""

import tempfile
import unittest
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

from loading import load

lint = load("lint-async-closures")

OPTIONAL = "isolation: isolated (any Actor)? = #isolation"
REQUIRED = "isolation: isolated any Actor"


def found(source: str) -> list[str]:
    return [f"{line}: {message}" for line, message in lint.traps(source)]


def starting(body: str, parameter: str = OPTIONAL) -> str:
    return f"func start({parameter}) {{\n{body}\n}}\n"


class CaptureLists(unittest.TestCase):
    def caught(self, source: str):
        self.assertEqual(len(found(source)), 1, source)
        self.assertIn("an async closure with a capture list runs off its actor", found(source)[0])

    def passes(self, source: str):
        self.assertEqual(found(source), [], source)

    def test_an_async_closure_with_a_capture_list_is_caught(self):
        self.caught("run { [weak self] () async in self?.go() }")
        self.caught("run { [weak self, x = y[0]] (value: Int, _: (A) -> B) async throws(LoginFailure) -> Int in 1 }")
        self.caught("run { [weak self] value async in use(value) }")
        self.caught("let work: nonisolated(nonsending) () async -> Void = { [box] () async in box.go() }")
        self.caught("Action(enabledIf: ready, execute: { [weak self] () async throws(E) in 1 })")

    def test_one_that_awaits_without_saying_async_is_caught(self):
        self.caught("run { [weak self] in await self?.go() }")
        self.caught("run { [weak self] in\n    if ready {\n        for x in xs { await go(x) }\n    }\n}")
        self.caught("run { [box] value in async let a = go(box) }")

    def test_one_over_several_lines_is_reported_where_it_begins(self):
        self.assertTrue(found("\nrun {\n    [weak self]\n    () async throws(E)\n    in\n    go()\n}")[0].startswith("2: "))

    def test_one_inside_another_closure_or_an_if_expression_is_caught(self):
        self.caught("outer { run { [weak self] () async in go() } }")
        self.caught("let x = if ready { make { [box] () async in go() } } else { nothing }")

    def test_synchronous_closures_may_have_one(self):
        self.passes("signal.observe { [weak self] value in self?.go(value) }")
        self.passes("observe { [weak self] in\n    Task.detached { await go() }\n}")

    def test_async_closures_without_one_pass(self):
        self.passes("run { () async throws(LoginFailure) in try await go() }")
        self.passes("Action { () async in let x = [a, b]; await go(x) }")

    def test_a_closure_that_says_where_it_runs_passes(self):
        self.passes("run { @concurrent [box] () async in go() }")
        self.passes("run { @Sendable [box] in await go() }")
        self.passes("run { @MainActor [box] in await go() }")
        self.passes("group.addTask { [box] in await go() }")
        self.passes("Task.detached(priority: .low) { [box] in await go() }")

    def test_declarations_and_subscripts_are_not_capture_lists(self):
        self.passes("func go() async { [1, 2].forEach { print($0) }\n await x() }")
        self.passes("var value: Int { get async { [1, 2][0] } }")
        self.passes("protocol P { func a() async\n var b: Int { get } }")
        self.passes("for await x in stream { [x].go()\n await y() }")

    def test_comments_and_strings_are_ignored(self):
        self.passes("// run { [weak self] () async in go() }")
        self.passes("/* a /* nested */ run { [weak self] () async in go() } */")
        self.passes('let text = "run { [weak self] () async in go() }"')
        self.passes('let text = """\n run { [weak self] () async in "go" }\n """')
        self.passes('let text = #"run " { [weak self] () async in go() }"#')
        self.passes('let text = "\\(name("{ [x] () async in")) { [weak self] () async in go() }"')
        self.passes("let pattern = #/{ [weak self] () async in \" }/#")
        self.caught('let text = "a \\" b { "; run { [weak self] () async in go() }')


class StoredClosures(unittest.TestCase):
    def test_one_stored_without_a_type_is_caught(self):
        for source in (
            "let work = { () async in go() }",
            "var work = { (x: Int) async throws in go(x) }",
            "let work = {\n    await go()\n}",
        ):
            self.assertIn("an async closure in 'work' without a type", "".join(found(source)))

    def test_one_with_a_type_passes(self):
        self.assertEqual(found("let work: nonisolated(nonsending) () async -> Void = { () async in go() }"), [])

    def test_synchronous_and_placed_ones_pass(self):
        self.assertEqual(found("let work = { go() }"), [])
        self.assertEqual(found("let work = { () in Task.detached { await go() } }"), [])
        self.assertEqual(found("let work = { @concurrent () async in go() }"), [])
        self.assertEqual(found("var work: Int { get async { await go() } }"), [])
        self.assertEqual(found("let value = await run { () async in go() }"), [])


class Tasks(unittest.TestCase):
    def caught(self, text: str, source: str):
        self.assertEqual(len(found(source)), 1, found(source))
        self.assertIn(text, found(source)[0])

    def test_capturing_the_isolation_is_caught(self):
        text = "a Task that captures 'isolation' in its capture list"
        self.caught(text, starting("Task { [isolation] in await go() }"))
        self.caught(text, starting("Task.immediate { [isolation] in _ = isolation; await go() }", REQUIRED))
        self.caught(text, starting("Task(priority: .high) { [weak self, here = isolation] in await go() }"))
        self.caught(text, "Task<Void, Never> { [isolation] in await go() }")
        self.caught(
            "a Task that captures 'actor' in its capture list",
            starting("Task { [actor] in await go() }", "isolation actor: isolated any Actor"),
        )

    def test_not_mentioning_it_is_caught(self):
        text = "a Task that does not mention 'isolation' runs off that actor"
        self.caught(text, starting("Task { await go() }", REQUIRED))
        self.caught(text, starting("Task { [weak self] in await self?.go(isolation: #isolation) }"))

    def test_an_optional_one_without_a_guard_is_caught(self):
        text = "'isolation' may be nil, and then this Task runs on no actor"
        self.caught(text, starting("Task { _ = isolation; await go() }"))
        self.caught(text, starting("queue.add {\n    Task.immediate { _ = isolation; await go() }\n}"))
        self.caught(text, "init<T>(\n    _ x: T,\n    isolation: isolated (any Actor)? = #isolation\n) where T: P {\n"
                          "    self.x = x\n    Task { _ = isolation; await go() }\n}")

    def test_a_shadow_of_it_is_caught(self):
        text = "mentions a local 'isolation' that shadows the parameter"
        self.caught(text, starting("guard let isolation else { return }\nTask { _ = isolation; await go() }"))
        self.caught(text, starting("if let isolation {\nTask { _ = isolation; await go() }\n}"))

    def test_a_checked_one_passes(self):
        for check in (
            "guard isolation != nil else { return }",
            "guard let _ = isolation else { return }",
            "guard let actor = isolation else { return }\nuse(actor)",
            "if isolation == nil { return }",
            "if let isolation { use(isolation) }\nguard isolation != nil else { return }",
        ):
            self.assertEqual(found(starting(check + "\nTask { _ = isolation; await go() }")), [], check)

    def test_the_safe_forms_pass(self):
        self.assertEqual(found(starting("Task { _ = isolation; await go() }", REQUIRED)), [])
        self.assertEqual(found(starting("Task.immediate { [weak self] in\n_ = isolation\nawait self?.go() }", REQUIRED)), [])
        self.assertEqual(found(starting("Task.detached { await go() }")), [])
        self.assertEqual(found("func go() { Task { [weak self] in await self?.go() } }"), [])

    def test_a_nested_function_has_its_own_isolation(self):
        self.assertEqual(found(starting("func inner() {\n    Task { await go() }\n}")), [])


class Reports(unittest.TestCase):
    TRAP = "run { [weak self] () async in go() }"

    def test_a_line_is_allowed_with_a_reason(self):
        self.assertEqual(found(self.TRAP + " // lint:allow async-closure: awaits nothing of the actor"), [])
        self.assertEqual(found("// lint:allow async-closure: leaves on purpose\n" + self.TRAP), [])

    def test_a_reason_is_needed(self):
        self.assertIn("gives no reason", found(self.TRAP + " // lint:allow async-closure")[0])

    def test_an_allowance_reaches_one_line_only(self):
        self.assertEqual(len(found("// lint:allow async-closure: reason\n\n" + self.TRAP)), 1)

    def run_on(self, source: str) -> tuple[int, str]:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "Trap.swift")
            path.write_text(source)
            Path(folder, ".build").mkdir()
            Path(folder, ".build", "Other.swift").write_text(self.TRAP)
            output = StringIO()
            with redirect_stdout(output):
                status = lint.main([folder])
            return status, output.getvalue().replace(folder, "F")

    def test_a_trap_is_printed_with_its_place_and_fails(self):
        status, output = self.run_on("import Bindery\n" + self.TRAP)
        self.assertEqual(status, 1)
        self.assertTrue(output.startswith("F/Trap.swift:2: an async closure with a capture list runs off its actor; "))

    def test_clean_sources_pass_and_build_folders_are_not_read(self):
        self.assertEqual(self.run_on("let x = 1"), (0, "lint-async-closures: 1 files, no trap\n"))

    def test_nothing_to_read_is_a_failure(self):
        with tempfile.TemporaryDirectory() as folder, redirect_stderr(StringIO()):
            self.assertEqual(lint.main([folder]), 1)


if __name__ == "__main__":
    unittest.main()
