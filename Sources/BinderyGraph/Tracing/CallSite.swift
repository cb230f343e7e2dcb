internal import BinderySynchronization
internal import CBinderyShims

/// A call in the program's own code: return addresses that are looked up in the debug information only on request.
package struct CallSite: Sendable {
    /// The innermost first.
    let addresses: [UInt]

    private static let mostAddresses = 48

    package static func here() -> CallSite {
        CallSite(
            addresses: Array(unsafeUninitializedCapacity: mostAddresses) { buffer, count in
                count = bindery_return_addresses(buffer.baseAddress!, buffer.count)
            })
    }

    /// What ``sourceLocation`` is for a call that no code of the program has led to.
    static let outside = "an event from outside"

    /// What ``sourceLocation`` is for a call that is looked up later: see ``PendingPlaces``.
    static let pending = "…"

    /// The innermost call outside Bindery, as `Module/File.swift:12`; without debug information the function, or nil.
    /// ``outside`` if there is none: a backend has passed on the user's input, for instance.
    ///
    /// - Complexity: Each address is looked up once in the process. The first in a module reads the module's symbols
    ///   and line tables: tenths of a second in a large program. In release builds, and on other systems than Linux,
    ///   each address reads the line tables again.
    package var sourceLocation: String? {
        var function: String?
        var (isOfPage, isOfProgram) = (false, false)
        for address in addresses {
            let known = CodePlace.knownCalls(at: address)
            if known == nil, let pending = PendingPlaces.current {
                pending.add(self)
                return Self.pending
            }
            for call in known ?? CodePlace.calls(at: address) {
                guard let module = call.module else { continue }
                if Self.ownModules.contains(module) {
                    isOfPage = isOfPage || module == "BinderyWeb"
                    continue
                }
                // A function that the compiler made for a protocol has no line, and is not the program's.
                if call.line == nil, call.function.hasPrefix("protocol witness") { continue }
                isOfProgram = true
                function = function ?? call.function
                if let line = call.line { return "\(module)/\(line)" }
                if !call.mayHaveLine { return function }
            }
        }
        return isOfPage && !isOfProgram ? Self.outside : function
    }

    private static let ownModules: Set = [
        "BinderyGraph", "BinderyStreams", "Bindery", "BinderyFoundation", "BinderyView", "BinderyTesting", "BinderyWeb",
        "BinderyWebTesting", "BinderyHTTP", "BinderyCombine", "BinderySwiftUI", "BinderyUIKit", "BinderyUIKitView",
        "BinderyAppKit", "BinderyObjects", "Swift", "Foundation", "Dispatch", "NIOCore", "NIOPosix",
    ]

    /// Whether a source location, such as `Module/File.swift`, is in Bindery.
    static func isOwn(_ file: String) -> Bool { isOwn(module: String(file.prefix { $0 != "/" })) }

    static func isOwn(module: String) -> Bool { ownModules.contains(module) }
}

/// The places that an explanation would have to look up in the debug information. It does not wait for them, but has
/// an ellipsis in their place.
///
/// ```swift
/// let pending = PendingPlaces()
/// let draft = PendingPlaces.$current.withValue(pending) { explain(total) }
/// // On another thread, unless `pending.isEmpty`: pending.lookUp(). Then explain again.
/// ```
package final class PendingPlaces: Sendable {
    /// Collects what is to be looked up in the present task; nil to look it up at once.
    @TaskLocal package static var current: PendingPlaces?

    private let sites = Mutex<[CallSite]>([])

    package init() {}

    package var isEmpty: Bool { sites.withLock { $0.isEmpty } }

    func add(_ site: CallSite) { sites.withLock { $0.append(site) } }

    package func lookUp() { for site in sites.withLock({ $0 }) { _ = site.sourceLocation } }
}
