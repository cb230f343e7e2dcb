#if canImport(Runtime)
internal import Runtime
#endif

/// Where in the program's own code something was called: return addresses, which are looked up in the debug information only when
/// somebody asks.
package struct CallSite {
    #if canImport(Runtime)
    private let backtrace: Backtrace?
    #endif

    package static func here() -> CallSite {
        #if canImport(Runtime)
        CallSite(backtrace: try? Backtrace.capture(limit: 24, offset: 1, top: 0))
        #else
        CallSite()
        #endif
    }

    /// `Module/File.swift:12` of the innermost call outside of Bindery; where there is no debug information, the function; nil if
    /// neither is known.
    package var place: String? {
        #if canImport(Runtime)
        guard let frames = backtrace?.symbolicated()?.frames else { return nil }
        for frame in frames {
            guard let symbol = frame.symbol, let module = Self.module(of: symbol.rawName),
                !Self.ownModules.contains(module)
            else { continue }
            guard let location = symbol.sourceLocation, location.line > 0 else { return symbol.name }
            let file = location.path.split(separator: "/").last ?? "?"
            // Of the C shims, inlined into it.
            if file.hasSuffix(".h") { continue }
            return "\(module)/\(file):\(location.line)"
        }
        #endif
        return nil
    }

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
