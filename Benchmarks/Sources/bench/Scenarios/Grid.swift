import BinderyGraph
import CEngine

extension Scenario {
    /// 100 chains of 100 properties on one source, each derived by reading and each observed at its end, per node.
    static var grid: Scenario {
        grid(name: "grid 100 × 100, node") { last in Property { last.value &+ 1 } }
    }

    /// The same grid made with `map`.
    static var gridOfMaps: Scenario {
        grid(name: "grid 100 × 100 of maps, node") { last in last.map { $0 &+ 1 } }
    }

    private static func grid(name: String, derive: @escaping (Property<Int>) -> Property<Int>) -> Scenario {
        let (width, height) = (100, 100)
        return Scenario(
            name: name, operationsPerRun: width * height,
            contenders: [
                .bindery {
                    let sink = Sink()
                    let source = MutableProperty(0)
                    for _ in 0..<width {
                        var last: Property<Int> = source
                        for _ in 0..<height { last = derive(last) }
                        _ = last.observe { sink.fold($0) }
                    }
                    return { count in
                        for number in 1...count { source.value = number }
                        return sink.sum
                    }
                },
                .floor {
                    let sink = Sink()
                    let source = cengine_source(0)
                    for _ in 0..<width {
                        var last = source
                        for _ in 0..<height { last = cengine_derived(cengine_increment, [last], 1) }
                        cengine_observe(last, sink.pointer, cengine_fold)
                    }
                    return { count in
                        for number in 1...count { cengine_write(source, Int64(number)) }
                        return sink.sum
                    }
                },
                .alienSignals("grid"),
            ],
            targets: .graph)
    }
}
