import BinderyTesting
import BinderyView
import Testing

private struct Offline: Error {}

/// Five pages, as a service would return them.
private final class Pages {
    let rows = MutableListProperty<Int>()
    let hasMore = MutableProperty(true)
    var size = 20
    var isOffline = false
    var asked: [Int] = []
    private let bag = DisposeBag()
    let time: VirtualScheduler
    private(set) var loadMore: Action<Void, [Int], Offline>!
    private(set) var refresh: Action<Void, [Int], Offline>!

    init(_ time: VirtualScheduler, policy: OverlapPolicy = .reject) {
        self.time = time
        let (rows, hasMore) = (rows, hasMore)
        loadMore = Action(policy: policy) { [unowned self] () async throws(Offline) in
            try await page(rows.value.count / max(size, 1))
        }
        refresh = Action { [unowned self] () async throws(Offline) in try await page(0) }
        loadMore.values.observe { page in
            rows.append(contentsOf: page)
            if rows.value.count >= 100 { hasMore.value = false }
        }
        .disposed(by: bag)
        refresh.values.observe { rows.value = $0 }.disposed(by: bag)
    }

    nonisolated(nonsending) private func page(_ number: Int) async throws(Offline) -> [Int] {
        asked.append(number)
        try? await time.sleep(for: .seconds(1))
        if isOffline { throw Offline() }
        return Array(number * size..<(number + 1) * size)
    }
}

@Suite struct ListLoadingTests {
    private let time = VirtualScheduler()

    private func app(_ pages: Pages) -> HeadlessApp {
        HeadlessApp(time: time) {
            List(pages.rows, id: { $0 }) { row in Text(row.map { "\($0)" }) }
                .refreshing(by: pages.refresh)
                .loadingMore(by: pages.loadMore, while: pages.hasMore)
                .id("list")
        }
    }

    private func advance(_ seconds: Int = 1) { time.advance(by: .seconds(seconds)) }

    @Test func moreIsLoadedWhenTheEndComesNearAndNeverTwice() throws {
        let pages = Pages(time)
        let app = app(pages)
        #expect(pages.asked == [0] && app.isPresent("more"))
        advance()
        // The whole list is visible: the end is near.
        #expect(pages.asked == [0, 1])
        advance()
        #expect(try app.find("list").rowCount == 40)
        // As many rows as are visible are still ahead.
        #expect(pages.asked == [0, 1, 2])
        advance()
        #expect(pages.asked == [0, 1, 2])
        advance(10)
        #expect(try app.find("list").rowCount == 60 && pages.asked == [0, 1, 2])
        try app.find("list").scroll(toRow: 10)
        try app.find("list").scroll(toRow: 20)
        try app.find("list").scroll(toRow: 21)
        try app.find("list").scrollToEnd()
        #expect(pages.asked == [0, 1, 2, 3])
    }

    @Test func atTheLastPageTheFooterIsHidden() throws {
        let pages = Pages(time)
        let app = app(pages)
        for _ in 0..<10 {
            advance()
            try app.find("list").scrollToEnd()
        }
        #expect(pages.asked == [0, 1, 2, 3, 4])
        #expect(try app.find("list").rowCount == 100)
        #expect(!app.isPresent("more"))
    }

    @Test func pagesThatDoNotFillTheListAreFollowedByMore() throws {
        let pages = Pages(time)
        pages.size = 3
        let app = app(pages)
        advance(20)
        #expect(try app.find("list").rowCount == 42)
    }

    @Test func afterAFailureItIsTriedAgainByTheButtonAlone() throws {
        let pages = Pages(time)
        let app = app(pages)
        pages.isOffline = true
        advance()
        #expect(try app.find("more").text == "Couldn’t load more.\nTry again")
        advance(10)
        #expect(pages.asked == [0])
        pages.isOffline = false
        try app.find("more-retry").tap()
        #expect(pages.asked == [0, 0])
        #expect(try app.find("more").text == "Loading more…")
        advance()
        #expect(try app.find("list").rowCount == 20)
    }

