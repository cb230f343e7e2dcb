import BinderyStreams
import BinderyTesting
import Foundation
import Testing

@Suite struct FromCallbackTests {
    private let time = VirtualScheduler()

    /// A callback API, as a foreign library provides it.
    private final class Sensor {
        var handlers: [Int: Callback<Int, Mishap>] = [:]
        var removed: [Int] = []
        private var count = 0

        func add(_ handler: Callback<Int, Mishap>) -> Int {
            count += 1
            handlers[count] = handler
            return count
        }

        func remove(_ token: Int) {
            handlers[token] = nil
            removed.append(token)
        }
    }

    private func signal(of sensor: Sensor) -> some Signal<Int, Mishap> {
        Producer<Int, Mishap>.fromCallback({ sensor.add($0) }, cancel: { sensor.remove($0) })
    }

    @Test func whatIsSentComesInOrderOnceTheActorIsFree() {
        let time = time, sensor = Sensor()
        time.run {
            var events: [Event<Int, Mishap>] = []
            let observation = signal(of: sensor).observeEvents { events.append($0) }
            sensor.handlers[1]?.send(1)
            sensor.handlers[1]?.send(2)
            #expect(events == [])
            time.pump()
            #expect(events == [.value(1), .value(2)])
            observation.dispose()
        }
    }

    @Test func theEndCancelsThenIsPassedOn() {
        let time = time, sensor = Sensor()
        time.run {
            var removedAtTheEnd: [Int] = []
            let observation = signal(of: sensor).observe(
                onValue: { _ in }, onFailure: { _ in removedAtTheEnd = sensor.removed })
            sensor.handlers[1]?.fail(.second)
            time.pump()
            #expect(removedAtTheEnd == [1])
            #expect(observation.isDisposed)
        }
    }

    @Test func disposalCancelsBeforeItReturnsAndLaterCallsAreIgnored() {
        let time = time, sensor = Sensor()
        time.run {
            var values: [Int] = []
            let observation = signal(of: sensor).observe(onValue: { values.append($0) }, onFailure: { _ in })
            let handler = sensor.handlers[1]!
            handler.send(1)
            observation.dispose()
            #expect(sensor.removed == [1])
            handler.send(2)
            time.pump()
            #expect(values == [])
        }
    }

    @Test func eachObserverRegistersForItself() {
        let sensor = Sensor()
        time.run {
            let signal = signal(of: sensor)
            #expect(sensor.handlers.isEmpty)
            let bag = DisposeBag()
            for _ in 0..<2 { signal.observe(onValue: { _ in }, onFailure: { _ in }).disposed(by: bag) }
            #expect(sensor.handlers.count == 2)
        }
        #expect(sensor.removed == [2, 1])
    }

    @Test(arguments: [Result<Int, Mishap>.success(7), .failure(.first)])
    func aCompletionHandlerEndsTheSignal(result: Result<Int, Mishap>) {
        let time = time
        time.run {
            var events: [Event<Int, Mishap>] = []
            let signal = Producer<Int, Mishap>.fromCallback { $0.finish(with: result) }
            _ = signal.observeEvents { events.append($0) }
            time.pump()
            switch result {
            case .success(let value): #expect(events == [.value(value), .completed])
            case .failure(let failure): #expect(events == [.failed(failure)])
            }
        }
    }

    @Test func aCallbackThatIsForgottenCompletes() {
        let time = time, sensor = Sensor()
        time.run {
            var events: [Event<Int, Mishap>] = []
            let observation = signal(of: sensor).observeEvents { events.append($0) }
            sensor.handlers[1]?.send(1)
            sensor.handlers = [:]
            time.pump()
            #expect(events == [.value(1), .completed])
            #expect(observation.isDisposed)
        }
    }

    @Test func callsFromOtherThreadsAreDeliveredOnTheActor() async {
        let time = time, sensor = Sensor()
        var values: [Int] = []
        let observation = time.run {
            signal(of: sensor).observe(
                onValue: {
                    #expect(ExecutionContext.current?.scheduler === time)
                    values.append($0)
                }, onFailure: { _ in })
        }
        let handler = sensor.handlers[1]!
        for thread in 0..<4 {
            Thread { for number in 0..<100 { handler.send(thread * 100 + number) } }.start()
        }
        await time.settle { values.count == 400 }
        for thread in 0..<4 {
            #expect(values.filter { $0 / 100 == thread } == Array(thread * 100..<thread * 100 + 100))
        }
        time.run { observation.dispose() }
    }

    @Test func aNotificationCenterNeedsNoMore() {
        let time = time, center = NotificationCenter(), name = Notification.Name("paid")
        time.run {
            var amounts: [Int] = []
            let payments = Producer<Int, Never>.fromCallback(
                { callback in
                    center.addObserver(forName: name, object: nil, queue: nil) {
                        callback.send($0.userInfo?["amount"] as! Int)
                    }
                }, cancel: { center.removeObserver($0) })
            let observation = payments.observe { amounts.append($0) }
            center.post(name: name, object: nil, userInfo: ["amount": 7])
            time.pump()
            #expect(amounts == [7])
            observation.dispose()
            center.post(name: name, object: nil, userInfo: ["amount": 8])
            time.pump()
            #expect(amounts == [7])
        }
    }
}
