@_exported public import BinderyPageClient
@_exported public import BinderyWeb
@_exported public import BinderyWire

/// A page of a live session in the test's own process, with its simulated user: no browser, no socket, no waiting.
///
/// ```swift
/// let page = try TestPage { LivePage(language: .constant("en"), texts: .english, content: Login(model: Login())) }
/// try page.enter("13874389438", into: "phone")
/// #expect(page.takeOperations() == [.attribute(node: 7, name: "disabled", value: nil)])
/// try page.tap("login")
/// page.advance(by: .seconds(1))
/// #expect(try page.find("toast").wholeText == "Logged in")
/// ```
///
/// The session is the server's own, and the page follows the rules of the browser's script. Between them are the
/// messages of the wire, as text. Everything happens on the calling thread, before a method returns: the event, the
/// computations, the frame, its application. Time passes only in ``advance(by:)``. Work that leaves the session's
/// actor, such as a request over the network, is not awaited; give the view models services that answer immediately or
/// after a delay of the scheduler.
///
/// - Isolation: used on one thread at a time; not `Sendable`.
/// - Complexity: opening a page of 30 controls takes about a millisecond in a debug build.
public final class TestPage {
    /// The HTML that the server responded with.
    public private(set) var firstHTML = ""
    /// Whether the address has a screen. If not, the server would respond with the status 404.
    public private(set) var isFound = true
    /// The page as the browser's script keeps it.
    public private(set) var page: BrowserPage!
    /// The frames that the page has received, oldest first, over all connections.
    public private(set) var frames: [PageFrame] = []
    /// The events that the page has sent, oldest first; an event that was sent again is in it twice.
    public private(set) var events: [PageEvent] = []
    private var readFrames = 0
    /// The menu that the browser itself has opened.
    private var openMenu: String?

    private let location: String
    private let makePage: (LiveRequest) -> LivePage
    private let languages: [String]
    private let store = TestStore()
    private let runner = InlineRunner()
    private var session: RunningSession?
    private var connection: TestConnection?

    /// Opens the page and connects it.
    ///
    /// - Parameters:
    ///   - location: the address, with its query.
    ///   - languages: the languages that the browser prefers, the most preferred first.
    ///   - makePage: makes the view models and the view, as in `LiveServer`; also called by ``restart()``.
    public init(
        at location: String = "/", languages: [String] = ["en"], _ makePage: @escaping (LiveRequest) -> LivePage
    ) throws(PageFault) {
        self.location = location
        self.languages = languages
        self.makePage = makePage
        let session = RunningSession(as: saved, in: store, on: runner)
        self.session = session
        let response = session.open { [makePage, request] in makePage(request) }
        (firstHTML, isFound) = (response.html, response.isFound)
        if !isFound { return }
        page = try BrowserPage(document: firstHTML, path: location)
        connect()
    }

    /// Opens a page that needs nothing of the request.
    public convenience init(_ makePage: @escaping () -> LivePage) throws(PageFault) {
        try self.init { _ in makePage() }
    }

    deinit { close() }

    /// Ends the session. Views and models that are alive afterwards are leaks.
    public func close() {
        session?.close()
        session = nil
    }

    private var request: LiveRequest { LiveRequest(location: location, browser: "browser", languages: languages) }

    private var saved: SavedSession {
        SavedSession(token: "page", browser: "browser", location: location, languages: languages)
    }
}

// MARK: Looking

extension TestPage {
    /// What the page shows: the first HTML, changed by the frames since.
    public var content: PageContent { page.content }

    /// Returns the only visible element with the id that its view has.
    public func find(_ id: String) throws(TestPageFailure) -> PageElement {
        let found = visible.filter { $0.identifier == id }
        guard let element = found.last else {
            let ids = visible.compactMap(\.identifier)
            throw TestPageFailure("nothing with the id “\(id)” is visible. Visible are: \(ids.joined(separator: ", "))")
        }
        if found.count > 1 { throw TestPageFailure("\(found.count) elements with the id “\(id)” are visible") }
        return element
    }

    /// Whether an element with the id is visible.
    public func isPresent(_ id: String) -> Bool { visible.contains { $0.identifier == id } }

    /// The visible elements, in document order: not those of covered screens and closed menus.
    public var visible: [PageElement] {
        content.root.all.filter { element in
            !element.ancestry.contains {
                $0.attributes["hidden"] != nil || $0.isLeftSlide
                    || $0.attributes["popover"] != nil && $0.attributes["id"] != openMenu
            }
        }
    }

