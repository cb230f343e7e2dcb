import BinderyGraph
import CEngine

extension Scenario {
    /// `c = a + b`, observed; `a` is written.
    static var sum: Scenario {
        Scenario(
            name: "c = a + b, write",
            contenders: [
                .bindery {
                    let sink = Sink()
                    let a = MutableProperty(0)
                    let b = MutableProperty(opaque(2))
                    let c = Property { a.value &+ b.value }
                    _ = c.observe { sink.fold($0) }
                    return { count in
                        for number in 1...count { a.value = number }
                        return sink.sum
                    }
                },
                .floor {
                    let sink = Sink()
                    let a = cengine_source(0)
                    let b = cengine_source(2)
                    let c = cengine_derived(cengine_sum, [a, b], 2)
                    cengine_observe(c, sink.pointer, cengine_fold)
                    return { count in
                        for number in 1...count { cengine_write(a, Int64(number)) }
                        return sink.sum
                    }
                },
                .alienSignals("sum"),
            ],
            targets: .graph)
    }
}
