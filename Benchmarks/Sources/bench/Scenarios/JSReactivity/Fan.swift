import BinderyGraph

/// Effects that each read `sources` properties, of which each is read by `effects` of them.
private struct Fan: Encodable {
    let sources: Int
    let effects: Int
    /// The number of effects made, or of writes to the first source.
    let count: Int

    static let created = [
        Fan(sources: 0, effects: 1, count: 100_000),
        Fan(sources: 1, effects: 1, count: 100_000),
        Fan(sources: 2, effects: 1, count: 50_000),
        Fan(sources: 4, effects: 1, count: 25_000),
        Fan(sources: 1_000, effects: 1, count: 100),
        Fan(sources: 1, effects: 2, count: 100_000),
        Fan(sources: 1, effects: 4, count: 100_000),
        Fan(sources: 1, effects: 8, count: 100_000),
        Fan(sources: 1, effects: 1_000, count: 100_000),
    ]

    static let updated = [
        Fan(sources: 1, effects: 1, count: 400_000),
        Fan(sources: 2, effects: 1, count: 200_000),
        Fan(sources: 4, effects: 1, count: 100_000),
        Fan(sources: 1_000, effects: 1, count: 400),
        Fan(sources: 1, effects: 2, count: 100_000),
        Fan(sources: 1, effects: 4, count: 100_000),
        Fan(sources: 1, effects: 1_000, count: 10_000),
    ]

    /// The indices of the sources of an effect.
    func indices(of effect: Int) -> Range<Int> {
        let first = effect / effects * sources
        return first..<(first + sources)
    }
}

private struct Fans: Encodable {
    let fans: [Fan]
    var sourceCount = JSReactivity.sourceCount
}

extension JSReactivity {
    fileprivate static let sourceCount = 100_000

    /// A run makes 100,000 sources and releases them.
    static var createSignals: Scenario {
        scenario(
            "createSignals", ["count": sourceCount], assertedRuns: 1,
            expected: { runs, tally in for _ in 0..<runs { tally.read(sourceCount - 1) } }
        ) { tally in
            {
                let sources = (0..<sourceCount).map { MutableProperty($0) }
                tally.read(sources.last!.value)
            }
        }
    }

    /// A run makes, for each of nine shapes, up to 100,000 effects on sources that exist, and disposes of them.
    static var createComputations: Scenario {
        scenario(
            "createComputations", Fans(fans: Fan.created), assertedRuns: 1,
            expected: { runs, tally in
                for _ in 0..<runs {
                    for fan in Fan.created {
                        for index in 0..<fan.count { tally.effectRan(fan.indices(of: index).reduce(0, +)) }
                    }
                }
            }
        ) { tally in
            let sources = (0..<sourceCount).map { MutableProperty($0) }
            return {
                for fan in Fan.created {
                    let bag = DisposeBag()
                    for index in 0..<fan.count {
                        summing(sources, fan.indices(of: index), tally).disposed(by: bag)
                    }
                    bag.dispose()
                }
            }
        }
    }

    /// A run writes, for each of seven shapes, the first source that its effects read.
    static var updateSignals: Scenario {
        scenario(
            "updateSignals", Fans(fans: Fan.updated), assertedRuns: 1,
            expected: { runs, tally in
                for fan in Fan.updated {
                    let rest = (1..<fan.sources).reduce(0, +)
                    for _ in 0..<fan.effects { tally.effectRan(rest) }
                    for _ in 0..<runs {
                        for value in 1...fan.count { for _ in 0..<fan.effects { tally.effectRan(value + rest) } }
                    }
                }
            }
        ) { tally in
            let graphs = Fan.updated.map { fan in
                let sources = (0..<fan.sources).map { MutableProperty($0) }
                for _ in 0..<fan.effects { _ = summing(sources, 0..<fan.sources, tally) }
                return (source: sources[0], writes: fan.count)
            }
            return {
                for (source, writes) in graphs {
                    for value in 1...writes { transaction { source.value = value } }
                }
            }
        }
    }

    private static func summing(
        _ sources: [MutableProperty<Int>], _ read: Range<Int>, _ tally: Tally
    ) -> any Disposable {
        let first = read.lowerBound
        switch read.count {
        case 0: return effect { tally.effectRan(0) }
        case 1:
            let a = sources[first]
            return effect { tally.effectRan(a.value) }
        case 2:
            let (a, b) = (sources[first], sources[first + 1])
            return effect { tally.effectRan(a.value + b.value) }
        case 4:
            let (a, b, c, d) = (sources[first], sources[first + 1], sources[first + 2], sources[first + 3])
            return effect { tally.effectRan(a.value + b.value + c.value + d.value) }
        default:
            return effect {
                var sum = 0
                for index in read { sum += sources[index].value }
                tally.effectRan(sum)
            }
        }
    }
}
