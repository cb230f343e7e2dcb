import Bindery

/// Counts primes without blocking the user interface.
final class PrimesModel {
    @Reactive var limit = 1_000_000
    let count: Action<Void, PrimeCount, Never>
    let answer: Property<String>
    /// The number of taps on the button that shows that the user interface responds.
    @Reactive var pokes = 0

    init(counting: @escaping @Sendable (Range<Int>) async -> Int) {
        let limit = _limit
        count = .reportingProgress { (_, progress) in
            let limit = limit.value
            var result = PrimeCount(limit: limit)
            for slice in 0..<100 {
                let range = limit * slice / 100..<limit * (slice + 1) / 100
                result.primes += await inBackground { await counting(range) }
                if Task.isCancelled { break }
                progress.report(Double(slice + 1) / 100)
            }
            return result
        }
        answer = count.latest.map { $0?.text ?? "" }
    }

    func poke() { pokes += 1 }
}

struct PrimeCount: Equatable {
    let limit: Int
    var primes = 0

    var text: String {
        let format = NumberFormat.english
        return "There are \(format.text(of: primes)) primes below \(format.text(of: limit))."
    }
}
