import BinderyGraph
import CEngine
import OpenCombine

extension Scenario {
    /// 100 properties, each derived by reading the previous one. The source is written, the last observed, per node.
    static var chain: Scenario {
        chain(name: "chain of 100 derived, node", others: []) { last in
            Property { last.value &+ 1 }
        }
    }

    /// The same chain made with `map`, which has a fixed dependency.
    static var chainOfMaps: Scenario {
        chain(name: "chain of 100 maps, node", others: [openCombineChain]) { last in
            last.map { $0 &+ 1 }
        }
    }

    private static func chain(
        name: String, others: [Contender], derive: @escaping (Property<Int>) -> Property<Int>
    ) -> Scenario {
        let length = 100
        let bindery = Contender.bindery {
            let sink = Sink()
            let source = MutableProperty(0)
            var last: Property<Int> = source
            for _ in 0..<length { last = derive(last) }
            _ = last.observe { sink.fold($0) }
            return { count in
                for number in 1...count { source.value = number }
                return sink.sum
            }
        }
        let floor = Contender.floor {
            let sink = Sink()
            let source = cengine_source(0)
            var last = source
            for _ in 0..<length { last = cengine_derived(cengine_increment, [last], 1) }
            cengine_observe(last, sink.pointer, cengine_fold)
            return { count in
                for number in 1...count { cengine_write(source, Int64(number)) }
                return sink.sum
            }
        }
        return Scenario(
            name: name, operationsPerRun: length, contenders: [bindery, floor, .alienSignals("chain")] + others,
            targets: .graph)
    }

    private static var openCombineChain: Contender {
        .openCombine {
            let sink = Sink()
            let source = CurrentValueSubject<Int, Never>(0)
            var last = source.eraseToAnyPublisher()
            for _ in 0..<100 { last = last.map { $0 &+ 1 }.eraseToAnyPublisher() }
            let observation = last.sink { sink.fold($0) }
            return { count in
                for number in 1...count { source.value = number }
                return withExtendedLifetime(observation) { sink.sum }
            }
        }
    }
}
