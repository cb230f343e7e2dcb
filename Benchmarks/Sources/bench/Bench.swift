import Foundation

/// `bench [--list] [--filter <part of a name>] [--run <contender> <times>]`. `--run` does the work without measuring
/// it, for a profiler (`valgrind --tool=callgrind`, `perf record`).
@main
enum Bench {
    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        var filter: String?
        var profiled: (contender: String, times: Int)?
        while let argument = arguments.popFirst() {
            switch argument {
            case "--list":
                for name in (Scenario.all + Scenario.traced + JSReactivity.all).map(\.name) + [
                    "memory", "growth", "lists",
                ] {
                    print(name)
                }
                return
            case "--filter": filter = arguments.popFirst()
            case "--run":
                if let contender = arguments.popFirst(), let times = arguments.popFirst().flatMap({ Int($0) }) {
                    profiled = (contender, times)
                }
            default:
                print("usage: bench [--list] [--filter <part of a scenario's name>] [--run <contender> <times>]")
                exit(argument == "--help" ? 0 : 2)
            }
        }
        let isWanted = { (name: String) in filter.map { name.localizedCaseInsensitiveContains($0) } ?? true }
        if let profiled {
            for contender in (Scenario.all + Scenario.traced + JSReactivity.all).filter({ isWanted($0.name) }).flatMap(
                \.contenders)
            where contender.name.rawValue == profiled.contender {
                print(contender.make()(profiled.times))
            }
            return
        }
        do {
            try measureTimes(measurable(Scenario.all.filter { isWanted($0.name) }))
            try measureTracing(measurable(Scenario.traced.filter { isWanted($0.name) }))
            try measureJSReactivity(measurable(JSReactivity.all.filter { isWanted($0.name) }))
            if isWanted("lists") { try measureLists() }
        } catch {
            fail("\(error)")
        }
        if isWanted("memory") { measureMemory() }
        if isWanted("growth") { measureGrowth() }
    }

    private static let isAlienSignalsThere: Bool = {
        let absence = AlienSignals.absence
        if let absence { print("alien-signals: not measured (\(absence))\n") }
        return absence == nil
    }()

    /// Removes the contenders that are not installed.
    private static func measurable(_ scenarios: [Scenario]) -> [Scenario] {
        scenarios.map { scenario in
            var scenario = scenario
            scenario.contenders.removeAll { $0.name == .alienSignals && !isAlienSignalsThere }
            return scenario
        }
    }

    private static func measure(_ scenario: Scenario) throws -> [Contender.Name: Measurement] {
        if isatty(STDERR_FILENO) != 0 { FileHandle.standardError.write(Data("\(scenario.name)…\n".utf8)) }
        return try scenario.measure()
    }

    private static func measureTimes(_ scenarios: [Scenario]) throws {
        guard !scenarios.isEmpty else { return }
        var table = Table(
            header: [
                "ns per operation", "Bindery", "(min)", "floor", "×", "OpenC.", "×", "async-a.", "×", "alien-s.", "×",
                "target", "",
            ], left: [0, 11, 12])
        for scenario in scenarios { table.add(row(of: scenario, try measure(scenario))) }
        print(table.text)
        print(
            """

            Median of \(Scenario.sampleCount) samples of \(Scenario.sampleTime) s, taken in turn. \
            ×: Bindery's time divided by theirs, in the same turn.
            OpenC.: OpenCombine. async-a.: swift-async-algorithms. alien-s.: alien-signals, under Node.
            """)
    }

    private static func measureTracing(_ scenarios: [Scenario]) throws {
        guard !scenarios.isEmpty else { return }
        var table = Table(header: ["ns per operation", "without a log", "in a TraceLog", "×"], left: [0])
        for scenario in scenarios {
            let times = try measure(scenario)
            let (untraced, traced) = (times[.bindery]!, times[.traced]!)
            table.add(
                [scenario.name, untraced.median.short, traced.median.short, traced.ratio(to: untraced).fixed(1)])
        }
        print("\n" + table.text + "\n\n×: the time in a log, divided by that without one.")
    }

    private static func row(of scenario: Scenario, _ times: [Contender.Name: Measurement]) -> [String] {
        let bindery = times[.bindery]!
        let ratios = times.mapValues { bindery.ratio(to: $0) }
        var cells = [scenario.name, bindery.median.short, bindery.minimum.short]
        for name in [Contender.Name.floor, .openCombine, .asyncAlgorithms, .alienSignals] {
            cells += [times[name]?.median.short ?? "–", ratios[name].map { $0.fixed(2) } ?? ""]
        }
        cells.append(scenario.targets.map(\.text).joined(separator: ", "))
        let isMissed = scenario.targets.contains { target in ratios[target.other].map { $0 > target.ratio } ?? false }
        let isUnknown = scenario.targets.contains { ratios[$0.other] == nil }
        cells.append(scenario.targets.isEmpty ? "" : isMissed ? "missed" : isUnknown ? "met (in part)" : "met")
        return cells
    }

    private static func measureJSReactivity(_ scenarios: [Scenario]) throws {
        guard !scenarios.isEmpty else { return }
        var table = Table(
            header: [
                "µs per run of a graph of js-reactivity-benchmark", "Bindery", "(min)", "alien-s.", "(min)", "×", "",
            ],
            left: [0, 6])
        var ratios: [Double] = []
        for scenario in scenarios {
            let times = try measure(scenario)
            let bindery = times[.bindery]!
            var cells = [scenario.name.replacing(JSReactivity.prefix, with: "")]
            cells += [bindery.median, bindery.minimum].map { ($0 / 1_000).short }
            if let peer = times[.alienSignals] {
                let ratio = bindery.ratio(to: peer)
                ratios.append(ratio)
                cells += [peer.median, peer.minimum].map { ($0 / 1_000).short }
                cells += [ratio.fixed(2), ratio < 1 ? "ahead" : "behind"]
            } else {
                cells += ["–", "", "", ""]
            }
            table.add(cells)
        }
        print("\n" + table.text)
        if !ratios.isEmpty {
            print(
                "\n×: Bindery's time divided by that of alien-signals; ahead in \(ratios.count { $0 < 1 }) of \(ratios.count)."
            )
        }
    }

    private static func measureMemory() {
        var table = Table(header: ["bytes each", "Bindery", "floor"], left: [0])
        for memory in Memory.all {
            table.add([memory.name, memory.bytes().fixed(0), memory.floorBytes().map { $0.fixed(0) } ?? "–"])
        }
        print("\n" + table.text)
    }

    private static func measureGrowth() {
        let sizes = [1_000, 10_000, 100_000, 1_000_000]
        var table = Table(header: ["ns per node, of so many"] + sizes.map { "\($0)" } + ["×"], left: [0])
        for growth in Growth.all {
            let contenders = [(growth.name, growth.make)] + (growth.makeFloor.map { [("the C engine", $0)] } ?? [])
            for (name, make) in contenders {
                let times = sizes.map { Growth.nanosecondsPerNode(of: $0, make) }
                table.add([name] + times.map(\.short) + [(times.last! / times[0]).fixed(2)])
            }
        }
        print(
            "\n" + table.text
                + "\n\n×: the last divided by the first. Beyond some 10,000 nodes the caches of the processor are left behind."
        )
    }

    private static func measureLists() throws {
        var table = Table(header: ["difference of 10,000 elements, a tenth changed", "ms", "×"], left: [0])
        let differences = try Lists.difference()
        for (name, time) in differences {
            table.add([name, time.short, (differences[0].milliseconds / time).fixed(2)])
        }
        print("\n" + table.text + "\n\n×: Bindery's time divided by theirs; targets ≤ 0.1 and ≤ 3.")

        let sizes = [10_000, 100_000, 1_000_000]
        table = Table(header: ["µs per change, of so many"] + sizes.map { "\($0)" } + ["×"], left: [0])
        let times = sizes.map(Lists.change)
        table.add(["filter + sort + map + 20 sections"] + times.map(\.short) + [(times.last! / times[0]).fixed(2)])
        print("\n" + table.text + "\n\n×: the last divided by the first; targets ≤ 20 µs of 100,000 and ≤ 3.")
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("bench: \(message)\n".utf8))
        exit(1)
    }
}
