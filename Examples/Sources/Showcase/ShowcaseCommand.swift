import ArgumentParser
import BinderyWeb
import Catalogue
import Screens

/// The program: serves the screens on the web, and starts the catalogue service that they talk to.
@main
struct ShowcaseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "showcase", abstract: "Shows every screen of Bindery's showcase in a browser.")

    @Option(help: "The port of the web server.")
    var port = 8080

    @Option(help: "The address on which the web server listens.")
    var bind = "127.0.0.1"

    @Option(help: "The file of the catalogue's database; made if it is missing.")
    var database = DefaultDatabase.path

    @Option(parsing: .unconditional, help: "Seconds that are added to each answer of the catalogue.")
    var delay = 0.0

    @Option(parsing: .unconditional, help: "The share of requests that the catalogue answers with 503, from 0 to 1.")
    var failureRate = 0.0

    @Option(help: "The language of everybody: en or zh. By default each browser's own.")
    var language: String?

    @Flag(help: .hidden)
    var testPages = false

    func validate() throws {
        guard (0...65535).contains(port) else { throw ValidationError("--port must be from 0 to 65535, not \(port).") }
        guard (0...1).contains(failureRate) else {
            throw ValidationError("--failure-rate must be from 0 to 1, not \(failureRate).")
        }
        guard delay >= 0, delay < 3600 else {
            throw ValidationError("--delay must be seconds from 0 to 3600, not \(delay).")
        }
        if let language, language != "en", language != "zh" {
            throw ValidationError("--language must be en or zh, not \(language).")
        }
    }

    func run() async throws {
        let catalogue: Catalogue
        do {
            catalogue = try await Catalogue.start(
                CatalogueOptions(
                    database: database, port: 0, delay: .milliseconds(Int(delay * 1000)), failureRate: failureRate))
        } catch {
            throw Stop("The catalogue could not be started. \(error)")
        }
        let client = CatalogueClient(base: catalogue.baseURL)
        let store = catalogue.browserStore
        let forced = language
        let testPages = testPages
        let server = LiveServer(
            options: .init(host: bind, port: port),
            asset: { path in
                if let diagram = Diagrams.asset(at: path) { return diagram }
                if testPages, path == "/test/statistics" { return await client.statistics() }
                return await client.picture(at: path)
            },
            prepare: { request in await BrowserMemory(store: store, browser: request.browser).load() },
            page: { request, remembered in
                var remembered = remembered
                if forced != nil { remembered.language = nil }
                let showcase = Showcase(
                    at: Place(path: request.location, includingTestPages: testPages)
                        ?? .unknown(path: request.location),
                    language: Language(preferring: forced.map { [$0] } ?? request.languages),
                    services: client.services(for: request.browser),
                    store: BrowserMemory(store: store, browser: request.browser),
                    remembered: remembered,
                    hasTestPages: testPages)
                return LivePage(
                    language: showcase.language, texts: showcase.interfaceTexts, isFound: showcase.isFound,
                    content: showcase.view)
            })
        let address = bind
        do {
            try await server.run { port in
                print("The showcase is at http://\(address):\(port)/ (Ctrl-C ends it)")
                flushOutput()
            }
        } catch {
            await catalogue.stop()
            throw Stop("\(error)")
        }
        await catalogue.stop()
    }
}

/// Ends the program with a message.
struct Stop: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
