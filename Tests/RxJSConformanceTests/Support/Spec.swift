import BinderyTesting
import Testing

/// The cases of one of RxJS 7's specification files, in Swift. `scripts/rxjs-table` reads these declarations and makes
/// the table RxJS.md of them: names and reasons are plain literals, or members of ``Reason``.
///
/// - Parameters:
///   - file: without `-spec.ts`, below `spec/`.
///   - total: how many cases (`it`) the file has.
func spec(_ file: String, of total: Int, _ declare: (Spec) -> Void) -> [Case] {
    let spec = Spec()
    declare(spec)
    return spec.cases
}

final class Spec {
    fileprivate var cases: [Case] = []

    /// A case that behaves as in RxJS.
    func equal(_ name: String, _ body: @escaping @Sendable (Marbles) throws -> Void) {
        cases.append(Case(name: name, body: body))
    }

    /// A case that behaves otherwise, as `body` shows.
    func differs(_ name: String, because reason: String, _ body: @escaping @Sendable (Marbles) throws -> Void) {
        cases.append(Case(name: name, body: body))
    }

    /// A case that cannot be said in Swift, or is about something that Bindery does not have.
    func notApplicable(_ name: String, because reason: String) {}

    /// Several such cases.
    func notApplicable(count: Int, because reason: String) {}
}

struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let body: @Sendable (Marbles) throws -> Void

    func run() throws { try marbles(body) }

    var testDescription: String { name }
}
