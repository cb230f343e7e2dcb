import BinderyTestSupport
import BinderyUIKit
import Testing
import UIKit

@MainActor
@Suite struct KeyValueObservingTests {
    /// As WebKit's view: it reports its progress by key-value observing alone.
    private final class WebView: UIView {
        var estimatedProgress = 0.0 { didSet { standInDidChange(\WebView.estimatedProgress) } }
        var title: String? { didSet { standInDidChange(\WebView.title) } }
    }

    @Test
    func aPropertyFollowsWhatTheObjectReports() {
        let (web, bar) = (WebView(), UIProgressView())
        web.estimatedProgress = 0.25
        bar.reactive.progress <~ web.reactive.observed(\.estimatedProgress).map { Float($0) }
        #expect(bar.progress == 0.25)
        web.estimatedProgress = 0.5
        #expect(bar.progress == 0.5)
        #expect(web.reactive.observed(\.title).value == nil)
        web.title = "Bindery"
        #expect(web.reactive.observed(\.title).value == "Bindery")
    }

    @Test
    func aKeyPathIsObservedOnce() {
        let web = WebView()
        #expect(web.reactive.observed(\.title) === web.reactive.observed(\.title))
    }

    @Test
    func theObservationEndsWithTheObject() {
        weak var released: WebView?
        let progress: Property<Double>
        do {
            let web = WebView()
            progress = web.reactive.observed(\.estimatedProgress)
            web.estimatedProgress = 1
            released = web
        }
        #expect(released == nil)
        #expect(progress.value == 1)
    }
}
