import Bindery
import BinderyFoundation
import Foundation
import Testing

private final class Settings: Restorable {
    final class Window: Restorable {
        @Reactive(.saved) var width = 800.0
        @Reactive(.saved) var isOpen = true
    }

    enum Theme: String, Codable { case light, dark }

    @Reactive(.saved) var theme = Theme.light
    @Reactive(.saved) var ratio = 0.1
    @Reactive(.saved) var since = Date(timeIntervalSinceReferenceDate: 123.456)
    @Reactive(.saved) var home = URL(string: "https://example.org/a?b")
    @Reactive(.saved) var icon = Data([0, 255])
    @Reactive(.saved) var price = Decimal(string: "12.34")!
    @Reactive(.saved) var limit = UInt64.max
    @Reactive(.saved) var factor = Double.infinity
    @Reactive(.saved) var tags: [String?] = ["a", nil]
    let window = Window()
}

@Suite struct StateSnapshotJSONTests {
    @Test func aSnapshotIsAPlainObject() throws {
        final class Search: Restorable {
            @Reactive(.saved) var query = "a/b “中”"
            @Reactive(.saved) var page = 2
            let window = Settings.Window()
        }
        let json = try SavedState(of: Search()).snapshot.value.json
        #expect(
            String(decoding: json, as: UTF8.self)
                == #"{"page":2,"query":"a/b “中”","window":{"isOpen":true,"width":800}}"#)
    }

    @Test func foundationsTypesComeBack() throws {
        let settings = Settings()
        settings.theme = .dark
        settings.window.width = 640.5
        settings.since = Date(timeIntervalSinceReferenceDate: -0.1)
        settings.price = Decimal(string: "-0.0001")!
        let snapshot = SavedState(of: settings).snapshot.value
        let read = try StateSnapshot(json: try snapshot.json)
        #expect(read == snapshot)
        let restored = Settings()
        restored.home = nil
        restored.factor = 0
        restored.limit = 0
        restored.window.isOpen = false
        SavedState(of: restored).restore(read)
        #expect(restored.theme == .dark)
        #expect(restored.since == settings.since)
        #expect(restored.home == settings.home)
        #expect(restored.icon == Data([0, 255]))
        #expect(restored.price == settings.price)
        #expect(restored.limit == .max)
        #expect(restored.factor == .infinity)
        #expect(restored.tags == ["a", nil])
        #expect(restored.window.width == 640.5)
        #expect(restored.window.isOpen)
    }

    @Test func manyNumbersComeBackThroughJSON() throws {
        final class Number: Restorable {
            @Reactive(.saved) var number = 0.0
            @Reactive(.saved) var float: Float = 0
        }
        let model = Number(), restored = Number()
        let state = SavedState(of: model), other = SavedState(of: restored)
        let special: [Double] = [
            0x1p53, 0x1p63, -0x1p63, 1e18, 1e19, 1e300, .leastNonzeroMagnitude, -0.5, -0.0, .nan, -.infinity,
        ]
        let others = (1...500).map { Double(bitPattern: $0 &* 0x9E37_79B9_7F4A_7C15) }
        for number in special + others {
            model.number = number
            model.float = Float(number)
            other.restore(try StateSnapshot(json: try state.snapshot.value.json))
            #expect("\(restored.number) \(restored.float)" == "\(model.number) \(model.float)")
        }
    }

    @Test func aValueThatIsNotAnObjectIsRefused() {
        for text in ["", "[1]", "{", "3"] {
            #expect(throws: DecodingError.self) { try StateSnapshot(json: Data(text.utf8)) }
        }
    }
}
