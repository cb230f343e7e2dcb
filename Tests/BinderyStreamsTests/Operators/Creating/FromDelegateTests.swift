import BinderyStreams
import Testing

private protocol ListDelegate: AnyObject {
    func didScroll(to row: Int)
    func didClose()
}

@Suite struct FromDelegateTests {
    private final class List {
        weak var delegate: (any ListDelegate)?
    }

    private final class Proxy: ListDelegate {
        private let emitter: Emitter<Int, Never>
        init(_ emitter: Emitter<Int, Never>) { self.emitter = emitter }
        func didScroll(to row: Int) { emitter.send(row) }
        func didClose() { emitter.complete() }
    }

    private let list = List()

    private var rows: some Signal<Int, Never> {
        Producer<Int, Never>.fromDelegate(
            Proxy.init, attach: { [list] in list.delegate = $0 }, detach: { [list] _ in list.delegate = nil })
    }

    @Test func whatTheDelegateIsToldIsSentAtOnce() {
        expect(rows, sends: [.value(1), .value(2)]) {
            list.delegate?.didScroll(to: 1)
            list.delegate?.didScroll(to: 2)
        }
    }

    @Test func theDelegateLivesAsLongAsTheObservation() {
        #expect(list.delegate == nil)
        let observation = rows.observe { _ in }
        weak let proxy = list.delegate
        #expect(proxy != nil)
        observation.dispose()
        #expect(list.delegate == nil)
        #expect(proxy == nil)
    }

    @Test func itsEndDetachesIt() {
        expect(rows, sends: [.value(1), .completed]) {
            list.delegate?.didScroll(to: 1)
            list.delegate?.didClose()
            #expect(list.delegate == nil)
        }
    }
}
