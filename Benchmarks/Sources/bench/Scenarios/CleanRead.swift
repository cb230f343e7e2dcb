import BinderyGraph
import CEngine

extension Scenario {
    /// A read of an unchanged derived property, outside any computation.
    static var cleanRead: Scenario {
        Scenario(
            name: "read of a clean derived property",
            contenders: [
                .bindery {
                    let sink = Sink()
                    let a = MutableProperty(opaque(1))
                    let b = Property { a.value &+ 1 }
                    return { count in
                        for _ in 0..<count { sink.fold(b.value) }
                        return sink.sum
                    }
                },
                .floor {
                    let sink = Sink()
                    let a = cengine_source(1)
                    let b = cengine_derived(cengine_increment, [a], 1)
                    return { count in
                        for _ in 0..<count { sink.fold(Int(cengine_read(b))) }
                        return sink.sum
                    }
                },
                .alienSignals("read"),
            ],
            targets: [])
    }
}