    /// Returns the operations that have arrived since the last call, or since the first HTML.
    public func takeOperations() -> [PageOperation] {
        defer { readFrames = frames.count }
        return frames[readFrames...].flatMap(\.operations)
    }
}

// MARK: The user

extension TestPage {
    /// Enters a value, as a whole: a text, `true` or `false`, a number, the title of a choice.
    public func enter(_ value: String, into id: String) throws(TestPageFailure) {
        let control = try usable(id)
        guard control.isField else { throw TestPageFailure("“\(id)” is a <\(control.tag)>, which has no value") }
        var value = value
        if control.tag == "select" {
            guard let choice = control.children.first(where: { $0.text == value }) else {
                let titles = control.children.map(\.text).filter { !$0.isEmpty }.joined(separator: ", ")
                throw TestPageFailure("“\(id)” has no choice “\(value)”. Its choices are: \(titles)")
            }
            value = choice.attributes["value"] ?? ""
        }
        page.enter(value, into: control)
        deliver()
    }

    /// Adds text at the end of a field, character by character: one event each.
    public func type(_ text: String, into id: String) throws(TestPageFailure) {
        for character in text { try enter((try find(id).value ?? "") + String(character), into: id) }
    }

    /// Taps a button, a link, a row, a tab, a check box or a menu, which the browser opens and closes by itself.
    public func tap(_ id: String) throws(TestPageFailure) {
        let control = try usable(id)
        if control.attributes["type"] == "checkbox" {
            return try enter(control.value == "true" ? "false" : "true", into: id)
        }
        let wasOpen = openMenu
        openMenu = nil
        if let menu = control.attributes["popovertarget"] {
            if menu != wasOpen { openMenu = menu }
            return
        }
        try checkConnection()
        page.focus(control)
        page.tap(control)
        deliver()
    }

    /// Presses Enter in a field.
    public func submit(_ id: String) throws(TestPageFailure) {
        let control = try usable(id)
        try checkConnection()
        page.focus(control)
        page.submit(control)
        deliver()
    }

    /// Moves the focus to no control.
    public func leave() {
        page.focus(nil)
        deliver()
    }

    /// Navigates to a trail that the page had before, as the browser's back button does.
    public func navigate(to trail: String) {
        page.goBack(to: trail)
        deliver()
    }

    private func usable(_ id: String) throws(TestPageFailure) -> PageElement {
        let control = try find(id)
        if !control.isReachable { throw TestPageFailure("“\(id)” is disabled") }
        if let dialog = content.root.all.last(where: { $0.tag == "dialog" }),
            !control.ancestry.contains(where: { $0 === dialog })
        {
            throw TestPageFailure("“\(id)” is behind the dialog “\(dialog.identifier ?? "")”")
        }
        return control
    }

    /// Like the browser's script: without a connection the user can type, but not tap.
    private func checkConnection() throws(TestPageFailure) {
        if connection == nil { throw TestPageFailure("the page is not connected. Call `connect()`") }
    }
}

// MARK: Time, the program and the connection

extension TestPage {
    /// Lets time pass for the session. Timers, debounced signals and delayed answers run on the way.
    public func advance(by duration: Duration) {
        session?.perform { $0.advance(by: duration) }
        deliver()
    }

    /// Runs what the program does by itself, on the session's actor: a write to a view model, an event of a service.
    public func perform(_ work: () -> Void) {
        withoutActuallyEscaping(work) { work in session?.perform { _ in work() } }
        deliver()
    }

    /// Cuts the connection. Events wait in the page.
    public func disconnect() {
        session?.disconnect()
        connection = nil
        page.lost()
    }

    /// Connects the page again. The server sends what it has missed.
    public func connect() {
        let connection = TestConnection()
        self.connection = connection
        page.connecting()
        session?.connect(connection, seen: page.seen)
        deliver()
    }

    /// Replaces the server's process: the session is stored, and another session continues it.
    public func restart() {
        session?.handOff()
        disconnect()
        session?.close()
        guard let stored = store.saved else { return }
        let session = RunningSession(as: stored, in: store, on: runner)
        self.session = session
        session.open(restoring: stored) { [makePage, request] in makePage(request) }
        connect()
    }

    /// Passes messages to and fro until neither side has any.
    private func deliver() {
        guard let connection, let session else { return }
        while true {
            runner.run()
            let (arrived, sent) = (connection.takeMessages(), page.takeOutgoing())
            if arrived.isEmpty, sent.isEmpty { return }
            for message in arrived {
                page.received(message)
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

/// The reason why a test's user cannot do something.
public struct TestPageFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
