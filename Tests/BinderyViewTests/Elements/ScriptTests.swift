import BinderyTesting
import BinderyView
import Testing

@Suite struct ScriptTests {
    @Test func aScriptHasTheValueAndSendsMessages() throws {
        let value = MutableProperty("1")
        var parts = Rendering.ScriptParts(name: "chart", value: value)
        var seen: [String] = []
        parts.messages["picked"] = {
            seen.append($0)
            return $0 != "bad"
        }
        let app = HeadlessApp { [parts] in Element("div").script(parts).id("chart") }
        #expect(try app.find("chart").scriptValue == "1")
        value.value = "2"
        #expect(try app.find("chart").scriptValue == "2")
        try app.find("chart").sendMessage("picked", "3")
        #expect(seen == ["3"])
        #expect(throws: HeadlessFailure.self) { try app.find("chart").sendMessage("picked", "bad") }
        #expect(throws: HeadlessFailure.self) { try app.find("chart").sendMessage("other") }
    }

    @Test func aCallIsAnsweredByTheScript() async throws {
        let calls = Rendering.ScriptCalls(), time = VirtualScheduler()
        let app = HeadlessApp(time: time) {
            Element("div").script(Rendering.ScriptParts(name: "chart", calls: calls)).id("chart")
        }
        var answers: [Result<String, Rendering.ScriptFailure>] = []
        let ask = Action<String, Void, Never> { function in
            do throws(Rendering.ScriptFailure) {
                answers.append(.success(try await calls.call(function, json: "7")))
            } catch {
                answers.append(.failure(error))
            }
        }
        time.run { _ = ask.execute("picture") }
        let first = try #require(try app.find("chart").scriptCalls.first)
        #expect(first.function == "picture" && first.argument == "7")
        try app.find("chart").answer(first, with: .success("\"png\""))
        time.advance(by: .zero)
        time.run { _ = ask.execute("broken") }
        time.advance(by: .zero)
        try app.find("chart").answer(try app.find("chart").scriptCalls[0], with: .failure(.failed("no")))
        time.advance(by: .zero)
        #expect(answers == [.success("\"png\""), .failure(.failed("no"))])
    }

    @Test func theElementThatWasMountedLastIsCalled() throws {
        let calls = Rendering.ScriptCalls(), time = VirtualScheduler(), isShown = MutableProperty(true)
        let app = HeadlessApp(time: time) {
            Element("div").script(Rendering.ScriptParts(name: "chart", calls: calls)).id("below")
            When(isShown) { Element("div").script(Rendering.ScriptParts(name: "chart", calls: calls)).id("above") }
        }
        let ask = Action<Void, Void, Rendering.ScriptFailure>(policy: .concurrent) {
            () async throws(Rendering.ScriptFailure) in _ = try await calls.call("f", json: "")
        }
        time.run { _ = ask.execute() }
        #expect(try app.find("above").scriptCalls.count == 1)
        time.run { isShown.value = false }
        time.run { _ = ask.execute() }
        #expect(try app.find("below").scriptCalls.count == 1)
    }

    @Test func aCallEndsWithItsElement() throws {
        let calls = Rendering.ScriptCalls(), time = VirtualScheduler(), isShown = MutableProperty(true)
        let app = HeadlessApp(time: time) {
            When(isShown) { Element("div").script(Rendering.ScriptParts(name: "chart", calls: calls)) }
        }
        var failures: [Rendering.ScriptFailure] = []
        let ask = Action<Void, Void, Never>(policy: .concurrent) {
            do throws(Rendering.ScriptFailure) { _ = try await calls.call("f", json: "") } catch {
                failures.append(error)
            }
        }
        time.run { _ = ask.execute() }
        time.run { isShown.value = false }
        time.advance(by: .zero)
        #expect(failures == [.notMounted])
        time.run { _ = ask.execute() }
        time.advance(by: .zero)
        #expect(failures == [.notMounted, .notMounted])
        #expect(
            failures[0].description
                == "the element of the script is not on the page. Call it while the element is shown")
        withExtendedLifetime(app) {}
    }
}
