enum BindingSite: CustomStringConvertible {
    case line(StaticString, UInt)
    case caller(CallSite)
    case unknown

    /// The caller of an operator, which cannot have `#fileID`: debug builds record return addresses for a diagnosis.
    static func caller() -> BindingSite {
        #if DEBUG
        .caller(.here())
        #else
        .unknown
        #endif
    }

    var description: String {
        switch self {
        case .line(let file, let line): "\(file):\(line)"
        case .caller(let site): site.sourceLocation ?? Self.unknown.description
        case .unknown: "an operator (`bind(to:)` records its location)"
        }
    }

    var file: StaticString { if case .line(let file, _) = self { file } else { "binding" } }
    var line: UInt { if case .line(_, let line) = self { line } else { 0 } }
}
