import Foundation
import Screens
import ShowcaseModels
import Testing

@testable import Showcase

@Suite struct GoodsTableTests {
    @Test func manyGoodsAreTheSameAsThoseOfThePages() async throws {
        try await withService { client in
            let liked = client.services(for: "me").goods
            _ = try await liked.setLiked(true, 2)
            let many = try await liked.goods(count: 40)
            #expect(many.page == 1 && many.pages == 1)
            #expect(many.items == (try await liked.goods(page: 1).items) + (try await liked.goods(page: 2).items))
            #expect(Set(many.items.map { "\($0.postage)".prefix(4) }).count == 3)
        }
    }

    @Test func aTableThatIsCutOffOrDifferentIsRefused() {
        let names =
            "id\tnickname\tavatar\tlocation\ttitle\tprice\toldPrice\tcount\tpostage\tlikes\tisLiked\tlikesVersion\n"
        let row = "1\ta\t/a\tb\tc\t0.0\t2.5\t3\tfree\t4\tfalse\t0\n"
        #expect(goods(names + row, count: 1)?.map(\.nickname) == ["a"])
        #expect(goods(names, count: 0) == [])
        for length in 0..<(names + row).utf8.count {
            #expect(goods(String((names + row).utf8.prefix(length))!, count: 1) == nil, "the first \(length) bytes")
        }
        #expect(goods(names + row, count: 2) == nil)
        #expect(goods(names.replacing("title", with: "name") + row, count: 1) == nil)
        for (old, new) in [("1\ta", "x\ta"), ("0.0", ""), ("free", "dear"), ("\t4", ""), ("0\n", "0\t\n")] {
            #expect(goods(names + row.replacing(old, with: new), count: 1) == nil, "\(old) is \(new)")
        }
    }

    private func goods(_ table: String, count: Int) -> [Good]? { GoodsTable.goods(in: Data(table.utf8), count: count) }
}
