import ShowcaseModels
import Testing

/// The model of the shop, without a view or a view model.
@Suite struct GoodsPagesTests {
    private func page(_ number: Int, of count: Int = 2, _ ids: Int...) -> GoodsPage {
        GoodsPage(items: ids.map(StubGoods.good), page: number, pages: count)
    }

    @Test func pagesFollowEachOtherUntilTheLast() {
        var pages = GoodsPages()
        #expect(pages.nextPage == 1 && !pages.hasMore)
        pages.add(page(1, 1, 2))
        #expect(pages.nextPage == 2 && pages.hasMore)
        pages.add(page(2, 2, 3))
        #expect(pages.goods.map(\.id) == [1, 2, 3], "a good that moved to the next page is there once")
        #expect(!pages.hasMore)
    }

    @Test func theFirstPageReplacesAll() {
        var pages = GoodsPages()
        pages.add(page(1, 1, 2))
        pages.add(page(2, 3, 4))
        pages.add(page(1, 4, 5))
        #expect(pages.goods.map(\.id) == [4, 5])
        #expect(pages.nextPage == 2)
    }

    @Test func anAnswerThatIsOlderThanALikeDoesNotUndoIt() {
        var pages = GoodsPages()
        pages.add(page(1, 1, 2))
        pages.apply(Like(id: 2, isLiked: true, likes: 11, likesVersion: 1))
        #expect(pages.goods.map(\.isLiked) == [false, true])
        pages.add(page(1, 1, 2))
        #expect(pages.goods[1].isLiked && pages.goods[1].likes == 11)
        pages.apply(Like(id: 7, isLiked: true, likes: 11, likesVersion: 1))
        #expect(pages.goods.count == 2)
    }
}
