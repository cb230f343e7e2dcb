import BinderyGraph
import CEngine

extension Scenario {
    /// `d` is derived from `b` and `c`, both from `a`. `d` is observed, `a` written. A glitch (a second, delivered
    /// computation) would change the result.
    static var diamond: Scenario {
        Scenario(
            name: "diamond, write",
            contenders: [
                .bindery {
                    let sink = Sink()
                    let a = MutableProperty(0)
                    let b = Property { a.value &+ 1 }
                    let c = Property { a.value &* 2 }
                    let d = Property { b.value &+ c.value }
                    _ = d.observe { sink.fold($0) }
                    return { count in
                        for number in 1...count { a.value = number }
                        return sink.sum
                    }
                },
                .floor {
                    let sink = Sink()
                    let a = cengine_source(0)
                    let b = cengine_derived(cengine_increment, [a], 1)
                    let c = cengine_derived(cengine_double, [a], 1)
                    let d = cengine_derived(cengine_sum, [b, c], 2)
                    cengine_observe(d, sink.pointer, cengine_fold)
                    return { count in
                        for number in 1...count { cengine_write(a, Int64(number)) }
                        return sink.sum
                    }
                },
                .alienSignals("diamond"),
            ],
            targets: .graph)
    }
}
