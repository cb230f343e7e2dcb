#if canImport(Runtime)
internal import Runtime
#endif

/// Where a binding was written, for diagnoses.
enum BindingSite: CustomStringConvertible {
    case line(StaticString, UInt)
    #if canImport(Runtime)
    case caller(Backtrace)
    #endif
    case unknown

    /// The caller of an operator. Operators take no default arguments and so cannot be told `#fileID`; debug builds keep the return
    /// addresses, which are looked up only if a diagnosis needs them.
    static func caller() -> BindingSite {
        #if DEBUG && canImport(Runtime)
        if let backtrace = try? Backtrace.capture(limit: 8, offset: 1, top: 0) { return .caller(backtrace) }
        #endif
        return .unknown
    }

    var description: String {
        switch self {
        case .line(let file, let line): return "\(file):\(line)"
        #if canImport(Runtime)
        case .caller(let backtrace): return Self.place(of: backtrace) ?? Self.unknown.description
        #endif
        case .unknown: return "an operator (`bind(to:)` tells its place)"
        }
    }

    /// What observes for the binding is named by it.
    var file: StaticString { if case .line(let file, _) = self { file } else { "binding" } }
    var line: UInt { if case .line(_, let line) = self { line } else { 0 } }

    #if canImport(Runtime)
    private static func place(of backtrace: Backtrace) -> String? {
        for frame in backtrace.symbolicated()?.frames ?? [] {
            guard let symbol = frame.symbol, let module = module(of: symbol.rawName), module != "Bindery",
                let location = symbol.sourceLocation, location.line > 0
            else { continue }
            return "\(module)/\(location.path.split(separator: "/").last ?? "?"):\(location.line)"
        }
        return nil
    }

    /// The module of a mangled Swift name, `$s5Shop4Cart…`.
    private static func module(of name: String) -> String? {
        guard name.hasPrefix("$s") else { return nil }
        let rest = name.dropFirst(2)
        let digits = rest.prefix { $0.isNumber }
        return Int(digits).map { String(rest.dropFirst(digits.count).prefix($0)) }
    }
    #endif
}
