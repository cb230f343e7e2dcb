import BinderyUIKit
import Testing
import UIKit

/// A collection view that is laid out as a list.
@MainActor
@Suite struct ListLayoutTests {
    private struct Good: Identifiable, Equatable {
        let id: Int
        var kind: String
    }

    private final class Header: UICollectionReusableView {
        var text = ""
    }

    private let window = UIWindow()
    private let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let goods = MutableListProperty([
        Good(id: 1, kind: "a"), Good(id: 2, kind: "b"), Good(id: 3, kind: "a"),
    ])

    init() { window.addSubview(view) }

    private func show() -> CollectionItems<Good> {
        let items = view.reactive.sections(
            goods.grouped(by: \.kind), title: { $0.uppercased() }, in: UICollectionViewListCell.self,
            configure: { cell, good, _ in
                var content = cell.defaultContentConfiguration()
                content.text = "\(good.kind)\(good.id)"
                cell.contentConfiguration = content
            })
        view.collectionViewLayout = items.listLayout(.init(appearance: .insetGrouped))
        window.layoutIfNeeded()
        return items
    }

    private var headers: [String?] {
        view.standInHeaders.map { ($0 as? UICollectionViewListCell)?.contentConfiguration?.text }
    }

    @Test
    func theSectionsHaveTitles() {
        let items = show()
        #expect(headers == ["A", "B"])
        let kept = view.standInHeaders[1]
        let reasons = StandIn.reasonsRaised {
            goods.value[0].kind = "c"
            #expect(headers == ["C", "B", "A"])
            goods.remove(at: 2)
        }
        #expect(reasons == [])
        #expect(headers == ["C", "B"] && view.standInHeaders[1] === kept)
        #expect(items.title(of: 0) == "C")
    }

    @Test
    func aSwipedItemExecutesAnAction() {
        var deleted: [Int] = []
        let delete = Action<Good, Void, Never>.from { good in Producer<Void, Never> { _ in deleted.append(good.id) } }
        let items = show()
        items.trailingSwipe = {
            [UIContextualAction(style: .destructive, title: "Delete", executing: delete, with: $0)]
        }
        items.leadingSwipe = { _ in [UIContextualAction(style: .normal, title: "Like") { $2(true) }] }
        #expect(view.userSwipes(item: 1, title: "Delete"))
        #expect(deleted == [3])
        #expect(view.userSwipes(item: 0, section: 1, title: "Like"))
        #expect(!view.userSwipes(item: 0, title: "Rename"))
    }

    @Test
    func theApplicationProvidesOtherViews() {
        view.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "own")
        let items = view.reactive.sections(goods.grouped(by: \.kind), in: UICollectionViewCell.self) { _, _, _ in }
        items.supplementaryViewProvider = { view, kind, path in
            let header = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "own", for: path)
            (header as? Header)?.text = "section \(path.section)"
            return header
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        view.collectionViewLayout = items.listLayout(configuration)
        window.layoutIfNeeded()
        #expect(view.standInHeaders.map { ($0 as? Header)?.text } == ["section 0", "section 1"])
    }

    /// The headers are those of UIKit's list: a layout without titles has none.
    @Test
    func aListWithoutTitlesHasNoHeaders() {
        let items = view.reactive.items(goods, in: UICollectionViewListCell.self) { _, _, _ in }
        view.collectionViewLayout = items.listLayout(.init(appearance: .plain))
        window.layoutIfNeeded()
        #expect(view.standInHeaders.isEmpty && view.standInCells.count == 3)
    }
}
