import BinderySynchronization
import BinderyView
import Testing

@testable import BinderyWeb

private enum Page: Route {
    case index, slow, unknown(String)

    var path: String {
        switch self {
        case .index: "/"
        case .slow: "/慢?x=1"
        case .unknown(let path): path
        }
    }
}

/// A record of what happened, on any thread.
final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func append(_ line: String) { lines.withLock { $0.append(line) } }
}

@Suite struct NavigationPageTests {
    private let log = Log()
    private let sent = RecordedConnection()

    private func open(_ path: String) async -> (LiveSession, LiveSession.FirstResponse) {
        let session = LiveSession()
        let log = log
        let response = await session.open(socket: "/s") {
            let routes = Routes(root: Page.index, unknown: Page.unknown) { path in
                [Page.index, .slow].first { $0.path == path }
            }
            let navigator = Navigator(routes, at: path)
            let isFound = if case .unknown = navigator.stack.value.last { false } else { true }
            return LivePage(
                language: .constant("en"), texts: .english, isFound: isFound,
                content: NavigationStack(navigator) { page in
                    let wait = Action<Void, Void, Never> {
                        log.append("begun")
                        await withTaskCancellationHandler {
                            try? await Task.sleep(for: .seconds(3600))
                        } onCancel: {
                            log.append("cancelled")
                        }
                    }
                    return Screen("page", title: page.path) { Button("Wait", action: wait).id("wait") }
                })
        }
        _ = await session.connect(sent, seen: 0)
        return (session, response)
    }

    @Test func theFirstResponseSaysWhereItIsAndWhatLeadsBack() async {
        let html = await open("/%E6%85%A2?x=1").1.html
        #expect(html.contains(#"data-depth="2" data-trail="/ /%E6%85%A2?x=1""#))
    }

    @Test(arguments: [("/", true), ("/慢?x=1", true), ("/慢", false), ("/nowhere", false)])
    func anUnknownAddressIsNotFound(_ path: String, _ isFound: Bool) async {
        #expect(await open(path).1.isFound == isFound)
    }

    @Test func aTrailIsFollowedAndAnswered() async throws {
        let (session, _) = await open("/")
        await session.receive(#"[1,"n","/ /%E6%85%A2?x=1"]"#)
        #expect(sent.all.last?.contains(#"["n",2,"/%E6%85%A2?x=1","/慢?x=1","/ /%E6%85%A2?x=1"]"#) == true)
        await session.receive(#"[2,"n","rubbish"]"#)
        #expect(sent.all.last == #"[2,[["n",2,"/%E6%85%A2?x=1","/慢?x=1","/ /%E6%85%A2?x=1"]],2]"#)
        await session.receive(#"[3,"n","/ /nowhere"]"#)
        #expect(sent.all.last?.contains(#""/ /nowhere""#) == true)
    }

    @Test func aScreenThatIsLeftCancelsWhatItsModelDoes() async throws {
        let (session, response) = await open("/慢?x=1")
        let button = try #require(
            response.html.firstMatch(of: /data-n="(\d+)"[^>]*data-testid="wait"/)?.1)
        await session.receive(#"[1,"t",\#(button)]"#)
        #expect(log.all == ["begun"])
        await session.receive(#"[2,"n","/"]"#)
        #expect(log.all == ["begun", "cancelled"])
    }
}
