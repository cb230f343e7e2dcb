import BinderyTestSupport
import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// Answers that arrive out of order: in the end, every page shows the state of the service.
@Suite struct LikesOrderTests {
    private let time = VirtualScheduler()
    private let allUsers = Broadcast<PersonalLike>()
    private let bag = DisposeBag()

    /// A user's page with the list of goods and the details of one.
    private struct Page {
        let person: String
        let goods: GoodsModel
        let detail: GoodDetailModel
        let likes: Likes
    }

    private func page(of person: String, _ service: CrowdedGoods) -> Page {
        let visitor = CrowdedGoods.Visitor(service: service, person: person)
        let likes = Likes(service: visitor, person: person, ofAllUsers: allUsers)
        let page = Page(
            person: person, goods: GoodsModel(service: visitor, likes: likes) {},
            detail: GoodDetailModel(1, .details, known: nil, service: visitor, likes: likes), likes: likes)
        page.goods.activation.activate().disposed(by: bag)
        page.detail.activation.activate().disposed(by: bag)
        return page
    }

    @Test(arguments: 1...300 as ClosedRange<UInt64>)
    func whateverOvertakesWhatInTheEndAllShowWhatTheServiceHas(seed: UInt64) {
        let service = CrowdedGoods(time: time, seed: seed)
        var random = SplitMix(seed: seed &+ 1_000_000)
        let pages = time.run { ["Ada", "Ada", "Bob", "Grace"].map { page(of: $0, service) } }
        for _ in 1...40 {
            let page = pages.randomElement(using: &random)!
            time.run {
                switch Int.random(in: 0...5, using: &random) {
                case 0: page.goods.refresh.execute()
                case 1: page.detail.load.execute()
                default:
                    if let good = page.goods.good(.random(in: CrowdedGoods.ids, using: &random)) {
                        page.likes.toggle(good)
                    }
                }
            }
            time.advance(by: .milliseconds(Int.random(in: 0...300, using: &random)))
        }
        time.advance(by: .seconds(5))
        for page in pages {
            for id in CrowdedGoods.ids { expect(page.goods.good(id), toBeAs: service.good(id, for: page.person)) }
            expect(page.detail.good.value, toBeAs: service.good(1, for: page.person))
        }
    }

    private func expect(_ shown: Good?, toBeAs good: Good, at location: SourceLocation = #_sourceLocation) {
        #expect(shown?.likes == good.likes, sourceLocation: location)
        #expect(shown?.isLiked == good.isLiked, sourceLocation: location)
    }
}
