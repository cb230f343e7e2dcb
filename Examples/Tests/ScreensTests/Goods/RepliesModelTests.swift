import BinderyTesting
import BinderyView
import Foundation
import ShowcaseModels
import Testing

@Suite struct RepliesModelTests {
    private let time = VirtualScheduler()
    private let service: StubGoods

    init() { service = StubGoods(time: time) }

    private func open() -> (RepliesModel, any Disposable) {
        let model = time.run { RepliesModel(7, service: service) }
        let showing = time.run { model.activation.activate() }
        time.advance(by: .milliseconds(300))
        return (model, showing)
    }

    @Test func aMessageIsSentOnceAndShown() {
        service.written = [Reply(id: 1, text: "Hello", createdAt: Date(timeIntervalSince1970: 0), isOwn: false)]
        let (model, showing) = open()
        #expect(model.replies.value.map(\.text) == ["Hello"])
        #expect(!model.send.isEnabled.value)
        time.run {
            model.draft = " Is it new? "
            model.send.execute()
            model.send.execute()
        }
        time.advance(by: .milliseconds(300))
        #expect(model.replies.value.map(\.text) == ["Hello", "Is it new?"])
        #expect(model.draft == "")
        #expect(service.requests == ["replies 7", "reply 7"])
        showing.dispose()
    }

    @Test func whatIsTypedWhileAMessageIsSentStays() {
        let (model, showing) = open()
        time.run {
            model.draft = "One"
            model.send.execute()
        }
        time.run { model.draft = "One, and more" }
        time.advance(by: .milliseconds(300))
        #expect(model.replies.value.map(\.text) == ["One"])
        #expect(model.draft == "One, and more")
        showing.dispose()
    }

    @Test func messagesOfOthersArriveWhileTheScreenIsShown() {
        let repliedTo = Broadcast<Good.ID>()
        let models = time.run { (1...2).map { _ in RepliesModel(7, service: service, repliedTo: repliedTo) } }
        let showing = time.run { models.map { $0.activation.activate() } }
        time.advance(by: .milliseconds(300))
        time.run {
            models[0].draft = "Hello"
            models[0].send.execute()
        }
        time.advance(by: .milliseconds(600))
        #expect(models.map { $0.replies.value.map(\.text) } == [["Hello"], ["Hello"]])
        for each in showing { each.dispose() }
        repliedTo.send(7)
        time.advance(by: .milliseconds(300))
        #expect(service.requests.count { $0 == "replies 7" } == 4, "none after the screens were left")
    }

    @Test func aFailureKeepsTheMessage() {
        let (model, showing) = open()
        service.isDown = true
        time.run {
            model.draft = "Hello"
            model.send.execute()
        }
        time.advance(by: .milliseconds(300))
        #expect(model.draft == "Hello")
        #expect(model.send.failure.value == .unavailable)
        #expect(model.replies.value == [])
        showing.dispose()
    }

    @Test func aMessageThatIsTooLongIsNotSent() {
        let (model, showing) = open()
        time.run { model.draft = String(repeating: "字", count: 501) }
        #expect(model.isTooLong.value && !model.send.isEnabled.value)
        time.run { model.draft = String(repeating: "字", count: 500) + " " }
        #expect(!model.isTooLong.value && model.send.isEnabled.value)
        showing.dispose()
    }

    @Test func otherGoodsAreLoadedOnce() {
        let service = service
        let model = time.run {
            RelatedGoodsModel { () async throws(ServiceFailure) in
                try await service.goods(relatedTo: 7, by: .location)
            }
        }
        for _ in 1...2 {
            let showing = time.run { model.activation.activate() }
            time.advance(by: .milliseconds(500))
            showing.dispose()
        }
        #expect(model.goods.value.map(\.id) == [8, 9])
        #expect(service.requests == ["related 7 location"])
    }
}
