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
    private var readFrames = 0
    /// The menu that the browser itself has opened.
    private var openMenu: String?

    private let makePage: (LiveRequest) -> LivePage
    private let store = TestStore()
    private let runner = InlineRunner()
    private var browser: BrowserPage?
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
        self.makePage = makePage
        let saved = SavedSession(token: "page", browser: "browser", location: location, languages: languages)
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
        LiveRequest(location: location, browser: browser, languages: languages)
    }
}

extension TestPage {
    /// Returns the only visible element with the id that its view has, on the page or in an element of it.
    public func find(_ id: String, in container: PageElement? = nil) throws(TestPageFailure) -> PageElement {
        let found = findAll(id, in: container)
        guard let element = found.last else {
            let ids = visible(in: container).compactMap(\.identifier)
            throw TestPageFailure("nothing with the id “\(id)” is visible. Visible are: \(ids.joined(separator: ", "))")
        }
        if found.count > 1 {
            throw TestPageFailure(
                "\(found.count) elements with the id “\(id)” are visible. Take one: `findAll(\"\(id)\")[0]`, or search in "
                    + "a row: `find(\"\(id)\", in: row)`")
        }
        return element
    }

    /// Returns the visible elements with the id, in document order: the same button of each row, for example.
    public func findAll(_ id: String, in container: PageElement? = nil) -> [PageElement] {
        visible(in: container).filter { $0.identifier == id }
    }

    private func visible(in container: PageElement?) -> [PageElement] {
        guard let container else { return visible }
        return visible.filter { $0.ancestry.contains { $0 === container } }
    }

    /// Whether an element with the id is visible.
    public func isPresent(_ id: String) -> Bool { visible.contains { $0.identifier == id } }

    /// The visible elements, in document order: not those of covered screens and closed menus.
    public var visible: [PageElement] {
        var visible: [PageElement] = []
        func add(_ element: PageElement) {
            let isClosedMenu = element.attributes["popover"] != nil && element.attributes["id"] != openMenu
            if element.attributes["hidden"] != nil || element.isLeftSlide || isClosedMenu { return }
            visible.append(element)
            element.children.forEach(add)
        }
        add(content.root)
        return visible
    }

    /// Returns the operations that have arrived since the last call, or since the first HTML.
    public func takeOperations() -> [PageOperation] {
        defer { readFrames = frames.count }
        return frames[readFrames...].flatMap(\.operations)
    }
}

extension TestPage {
    /// Enters a value, as a whole: a text, `true` or `false`, a number, the title of a choice.
    public func enter(_ value: String, into id: String) throws(TestPageFailure) {
        try enter(value, into: find(id))
    }

    public func enter(_ value: String, into control: PageElement) throws(TestPageFailure) {
        try checkUsable(control)
        let id = control.name
        guard control.isField, control.attributes["readonly"] == nil else {
            throw TestPageFailure("“\(id)” is a <\(control.tag)> into which nothing can be entered")
        }
        var value = value
        if control.tag == "select" {
            guard let choice = control.children.first(where: { $0.text == value }) else {
                let titles = control.children.map(\.text).filter { !$0.isEmpty }.joined(separator: ", ")
                throw TestPageFailure("“\(id)” has no choice “\(value)”. Its choices are: \(titles)")
            }
            value = choice.attributes["value"] ?? ""
        }
        act { $0.enter(value, into: control) }
    }

    /// Adds text at the end of a field, character by character: one event each.
    public func type(_ text: String, into id: String) throws(TestPageFailure) {
        for character in text { try enter((try find(id).value ?? "") + String(character), into: id) }
    }

    /// Taps a button, link, row, tab, check box, a field, which gets the focus, or a menu, which the browser opens.
    public func tap(_ id: String) throws(TestPageFailure) { try tap(find(id)) }

    public func tap(_ control: PageElement) throws(TestPageFailure) {
        try checkUsable(control)
        if control.attributes["type"] == "checkbox" {
            return try enter(control.value == "true" ? "false" : "true", into: control)
        }
        if control.isField { return act { $0.focus(control) } }
        guard control.hasAction else {
            throw TestPageFailure("“\(control.name)” is a <\(control.tag)>, which cannot be tapped")
        }
        let wasOpen = openMenu
        openMenu = nil
        if let menu = control.attributes["popovertarget"] {
            if menu != wasOpen { openMenu = menu }
            return
        }
        try checkConnection()
        act {
            $0.focus(control)
            $0.tap(control)
        }
    }

    /// Presses Enter in a field.
    public func submit(_ id: String) throws(TestPageFailure) { try submit(find(id)) }

    public func submit(_ control: PageElement) throws(TestPageFailure) {
        try checkUsable(control)
        try checkConnection()
        act {
            $0.focus(control)
            $0.submit(control)
        }
    }

    /// Moves the focus to no control.
    public func leave() { act { $0.focus(nil) } }

    /// Returns to the screen below, as the browser's back button does.
    public func goBack() throws(TestPageFailure) {
        let screens = content.trail.split(separator: " ")
        if screens.count < 2 { throw TestPageFailure("there is no screen below this one") }
        try checkConnection()
        act { $0.goBack(to: screens.dropLast().joined(separator: " ")) }
    }

    /// Does what no other method does, such as scrolling a list, and sends the resulting events.
    public func act(_ body: (BrowserPage) -> Void) {
        precondition(session != nil, "Bindery: the page of the test is closed, or was not found.")
        if let browser { body(browser) }
        deliver()
    }

    private func checkUsable(_ control: PageElement) throws(TestPageFailure) {
        if session == nil { throw TestPageFailure("the page is closed, or was not found") }
        let id = control.name
        if content[control.number] !== control { throw TestPageFailure("“\(id)” is not on the page anymore") }
        if !control.isReachable {
            let isHidden = control.ancestry.contains { $0.attributes["hidden"] != nil }
            throw TestPageFailure("“\(id)” is \(isHidden ? "hidden" : "disabled")")
        }
        if let dialog = content.root.all.last(where: { $0.tag == "dialog" }),
            !control.ancestry.contains(where: { $0 === dialog })
        {
            throw TestPageFailure("“\(id)” is behind the dialog “\(dialog.identifier ?? "")”")
        }
    }

    /// Like the browser's script: without a connection the user can type, but not tap.
    private func checkConnection() throws(TestPageFailure) {
        if connection == nil { throw TestPageFailure("the page is not connected. Call `connect()`") }
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
    private func deliver() {
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

extension PageElement {
    /// The name in a failure: the id, if the view has one.
    fileprivate var name: String { identifier ?? "<\(tag)>" }

    fileprivate var hasAction: Bool { ["a", "button", "dialog"].contains(tag) || has("pressable") }
}

/// The reason why a test's user cannot do something.
public struct TestPageFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
