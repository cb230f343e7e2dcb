import BinderyStreams
import BinderyTesting
import Foundation
import Testing

@Suite struct BackgroundTests {
    private let time = VirtualScheduler()

    @Test func theValueComesOnTheActorThenTheEnd() {
        let time = time
        time.run {
            var events: [Event<Int, Never>] = []
            let observation = Producer<Int, Never>.background { 7 }.observeEvents {
                #expect(ExecutionContext.current?.scheduler === time)
                events.append($0)
            }
            #expect(events == [])
            time.pump()
            #expect(events == [.value(7), .completed])
            #expect(observation.isDisposed)
        }
    }

    @Test func aFailureIsPassedOn() {
        time.run {
            let signal = Producer<Int, Mishap>.background { () throws(Mishap) in throw .first }
            expect(signal, sends: [.failed(.first)]) { time.pump() }
        }
    }

    private final class Page {
        var text = "made out there"
    }

    @Test func aValueThatIsNotSendableMayComeBack() {
        time.run {
            var texts: [String] = []
            let observation = Producer<Page, Never>.background { Page() }.observe { texts.append($0.text) }
            time.pump()
            #expect(texts == ["made out there"])
            observation.dispose()
        }
    }

    @Test func outThereIsNoContext() {
        time.run {
            let signal = Producer<Bool, Never>.background { ExecutionContext.current == nil }
            expect(signal, sends: [.value(true), .completed]) { time.pump() }
        }
    }

    @Test func disposalCancelsTheWork() {
        let messages = Messages()
        time.run {
            let observation = Producer<Int, Never>.background {
                await untilCancelled()
                messages.append("cancelled")
                return 1
            }.observe { _ in messages.append("delivered") }
            time.pump()
            observation.dispose()
            time.pump()
        }
        #expect(messages.all == ["cancelled"])
    }
}

@MainActor
@Suite struct LiveBackgroundTests {
    @Test func liveWorkLeavesTheActorAndItsValueComesBack() async {
        let main = MainActor.shared
        let context = ExecutionContext(actor: main, scheduler: LiveScheduler(on: main))
        await ExecutionContext.$current.withValue(context) {
            let wasOnMain = await Producer<Bool, Never>.background { isOnMainThread() }.map {
                MainActor.preconditionIsolated()
                return $0
            }.firstValue()
            #expect(wasOnMain == false)
        }
    }
}

private func isOnMainThread() -> Bool { Thread.isMainThread }
