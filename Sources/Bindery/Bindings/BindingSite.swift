/// The source location of a binding, for diagnoses.
enum BindingSite: CustomStringConvertible {
    case line(StaticString, UInt)
    case caller(CallSite)
    case unknown

    /// The caller of an operator. Operators have no default arguments, and so no `#fileID`. Debug builds record return
    /// addresses, which are resolved only for a diagnosis.
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

    /// The name of the binding's observations.
    var file: StaticString { if case .line(let file, _) = self { file } else { "binding" } }
    var line: UInt { if case .line(_, let line) = self { line } else { 0 } }
}
