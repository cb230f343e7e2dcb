import ArgumentParser
import Bindery
import BinderyWeb
import Foundation

/// The program: a site whose users sign in with a password.
@main
struct SignInCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign-in", abstract: "A live site whose users sign in with a password.")

    @Option(help: "The port of the web server; 0 for any free one.")
    var port = 8080

    @Option(help: "The file that keeps pages and sign-ins over a restart.")
    var sessions: String?

    func run() async throws {
        let accounts = try Accounts()
        try await accounts.add(
            Principal(id: "1", name: "Ada", roles: ["staff"]), email: "ada@example.org",
            password: "correct horse battery")
        var options = LiveServer.Options(port: port)
        options.security.hosts = LiveSecurity.thisMachine
        if let sessions { options.store = try SQLiteSessionStore(path: sessions) }
        try await LiveServer.site(accounts, options: options).run { port in
            print("The site is at http://127.0.0.1:\(port)/ (Ctrl-C ends it)")
            fflush(nil)
        }
    }
}
