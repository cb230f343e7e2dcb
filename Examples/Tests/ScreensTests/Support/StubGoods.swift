import BinderyTesting
import Foundation
import Screens
import ShowcaseModels

/// Goods in virtual time, as the service has them: 400 in 20 pages; 0.75 s for goods, 0.5 s for banners, 1 s for a
/// like. An answer has the state at the arrival of its request, and a like takes effect only when it is answered: so an
/// answer is as old as possible. `@unchecked Sendable`: used only on the actor of its scheduler.
final class StubGoods: GoodsService, @unchecked Sendable {
    let time: VirtualScheduler
    var isDown = false
    /// The failure of every request.
    var failure: ServiceFailure?
    /// The goods of the service, in its order. A test may change them at any time.
    var ids = Array(1...400)
    /// The first word of each title, which depends on the language.
    var word = "Good"
    /// The replies of the service to any good.
    var written: [Reply] = []
    private(set) var liked: Set<Good.ID> = []
    /// The number of changes to the likes of each good.
    private var likesVersions: [Good.ID: Int] = [:]
    /// A line for each request, as it arrives.
    private(set) var requests: [String] = []
    /// A line for each request that was cancelled before its answer.
    private(set) var cancelled: [String] = []

    init(time: VirtualScheduler) { self.time = time }

    static func good(_ id: Good.ID) -> Good {
        Good(
            id: id, nickname: "Seller \(id)", avatar: "/avatars/goods/\(id).svg", location: "Hangzhou",
            title: "Good \(id)", price: id % 5 == 0 ? 0 : Double(id) + 0.5, oldPrice: 20, count: 3,
            postage: [.free, .priced(6), .negotiable][id % 3], likes: 10, isLiked: false)
    }

    private func now(_ id: Good.ID) -> Good {
        var good = Self.good(id)
        good.title = "\(word) \(id)"
        good.isLiked = liked.contains(id)
        good.likes += good.isLiked ? 1 : 0
        good.likesVersion = likesVersions[id, default: 0]
        return good
    }

    func goods(page: Int) async throws(ServiceFailure) -> GoodsPage {
        let items = ids.dropFirst((page - 1) * 20).prefix(20).map(now)
        return try await answer(
            "page \(page)", .milliseconds(750), GoodsPage(items: items, page: page, pages: (ids.count + 19) / 20))
    }

    func goods(count: Int) async throws(ServiceFailure) -> GoodsPage {
        let items = (1...count).map(now)
        return try await answer("count \(count)", .milliseconds(750), GoodsPage(items: items, page: 1, pages: 1))
    }

    func good(_ id: Good.ID) async throws(ServiceFailure) -> Good {
        guard ids.contains(id) else { throw .notFound }
        return try await answer("good \(id)", .milliseconds(750), now(id))
    }

    func setLiked(_ isLiked: Bool, _ id: Good.ID) async throws(ServiceFailure) -> Like {
        let version = likesVersions[id, default: 0] + (liked.contains(id) == isLiked ? 0 : 1)
        let like = Like(
            id: id, isLiked: isLiked, likes: Self.good(id).likes + (isLiked ? 1 : 0), likesVersion: version)
        let confirmed = try await answer(isLiked ? "like \(id)" : "unlike \(id)", .seconds(1), like)
        if isLiked { liked.insert(id) } else { liked.remove(id) }
        likesVersions[id] = version
        return confirmed
    }

    func goods(relatedTo id: Good.ID, by relation: GoodRelation) async throws(ServiceFailure) -> [Good] {
        try await answer("related \(id) \(relation)", .milliseconds(500), [now(id + 1), now(id + 2)])
    }

    func replies(to id: Good.ID) async throws(ServiceFailure) -> [Reply] {
        try await answer("replies \(id)", .milliseconds(300), written)
    }

    func reply(_ text: String, to id: Good.ID) async throws(ServiceFailure) -> Reply {
        let reply = Reply(
            id: written.count + 1, text: text, createdAt: Date(timeIntervalSince1970: 0), isOwn: true)
        let confirmed = try await answer("reply \(id)", .milliseconds(300), reply)
        written.append(confirmed)
        return confirmed
    }

    func banners() async throws(ServiceFailure) -> [Banner] {
        try await answer("banners", .milliseconds(500), (1...4).map(Self.banner))
    }

    static func banner(_ id: Banner.ID) -> Banner {
        Banner(
            id: id, title: .init(en: "Banner \(id)", zh: "横幅 \(id)"), text: .init(en: "Text", zh: "文字"),
            image: .init(en: "/banners/en/\(id).svg", zh: "/banners/\(id).svg"))
    }

    func goods(ofBanner id: Banner.ID) async throws(ServiceFailure) -> [Good] {
        try await answer("goods of banner \(id)", .milliseconds(500), [now(id), now(id + 1)])
    }

    private func answer<Answer>(
        _ request: String, _ delay: Duration, _ answer: Answer
    ) async throws(ServiceFailure) -> Answer {
        requests.append(request)
        let failure = failure ?? (isDown ? .unavailable : nil)
        do {
            try await time.sleep(for: delay)
        } catch {
            cancelled.append(request)
            throw .unavailable
        }
        if let failure { throw failure }
        return answer
    }
}
