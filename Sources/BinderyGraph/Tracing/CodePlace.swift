internal import BinderySynchronization
internal import CBinderyShims

#if canImport(Runtime)
internal import Runtime
#endif

/// What the debug information says of a return address.
struct CodePlace {
    /// The calls at the address: several if functions were inlined, the innermost first.
    struct Call: Equatable {
        /// The module of a Swift function.
        let module: String?
        let function: String
        /// `File.swift:12`; nil without debug information, and for code of Bindery, whose lines are not looked up.
        let line: String?
        /// Whether another address may have a line though this one has none: an accessor that the compiler made.
        let mayHaveLine: Bool
    }

    #if canImport(Runtime)
    // Shared by all sessions of a server.
    private static let known = Mutex<[UInt: [Call]]>([:])
    private static let capacity = 1 << 16
    /// One thread at a time: the Runtime module crashes when two share its cache of symbols (Swift 6.3.1).
    private static let lookingUp = Mutex(())
    #endif

    /// What has been looked up; nil if nothing has.
    static func knownCalls(at address: UInt) -> [Call]? {
        #if canImport(Runtime)
        known.withLock { $0[address] }
        #else
        []
        #endif
    }

    static func calls(at address: UInt) -> [Call] {
        if let calls = knownCalls(at: address) { return calls }
        #if canImport(Runtime)
        let calls = lookingUp.withLock { _ in known.withLock { $0[address] } ?? lookedUp(address) }
        known.withLock { known in
            if known.count >= capacity { known.removeAll() }
            known[address] = calls
        }
        return calls
        #else
        return []
        #endif
    }

    /// Returns the module of a mangled Swift name, such as `$s5Shop4Cart…`.
    static func module(of name: String) -> String? {
        guard let start = ["$s", "_$s"].first(where: name.hasPrefix) else { return nil }
        let rest = name.dropFirst(start.count)
        let digits = rest.prefix { $0.isNumber }
        if let length = Int(digits) { return String(rest.dropFirst(digits.count).prefix(length)) }
        return rest.hasPrefix("S") || rest.hasPrefix("s") ? "Swift" : nil
    }

    #if canImport(Runtime)
    private static let images = ImageMap.ofThisProcess()
    private static let architecture = (try? Backtrace.capture(limit: 1, top: 0, images: images))?.architecture ?? ""

    private static var nameOptions: Backtrace.SymbolicationOptions {
        #if DEBUG
        .useSymbolCache
        #else
        // A closure of the program may be inlined in a function of Bindery.
        [.useSymbolCache, .showInlineFrames]
        #endif
    }

    private static func lookedUp(_ address: UInt) -> [Call] {
        guard let backtrace = backtrace(of: address) else { return [] }
        let names = backtrace.symbolicated(options: nameOptions)?.frames.compactMap(\.symbol) ?? []
        let isOwn = names.allSatisfy { symbol in module(of: symbol.rawName).map(CallSite.isOwn(module:)) ?? true }
        if isOwn { return names.map { call($0, nil) } }
        #if DEBUG
        // Nothing is inlined: the line of the address is that of its only call.
        if names.count == 1, let line = line(at: address) { return [call(names[0], line)] }
        #endif
        return calls(backtrace)
    }

    /// The calls at an address as the Runtime module finds them. It reads the line tables for each address, which takes
    /// hundreds of times as long as ``line(at:)``.
    static func slowlyLookedUp(_ address: UInt) -> [Call] {
        lookingUp.withLock { _ in backtrace(of: address).map(calls) ?? [] }
    }

    private static func calls(_ backtrace: Backtrace) -> [Call] {
        (backtrace.symbolicated()?.frames ?? []).compactMap(\.symbol).map { symbol in
            let location = symbol.sourceLocation
            return call(symbol, location.map { (String($0.path.split(separator: "/").last ?? "?"), $0.line) })
        }
    }

    private static func backtrace(of address: UInt) -> Backtrace? {
        // The Runtime module makes no backtrace of given addresses, but decodes one.
        let decoder = BacktraceDecoder(address: address, architecture: architecture)
        guard var backtrace = try? Backtrace(from: decoder) else { return nil }
        backtrace.images = images
        return backtrace
    }

    /// The line of the call that returns to an address, from the line tables.
    private static func line(at address: UInt) -> (file: String, line: Int)? {
        var line: UInt32 = 0
        return bindery_file_at(address - 1, &line).map { (String(cString: $0), Int(line)) }
    }

    private static func call(
        _ symbol: SymbolicatedBacktrace.Symbol, _ location: (file: String, line: Int)?
    ) -> Call {
        // A compiler-generated accessor that is not inlined has no line; headers belong to the C shims.
        let hasLine = location.map { $0.line > 0 && !$0.file.hasSuffix(".h") } ?? false
        return Call(
            module: module(of: symbol.rawName), function: symbol.name,
            line: hasLine ? "\(location!.file):\(location!.line)" : nil, mayHaveLine: location != nil)
    }
    #endif
}
