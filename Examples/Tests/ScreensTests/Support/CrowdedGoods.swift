import BinderyTestSupport
import BinderyTesting
import Screens
import ShowcaseModels

/// A service that several users call concurrently. Each request and each answer takes a random time, so answers may
/// arrive out of order. `@unchecked Sendable`: used only on the actor of its scheduler.
final class CrowdedGoods: @unchecked Sendable {
    static let ids = 1...2

    private let time: VirtualScheduler
    private var random: SplitMix
    private var likers: [Good.ID: Set<String>] = [:]
    private var versions: [Good.ID: Int] = [:]

    init(time: VirtualScheduler, seed: UInt64) {
        self.time = time
        random = SplitMix(seed: seed)
    }

    /// The current state of a good.
    func good(_ id: Good.ID, for person: String) -> Good {
        var good = StubGoods.good(id)
        let likers = likers[id, default: []]
        good.likes = likers.count
        good.isLiked = likers.contains(person)
        good.likesVersion = versions[id, default: 0]
        return good
    }

    fileprivate func set(_ isLiked: Bool, _ id: Good.ID, by person: String) -> Like {
        let hasChanged =
            isLiked
            ? likers[id, default: []].insert(person).inserted : likers[id, default: []].remove(person) != nil
        if hasChanged { versions[id, default: 0] += 1 }
        let good = good(id, for: person)
        return Like(id: id, isLiked: good.isLiked, likes: good.likes, likesVersion: good.likesVersion)
    }

    fileprivate func answer<Answer>(_ make: () -> Answer) async throws(ServiceFailure) -> Answer {
        try await wait()
        let answer = make()
        try await wait()
        return answer
    }

    private func wait() async throws(ServiceFailure) {
        do { try await time.sleep(for: .milliseconds(Int.random(in: 0...500, using: &random))) } catch {
            throw .unavailable
        }
    }

    /// The service as one user sees it.
    final class Visitor: GoodsService {
        let service: CrowdedGoods
        let person: String

        init(service: CrowdedGoods, person: String) {
            self.service = service
            self.person = person
        }

        func goods(page: Int) async throws(ServiceFailure) -> GoodsPage {
            try await service.answer {
                GoodsPage(items: ids.map { service.good($0, for: person) }, page: 1, pages: 1)
            }
        }

        func goods(count: Int) async throws(ServiceFailure) -> GoodsPage { try await goods(page: 1) }

        func good(_ id: Good.ID) async throws(ServiceFailure) -> Good {
            try await service.answer { service.good(id, for: person) }
        }

        func setLiked(_ isLiked: Bool, _ id: Good.ID) async throws(ServiceFailure) -> Like {
            try await service.answer { service.set(isLiked, id, by: person) }
        }

        func goods(relatedTo id: Good.ID, by relation: GoodRelation) async throws(ServiceFailure) -> [Good] { [] }

        func replies(to id: Good.ID) async throws(ServiceFailure) -> [Reply] { [] }

        func reply(_ text: String, to id: Good.ID) async throws(ServiceFailure) -> Reply { throw .unavailable }

        func banners() async throws(ServiceFailure) -> [Banner] { [] }

        func goods(ofBanner id: Banner.ID) async throws(ServiceFailure) -> [Good] { [] }
    }
}
