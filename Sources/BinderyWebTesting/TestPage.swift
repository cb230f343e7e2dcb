public import Bindery
@_exported public import BinderyPageClient
@_exported public import BinderyWeb
@_exported public import BinderyWire

/// A page of a live session in the test's own process, with its simulated user: no browser, no socket, no waiting.
///
/// ```swift
/// let page = try TestPage { LivePage(language: .constant("en"), texts: .english, content: Login(model: Login())) }
/// try page.enter("13874389438", into: "phone")
/// let button = try page.find("login").number
/// #expect(page.takeOperations() == [.attribute(node: button, name: "disabled", value: nil)])
/// try page.tap("login")
/// page.advance(by: .seconds(1))
/// #expect(try page.find("toast").wholeText == "Logged in")
/// ```
///
/// The session is the server's own, and the page follows the protocol's rules. Between them are the messages of the
/// wire, as text. Everything happens on the calling thread, before a method returns: the event, the computations, the
/// frame, its application. Time passes only in ``advance(by:)``. Work that leaves the session's actor, such as a
/// request over the network, is not awaited: give the view models services that answer immediately, or after
/// `ExecutionContext.current!.scheduler.sleep(for:)`. An answer that waits for a `VirtualScheduler` does not arrive.
///
/// A violation of the protocol by the session is a fault of Bindery; it stops the test with the frames that led to it.
///
/// - Isolation: used on one thread at a time; not `Sendable`.
public final class TestPage {
    /// The HTML that the server responded with.
    public private(set) var firstHTML = ""
    /// Whether the address has a screen. If not, the server would respond with status 404, without a session.
    public private(set) var isFound = true
    /// What the page shows: the first HTML, changed by the frames since.
    public private(set) var content: PageContent
    /// The frames that the page has received, oldest first, over all connections.
    public private(set) var frames: [PageFrame] = []
    /// The events that the page has sent, oldest first; an event that was sent again is in it twice.
    public private(set) var events: [PageEvent] = []
    var readFrames = 0
    /// The menu that the browser itself has opened.
    var openMenu: String?

    let makePage: (LiveRequest) -> LivePage
    let store = TestStore()
    let runner = InlineRunner()
    var browser: BrowserPage?
    var session: RunningSession?
    var connection: TestConnection?

    /// Opens the page and connects it.
    ///
    /// - Parameters:
    ///   - location: the address, with its query.
    ///   - languages: the languages that the browser prefers, the most preferred first.
    ///   - principal: the user who is signed in. A sign-in or sign-out in the test changes only the property
    ///     `request.identity.principal` of this page.
    ///   - makePage: makes the view models and the view, as in `LiveServer`; also called by ``restart()``.
    public init(
        at location: String = "/", languages: [String] = ["en"], principal: Principal? = nil,
        _ makePage: @escaping (LiveRequest) -> LivePage
    ) throws(PageFault) {
        self.makePage = makePage
        let saved = SavedSession(
            token: "page", browser: "browser", location: location, languages: languages,
            user: principal.map { SignedInUser($0) })
        let session = RunningSession(as: saved, in: store, on: runner)
        let response = session.open { makePage(saved.request) }
        (firstHTML, isFound) = (response.html, response.isFound)
        if isFound {
            let browser = try BrowserPage(document: firstHTML, path: location)
            (self.session, self.browser, content) = (session, browser, browser.content)
            connect()
        } else {
            content = try PageContent(document: firstHTML, path: location)
            session.close()
        }
    }

    /// Opens a page that needs nothing of the request.
    public convenience init(at location: String = "/", _ makePage: @escaping () -> LivePage) throws(PageFault) {
        try self.init(at: location) { _ in makePage() }
    }

    deinit { close() }

    /// Ends the session. Views and models that are alive afterwards are leaks.
    public func close() {
        session?.close()
        (session, connection) = (nil, nil)
        // A session is deallocated by a job of its own.
        runner.run()
    }
}

extension SavedSession {
    fileprivate var request: LiveRequest {
        LiveRequest(location: location, browser: browser, languages: languages, principal: user?.principal)
    }
}

// MARK: Time, the program and the connection

extension TestPage {
    /// Lets time pass. Timers, debounced signals and delayed answers run on the way, each with a frame at its instant.
    public func advance(by duration: Duration) {
        precondition(session != nil, "Bindery: the page of the test is closed, or was not found.")
        guard let session else { return }
        let end = session.perform { $0.now } + duration
        while let next = session.perform({ $0.nextInstant }), next <= end {
            session.perform { $0.advance(by: next - $0.now) }
            deliver()
        }
        session.perform { $0.advance(by: end - $0.now) }
        deliver()
    }

    /// Runs what the program does by itself, on the session's actor: a write to a view model, an event of a service.
    @discardableResult
    public func perform<Result>(_ work: () -> Result) -> Result {
        guard let session else { preconditionFailure("Bindery: the page of the test is closed, or was not found.") }
        defer { deliver() }
        return withoutActuallyEscaping(work) { work in session.perform { _ in work() } }
    }

    /// Cuts the connection. Events wait in the page.
    public func disconnect() {
        session?.disconnect()
        connection = nil
        browser?.lost()
    }

    /// Connects the page again. The server sends what it has missed.
    public func connect() {
        guard let browser, let session else { return }
        let connection = TestConnection()
        self.connection = connection
        browser.connecting()
        session.connect(connection, seen: browser.seen)
        deliver()
    }

    /// Replaces the server's process: the session is stored, and another session continues it.
    public func restart() {
        session?.handOff()
        deliver()
        disconnect()
        session?.close()
        openMenu = nil
        guard let stored = store.saved else { preconditionFailure("Bindery: a session was not stored.") }
        let session = RunningSession(as: stored, in: store, on: runner)
        self.session = session
        session.open(restoring: stored) { [makePage] in makePage(stored.request) }
        connect()
    }

    /// Passes messages between the session and the page until neither side has any.
    func deliver() {
        guard let connection, let session, let browser else { return }
        while true {
            runner.run()
            let (arrived, sent) = (connection.takeMessages(), browser.takeOutgoing())
            if arrived.isEmpty, sent.isEmpty { return }
            for message in arrived {
                browser.received(message)
                precondition(
                    browser.faults.isEmpty,
                    "Bindery: the session violates the wire protocol: \(browser.faults) after \(browser.trace)")
                if let frame = try? PageFrame(message) { frames.append(frame) }
            }
            for message in sent {
                guard let event = try? PageEvent(message) else { continue }
                events.append(event)
                session.receive(event)
            }
        }
    }
}