    @Test func whatBroughtNothingIsNotAskedForAgainAndAgain() throws {
        let pages = Pages(time)
        pages.size = 0
        let app = app(pages)
        advance(20)
        #expect(pages.asked == [0])
        #expect(app.isPresent("more"))
        pages.size = 20
        time.run { pages.rows.append(contentsOf: 0..<20) }
        #expect(pages.asked == [0, 1])
    }

    @Test func whileTheListIsNotOnScreenNothingIsLoaded() throws {
        let pages = Pages(time)
        pages.hasMore.value = false
        let app = app(pages)
        #expect(pages.asked == [] && !app.isPresent("more"))
        time.run { pages.hasMore.value = true }
        #expect(pages.asked == [0])
        app.close()
        advance(20)
        #expect(pages.asked == [0])
    }

    @Test func pulledDownTheListIsRefreshedAndSaysSo() throws {
        let pages = Pages(time)
        let app = app(pages)
        advance(10)
        #expect(try !app.find("list").isRefreshing)
        try app.find("list").pullToRefresh()
        #expect(try app.find("list").isRefreshing)
        #expect(app.tree.hasPrefix("list #list 0..<20 of 60 (refreshing)"))
        #expect(
            message { try app.find("list").pullToRefresh() }
                == #"The list "list" cannot be pulled down: the action that refreshes it is disabled."#)
        advance()
        #expect(try !app.find("list").isRefreshing)
        #expect(pages.asked == [0, 1, 2, 0, 1])
        #expect(try app.find("list").visibleRows == (0..<20).map { "row-\($0)" })
    }

    @Test(arguments: [OverlapPolicy.reject, .latest, .queue, .concurrent])
    func whateverThePolicyEachPageIsLoadedOnce(_ policy: OverlapPolicy) throws {
        let pages = Pages(time, policy: policy)
        let app = app(pages)
        advance(10)
        #expect(pages.asked == [0, 1, 2])
        for row in 21..<40 { try app.find("list").scroll(toRow: row) }
        #expect(pages.asked == [0, 1, 2, 3] && pages.loadMore.executionCount.value == 1)
        advance()
        #expect(try app.find("list").rowCount == 80)
    }

    @Test func aLoadThatIsCancelledIsMadeUpFor() throws {
        let pages = Pages(time)
        let app = app(pages)
        advance(10)
        try app.find("list").scrollToEnd()
        time.run { pages.loadMore.cancel() }
        advance(10)
        #expect(pages.asked == [0, 1, 2, 3], "not immediately: the user cancelled it")
        try app.find("list").scrollToTop()
        try app.find("list").scrollToEnd()
        #expect(pages.asked == [0, 1, 2, 3, 3])
        advance()
        #expect(try app.find("list").rowCount == 80)
    }

    /// The refresh returns the existing rows: the list does not change.
    @Test func afterARefreshThatCancelsALoadItIsLoadedAgain() throws {
        let pages = Pages(time)
        let cancelling = pages.refresh.values.observe { _ in pages.loadMore.cancel() }
        defer { cancelling.dispose() }
        let app = app(pages)
        advance()
        try app.find("list").pullToRefresh()
        #expect(pages.asked == [0, 1, 0])
        pages.asked = []
        time.run { pages.loadMore.cancel() }
        advance()
        #expect(try app.find("list").rowCount == 20 && pages.asked == [1])
        advance()
        #expect(try app.find("list").rowCount == 40)
    }

    @Test func aRefreshForgetsThatLoadingHasFailed() throws {
        let pages = Pages(time)
        let app = app(pages)
        advance()
        pages.isOffline = true
        advance()
        #expect(try app.find("more").text == "Couldn’t load more.\nTry again")
        try app.find("list").pullToRefresh()
        advance()
        #expect(try app.find("more").text == "Couldn’t load more.\nTry again", "the refresh has failed too")
        pages.isOffline = false
        try app.find("list").pullToRefresh()
        advance()
        #expect(try app.find("more").text == "Loading more…")
        #expect(pages.asked == [0, 1, 0, 0, 1])
        pages.isOffline = true
        advance()
        #expect(try app.find("more").text == "Couldn’t load more.\nTry again")
        advance(10)
        #expect(pages.asked == [0, 1, 0, 0, 1])
    }
}
