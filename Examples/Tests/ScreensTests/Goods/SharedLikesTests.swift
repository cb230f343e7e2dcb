import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The effect of other users' likes on open pages.
@Suite struct SharedLikesTests {
    let allUsers = Broadcast<PersonalLike>()

    /// A user's page on its own actor, as on a server, with the user's service.
    private struct Page {
        let time = VirtualScheduler()
        let service: StubGoods
        let likes: Likes

        init(of person: String, _ allUsers: Broadcast<PersonalLike>) {
            let service = StubGoods(time: time)
            self.service = service
            likes = Likes(service: service, person: person, ofAllUsers: allUsers)
        }

        func shown(_ bag: DisposeBag) -> GoodsModel {
            let model = appearing(bag)
            time.advance(by: .seconds(1))
            return model
        }

        func appearing(_ bag: DisposeBag) -> GoodsModel {
            time.run {
                let model = GoodsModel(service: service, likes: likes) {}
                model.activation.activate().disposed(by: bag)
                return model
            }
        }

        func like(_ id: Good.ID) {
            time.run { likes.toggle(StubGoods.good(id)) }
            time.advance(by: .seconds(1))
        }
    }

    private let bag = DisposeBag()

    @Test func aLikeOfAnotherChangesTheCountAndNotMyHeart() {
        let (mine, theirs) = (Page(of: "me", allUsers), Page(of: "them", allUsers))
        let goods = mine.shown(bag)
        theirs.like(3)
        mine.time.run {}
        #expect(goods.good(3)?.likes == 11)
        #expect(goods.good(3)?.isLiked == false)
        #expect(goods.good(4)?.likes == 10)
    }

    @Test func aLikeOfMineIsMineInMyOtherPageToo() {
        let (one, other) = (Page(of: "me", allUsers), Page(of: "me", allUsers))
        let goods = other.shown(bag)
        one.like(3)
        other.time.run {}
        #expect(goods.good(3)?.likes == 11)
        #expect(goods.good(3)?.isLiked == true)
    }

    @Test func theDetailOfAGoodFollowsToo() {
        let (mine, theirs) = (Page(of: "me", allUsers), Page(of: "them", allUsers))
        let detail = mine.time.run {
            GoodDetailModel(7, .details, known: StubGoods.good(7), service: mine.service, likes: mine.likes)
        }
        theirs.like(7)
        mine.time.run {}
        #expect(detail.good.value?.likes == 11)
    }

    @Test func whatOthersLikeWhileTheGoodsAreLoadingIsNotLost() {
        let (mine, theirs) = (Page(of: "me", allUsers), Page(of: "them", allUsers))
        let goods = mine.appearing(bag)
        theirs.like(3)
        mine.time.advance(by: .seconds(1))
        #expect(goods.good(3)?.likes == 11)
    }

    @Test func onlyMyOwnLikesAreSaidToMe() {
        let (mine, theirs) = (Page(of: "me", allUsers), Page(of: "them", allUsers))
        let goods = mine.shown(bag)
        var said = 0
        mine.likes.confirmed.observe { _ in said += 1 }.disposed(by: bag)
        theirs.like(3)
        mine.time.run {}
        #expect(goods.good(3)?.likes == 11)
        #expect(said == 0)
    }
}
