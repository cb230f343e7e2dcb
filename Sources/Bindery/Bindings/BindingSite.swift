/// Where a binding was written, for diagnoses.
enum BindingSite: CustomStringConvertible {
    case line(StaticString, UInt)
    case caller(CallSite)
    case unknown

    /// The caller of an operator. Operators take no default arguments and so cannot be told `#fileID`; debug builds keep the return
    /// addresses, which are looked up only if a diagnosis needs them.
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
        case .caller(let site): site.place ?? Self.unknown.description
        case .unknown: "an operator (`bind(to:)` tells its place)"
        }
    }

    /// What observes for the binding is named by it.
    var file: StaticString { if case .line(let file, _) = self { file } else { "binding" } }
    var line: UInt { if case .line(_, let line) = self { line } else { 0 } }
}
