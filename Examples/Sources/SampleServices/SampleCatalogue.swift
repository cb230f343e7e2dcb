import BinderyView
internal import Foundation
public import ShowcaseModels

/// The services of the screens in this process, with sample data: for apps that run without the catalogue's server.
public actor SampleCatalogue: AccountService, CredentialService, GoodsService, MenuGroupService, PostService {
    private static let pageSize = 20
    /// Misspelled words that no post has, and what is suggested instead.
    private static let corrections = ["swfit": "swift", "bindrey": "bindery"]
    private let delay: Duration
    private var allGoods = (1...60).map(Good.sample)
    private var allGroups = [
        MenuGroup(id: 1, name: "Noodles", kind: .main), MenuGroup(id: 2, name: "Rice", kind: .main),
        MenuGroup(id: 3, name: "Tea", kind: .drink),
    ]
    private var allReplies: [Good.ID: [Reply]] = [:]
    private var isGranted = true

    /// - Parameter delay: How long each answer takes.
    public init(delay: Duration = .zero) { self.delay = delay }

    private func wait() async { if delay > .zero { try? await Task.sleep(for: delay) } }

    // MARK: Accounts

    public func logIn(_ phone: PhoneNumber, _ code: VerificationCode) async throws(LoginFailure) -> Account {
        await wait()
        guard let account = DemoAccount.all.first(where: { $0.phone == phone.text && $0.code == code.text }) else {
            throw .wrongCredentials
        }
        return Account(phone: account.phone, nickname: account.nickname)
    }

    public func avatarPath(of phone: PhoneNumber) async -> String? {
        await wait()
        return DemoAccount.all.contains { $0.phone == phone.text } ? "/avatars/\(phone.text)" : nil
    }

    public func logIn(username: String, password: String) async throws(CredentialFailure) {
        await wait()
        if password != "123456789" { throw .wrongPassword }
    }

    public func logIn(account: String, password: String) async throws(CredentialFailure) { await wait() }

    // MARK: Goods

    public func goods(page: Int) async throws(ServiceFailure) -> GoodsPage {
        await wait()
        let first = (page - 1) * Self.pageSize
        guard allGoods.indices.contains(first) else { throw .notFound }
        return GoodsPage(
            items: Array(allGoods[first..<min(first + Self.pageSize, allGoods.count)]), page: page,
            pages: (allGoods.count + Self.pageSize - 1) / Self.pageSize)
    }

    public func goods(count: Int) async throws(ServiceFailure) -> GoodsPage {
        await wait()
        return GoodsPage(items: Array(allGoods.prefix(count)), page: 1, pages: 1)
    }

    public func good(_ id: Good.ID) async throws(ServiceFailure) -> Good {
        await wait()
        guard let good = allGoods.first(where: { $0.id == id }) else { throw .notFound }
        return good
    }

    public func setLiked(_ isLiked: Bool, _ id: Good.ID) async throws(ServiceFailure) -> Like {
        await wait()
        guard let index = allGoods.firstIndex(where: { $0.id == id }) else { throw .notFound }
        if allGoods[index].isLiked != isLiked {
            allGoods[index].isLiked = isLiked
            allGoods[index].likes += isLiked ? 1 : -1
            allGoods[index].likesVersion += 1
        }
        let good = allGoods[index]
        return Like(id: id, isLiked: good.isLiked, likes: good.likes, likesVersion: good.likesVersion)
    }

    public func goods(
        relatedTo id: Good.ID, by relation: GoodRelation
    ) async throws(ServiceFailure) -> [Good] {
        let good = try await good(id)
        return allGoods.filter { other in
            other.id != id
                && (relation == .seller ? other.nickname == good.nickname : other.location == good.location)
        }
    }

    public func replies(to id: Good.ID) async throws(ServiceFailure) -> [Reply] {
        await wait()
        return allReplies[id, default: []]
    }

    public func reply(_ text: String, to id: Good.ID) async throws(ServiceFailure) -> Reply {
        await wait()
        let reply = Reply(id: allReplies[id, default: []].count + 1, text: text, createdAt: Date(), isOwn: true)
        allReplies[id, default: []].append(reply)
        return reply
    }

    public func banners() async throws(ServiceFailure) -> [Banner] {
        await wait()
        return [.sample(1, "Spring sale", "春季特卖"), .sample(2, "New sellers", "新卖家")]
    }

    public func goods(ofBanner id: Banner.ID) async throws(ServiceFailure) -> [Good] { throw .notFound }

    // MARK: Menu groups

    public func groups() async throws(MenuGroupFailure) -> [MenuGroup] {
        await wait()
        return allGroups
    }

    public func create(name: String, kind: MenuGroup.Kind) async throws(MenuGroupFailure) -> MenuGroup {
        await wait()
        if allGroups.contains(where: { $0.name == name }) { throw .duplicateName }
        let group = MenuGroup(id: (allGroups.map(\.id).max() ?? 0) + 1, name: name, kind: kind)
        allGroups.append(group)
        return group
    }

    public func update(
        _ id: MenuGroup.ID, name: String, kind: MenuGroup.Kind
    ) async throws(MenuGroupFailure) -> MenuGroup {
        await wait()
        guard let index = allGroups.firstIndex(where: { $0.id == id }) else { throw .notFound }
        if allGroups.contains(where: { $0.name == name && $0.id != id }) { throw .duplicateName }
        allGroups[index] = MenuGroup(id: id, name: name, kind: kind)
        return allGroups[index]
    }

    public func delete(_ id: MenuGroup.ID) async throws(MenuGroupFailure) {
        await wait()
        allGroups.removeAll { $0.id == id }
    }

    // MARK: Posts

    public func isAccessGranted() async throws(SearchFailure) -> Bool {
        await wait()
        return isGranted
    }

    public func setAccessGranted(_ isGranted: Bool) async throws(SearchFailure) {
        await wait()
        self.isGranted = isGranted
    }

    public func posts(matching text: SearchText, from index: Int) async throws(SearchFailure) -> SearchResults<Post> {
        await wait()
        if let suggestion = Self.corrections[text.text.lowercased()] {
            return SearchResults(items: [], total: 0, suggestion: suggestion)
        }
        let ids = index + 1..<min(index + Self.pageSize, 45) + 1
        return SearchResults(items: ids.map { .sample($0, about: TextPiece(text.text, isMarked: true)) }, total: 45)
    }

    public func post(_ id: Post.ID) async throws(ServiceFailure) -> PostDetails {
        await wait()
        guard (1...45).contains(id) else { throw .notFound }
        return PostDetails(post: .sample(id, about: TextPiece("everything")), byUser: [])
    }
}

extension Post {
    fileprivate static func sample(_ id: Int, about topic: TextPiece) -> Post {
        Post(
            id: id, user: "reader\(id)", text: [TextPiece("About "), topic, TextPiece(", number \(id)")], avatar: "",
            created: Date(timeIntervalSince1970: Double(1_700_000_060 - id * 60)))
    }
}

extension Banner {
    fileprivate static func sample(_ id: Int, _ english: String, _ chinese: String) -> Banner {
        Banner(
            id: id, title: Texts(en: english, zh: chinese), text: Texts(en: "Only this week.", zh: "仅限本周。"),
            image: Texts(en: "", zh: ""))
    }
}

extension Good {
    fileprivate static func sample(_ id: Int) -> Good {
        Good(
            id: id, nickname: "Seller \(id % 7 + 1)", avatar: "", location: "Shanghai", title: "Article \(id)",
            price: Double(id) * 9.5, oldPrice: Double(id) * 12, count: id % 5 + 1, postage: .free, likes: id % 13,
            isLiked: false)
    }
}
