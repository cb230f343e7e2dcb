import Bindery
import BinderyFoundation
import BinderySynchronization
import Testing

@Suite struct BroadcastJSONTests {
    private struct Like: Codable, Equatable, Sendable {
        let id: Int
        let name: String
    }

    private final class RecordingBus: MessageBus {
        let published = Mutex<[[UInt8]]>([])

        func publish(_ message: [UInt8], to topic: String) { published.withLock { $0.append(message) } }

        func subscribe(to topic: String, _ receive: @escaping @Sendable ([UInt8]) -> Void) {}
    }

    @Test func valuesAreSentAsJSON() {
        let (likes, bus) = (Broadcast<Like>(), RecordingBus())
        likes.connect(to: bus, as: "likes")
        likes.send(Like(id: 1, name: "茶"))
        let texts = bus.published.withLock { $0.map { String(decoding: $0, as: UTF8.self) } }
        #expect(texts.count == 1)
        #expect(texts[0].contains(#""id":1"#) && texts[0].contains(#""name":"茶""#))
    }
}
