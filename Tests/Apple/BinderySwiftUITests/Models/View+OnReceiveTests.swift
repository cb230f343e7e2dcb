import BinderyStreams
import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct ViewOnReceiveTests {
    @Test
    func eachValueIsReceivedWhileTheViewIsOnScreen() {
        let subject = Subject<Int, Never>()
        var received: [Int] = []
        let host = Host { Text("").onReceive(subject) { received.append($0) } }
        subject.send(1)
        subject.send(2)
        host.close()
        subject.send(3)
        #expect(received == [1, 2])
    }

    @Test
    func theActionIsThatOfTheLastEvaluation() {
        let subject = Subject<Int, Never>()
        let factor = MutableProperty(1)
        var received: [Int] = []
        let host = Host {
            Observing {
                let factor = factor.value
                Text("").onReceive(subject) { received.append($0 * factor) }
            }
        }
        subject.send(1)
        factor.value = 10
        host.update()
        subject.send(1)
        #expect(received == [1, 10])
    }

    @Test
    func aReceivedValueMayChangeTheState() {
        struct Latest: View {
            let subject: Subject<Int, Never>
            @State private var latest = 0
            var body: some View { Text("\(latest)").onReceive(subject) { latest = $0 } }
        }
        let subject = Subject<Int, Never>()
        let host = Host { Latest(subject: subject) }
        subject.send(4)
        host.update()
        #expect(host.lines == ["4"])
    }
}
