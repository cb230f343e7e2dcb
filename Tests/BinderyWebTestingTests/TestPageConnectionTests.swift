import BinderyView
import BinderyWebTesting
import Testing

/// Whether a page is connected, as its view models see it.
@Suite struct TestPageConnectionTests {
    @Test func aPageIsConnectedFromItsFirstFrameUntilItsConnectionEnds() throws {
        var states: [Bool] = []
        let bag = DisposeBag()
        let page = try TestPage { request in
            let isConnected = request.isConnected
            isConnected.observe { states.append($0) }.disposed(by: bag)
            return LivePage(
                language: .constant("en"), texts: .english,
                content: Screen("s", title: "S") { Text(isConnected.map { $0 ? "here" : "away" }).id("state") })
        }
        #expect(page.firstHTML.contains(">away<"))
        #expect(try page.find("state").wholeText == "here")
        page.disconnect()
        #expect(states == [false, true, false])
        page.connect()
        #expect(states == [false, true, false, true])
        #expect(try page.find("state").wholeText == "here")
    }

    @Test func aRequestOutsideASessionIsAlwaysConnected() {
        #expect(LiveRequest(location: "/", browser: "b", languages: []).isConnected.value)
    }
}
