internal import Synchronization

#if canImport(Runtime)
internal import Runtime
#endif

/// A call in the program's own code: return addresses that are looked up in the debug information only on request.
package struct CallSite {
    #if canImport(Runtime)
    private let backtrace: Backtrace?
    /// Captured once: this takes 50 times as long as the walk up the stack.
    private static let images = ImageMap.capture()
    #endif

    package static func here() -> CallSite {
        #if canImport(Runtime)
        CallSite(backtrace: try? Backtrace.capture(limit: 48, offset: 1, top: 0, images: images))
        #else
        CallSite()
        #endif
    }

    /// What ``sourceLocation`` is for a call that no code of the program has led to.
    static let outside = "an event from outside"

    /// The innermost call outside Bindery, as `Module/File.swift:12`; without debug information the function, or nil.
    /// ``outside`` if there is none: a backend has passed on the user's input, for instance.
    ///
    /// - Complexity: Reads the line tables of the whole program for each frame: a tenth of a second or more. Reads only
    ///   the symbols for an event from outside.
    package var sourceLocation: String? {
        #if canImport(Runtime)
        guard let backtrace else { return nil }
        // The names alone take a small part of the time that the lines take.
        let names = backtrace.symbolicated(options: .useSymbolCache)?.frames.compactMap { frame in
            frame.symbol.flatMap { Self.module(of: $0.rawName) }
        }
        if let names, names.contains("BinderyWeb"), names.allSatisfy(Self.ownModules.contains) { return Self.outside }
        guard let frames = backtrace.symbolicated()?.frames else { return nil }
        var function: String?
        for frame in frames {
            guard let symbol = frame.symbol, let module = Self.module(of: symbol.rawName),
                !Self.ownModules.contains(module)
            else { continue }
            function = function ?? symbol.name
            guard let location = symbol.sourceLocation else { return function }
            let file = location.path.split(separator: "/").last ?? "?"
            // A compiler-generated accessor that is not inlined has no line; headers belong to the C shims.
            if location.line == 0 || file.hasSuffix(".h") { continue }
            return "\(module)/\(file):\(location.line)"
        }
        return function
        #else
        return nil
        #endif
    }

    /// A cache of source locations. Most steps of a long explanation were written at the same few, and a developer asks
    /// about what the same few places write.
    struct SourceLocations {
        #if canImport(Runtime)
        // Shared by all sessions of a server.
        private static let known = Mutex<[[Backtrace.Address]: String?]>([:])
        private static let capacity = 4096
        #endif
        private(set) var lookUps = 0

        subscript(site: CallSite) -> String? {
            mutating get {
                #if canImport(Runtime)
                let addresses = site.addresses
                if let location = Self.known.withLock({ $0[addresses] }) { return location }
                lookUps += 1
                let location = site.sourceLocation
                Self.known.withLock { known in
                    if known.count >= Self.capacity { known.removeAll() }
                    known[addresses] = location
                }
                return location
                #else
                return nil
                #endif
            }
        }
    }

    #if canImport(Runtime)
    private var addresses: [Backtrace.Address] {
        guard let backtrace else { return [] }
        return backtrace.frames.compactMap { frame in
            switch frame {
            case .programCounter(let address), .returnAddress(let address), .asyncResumePoint(let address): address
            default: nil
            }
        }
    }
    #endif

    private static let ownModules: Set = [
        "BinderyGraph", "BinderyStreams", "Bindery", "BinderyFoundation", "BinderyView", "BinderyTesting", "BinderyWeb",
        "BinderyWebTesting", "Swift", "Foundation", "Dispatch", "NIOCore", "NIOPosix",
    ]

    /// Whether a source location, such as `Module/File.swift`, is in Bindery.
    static func isOwn(_ file: String) -> Bool { ownModules.contains(String(file.prefix { $0 != "/" })) }

    /// Returns the module of a mangled Swift name, such as `$s5Shop4Cart…`.
    static func module(of name: String) -> String? {
        guard let start = ["$s", "_$s"].first(where: name.hasPrefix) else { return nil }
        let rest = name.dropFirst(start.count)
        let digits = rest.prefix { $0.isNumber }
        if let length = Int(digits) { return String(rest.dropFirst(digits.count).prefix(length)) }
        return rest.hasPrefix("S") || rest.hasPrefix("s") ? "Swift" : nil
    }
}
