#if canImport(Runtime)
internal import Runtime
#endif

/// Where in the program's own code something was called: return addresses, which are looked up in the debug information only when
/// somebody asks.
package struct CallSite {
    #if canImport(Runtime)
    private let backtrace: Backtrace?
    /// Looked up once: it takes 50 times as long as the walk up the stack.
    private static let images = ImageMap.capture()
    #endif

    package static func here() -> CallSite {
        #if canImport(Runtime)
        CallSite(backtrace: try? Backtrace.capture(limit: 24, offset: 1, top: 0, images: images))
        #else
        CallSite()
        #endif
    }

    /// `Module/File.swift:12` of the innermost call outside of Bindery; where there is no debug information, the function; nil if
    /// neither is known.
    ///
    /// - Complexity: Reads the line tables of the whole program for each frame: a tenth of a second or more.
    package var place: String? {
        #if canImport(Runtime)
        guard let frames = backtrace?.symbolicated()?.frames else { return nil }
        var function: String?
        for frame in frames {
            guard let symbol = frame.symbol, let module = Self.module(of: symbol.rawName),
                !Self.ownModules.contains(module)
            else { continue }
            function = function ?? symbol.name
            guard let location = symbol.sourceLocation else { return function }
            let file = location.path.split(separator: "/").last ?? "?"
            // An accessor that the compiler made has no line, if it is not inlined; what is in a header is of the C shims.
            if location.line == 0 || file.hasSuffix(".h") { continue }
            return "\(module)/\(file):\(location.line)"
        }
        return function
        #else
        return nil
        #endif
    }

    /// Places that are looked up already. The steps of a long explanation are mostly written at the same few.
    struct Places {
        #if canImport(Runtime)
        private var known: [[Backtrace.Address]: String?] = [:]
        #endif
        private(set) var lookUps = 0

        subscript(site: CallSite) -> String? {
            mutating get {
                #if canImport(Runtime)
                let addresses = site.addresses
                if let place = known[addresses] { return place }
                lookUps += 1
                let place = site.place
                known[addresses] = place
                return place
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

    private static let ownModules = ["BinderyGraph", "BinderyStreams", "Bindery", "Swift"]

    /// The module of a mangled Swift name, `$s5Shop4Cart…`.
    static func module(of name: String) -> String? {
        guard let start = ["$s", "_$s"].first(where: name.hasPrefix) else { return nil }
        let rest = name.dropFirst(start.count)
        let digits = rest.prefix { $0.isNumber }
        if let length = Int(digits) { return String(rest.dropFirst(digits.count).prefix(length)) }
        return rest.hasPrefix("S") || rest.hasPrefix("s") ? "Swift" : nil
    }
}
