#if Web
internal import HTTPTypes

enum SessionRefusal {
    case draining, full, tooManyFromOneAddress

    var status: HTTPResponse.Status {
        switch self {
        case .draining, .full: .serviceUnavailable
        case .tooManyFromOneAddress: .tooManyRequests
        }
    }

    var reason: LiveMetrics.Refusal {
        switch self {
        case .draining: .draining
        case .full: .full
        case .tooManyFromOneAddress: .tooManyFromOneAddress
        }
    }

    var title: String {
        switch self {
        case .draining: "Back in a moment"
        case .full: "Too many visitors"
        case .tooManyFromOneAddress: "Too many pages"
        }
    }

    var text: String {
        switch self {
        case .draining: "The site is restarting. Reload this page in a few seconds."
        case .full: "The site is at capacity. Reload this page in a minute."
        case .tooManyFromOneAddress:
            "Too many pages are open from your network address. Close some, and reload this page in a minute."
        }
    }

    /// In seconds.
    var retryAfter: Int { self == .draining ? 5 : 60 }
}
#endif
