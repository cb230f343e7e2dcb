import BinderyStreams
import BinderyTestSupport

/// A description of a random chain of operators, which the library runs and ``Oracle`` predicts. Each source occurs
/// only once, so that at each instant one place of the chain has an event.
indirect enum Pipeline {
    case source(Int)
    case cold([Int])
    case map(Pipeline, plus: Int)
    case filter(Pipeline, modulo: Int)
    case take(Pipeline, Int)
    case skip(Pipeline, Int)
    case takeWhile(Pipeline, below: Int)
    case scan(Pipeline)
    case distinctUntilChanged(Pipeline)
    case startWith(Pipeline, Int)
    case collect(Pipeline)
    case catching(Pipeline, Pipeline)
    case merge(Pipeline, Pipeline)
    case concat(Pipeline, Pipeline)
    case takeUntil(Pipeline, Pipeline)
    case skipUntil(Pipeline, Pipeline)
    case combineLatest(Pipeline, Pipeline)
    case zip(Pipeline, Pipeline)
    case withLatestFrom(Pipeline, Pipeline)
    case flatMap(Pipeline, Inner)
    case flatMapLatest(Pipeline, Inner)
    case concatMap(Pipeline, Inner)
    case flatMapFirst(Pipeline, Inner)

    /// The signal for a value: `count` values of a source, each plus the value; or a cold signal.
    struct Inner {
        let source: Int?
        let count: Int
    }

    /// - Parameter free: The sources that are not used yet.
    static func random(_ random: inout SplitMix, depth: Int, free: inout [Int]) -> Pipeline {
        guard depth > 0, random.below(8) > 0 else {
            guard !free.isEmpty, random.below(5) > 0 else {
                return .cold((0..<random.below(4)).map { _ in random.below(9) })
            }
            return .source(free.removeFirst())
        }
        func inner(_ random: inout SplitMix, _ free: inout [Int]) -> Inner {
            Inner(source: free.isEmpty || random.below(3) == 0 ? nil : free.removeFirst(), count: 1 + random.below(3))
        }
        let first = Pipeline.random(&random, depth: depth - 1, free: &free)
        let kind = random.below(23)
        if (11...17).contains(kind) || kind == 22 {
            let second = Pipeline.random(&random, depth: depth - 1, free: &free)
            switch kind {
            case 11: return .catching(first, second)
            case 12: return .merge(first, second)
            case 13: return .concat(first, second)
            case 14: return .takeUntil(first, second)
            case 15: return .skipUntil(first, second)
            case 16: return .combineLatest(first, second)
            case 17: return .zip(first, second)
            default: return .withLatestFrom(first, second)
            }
        }
        switch kind {
        case 0, 1: return .map(first, plus: random.below(5))
        case 2: return .filter(first, modulo: 2 + random.below(2))
        case 3: return .take(first, random.below(5))
        case 4: return .skip(first, random.below(3))
        case 5: return .takeWhile(first, below: 5 + random.below(20))
        case 6, 7: return .scan(first)
        case 8: return .distinctUntilChanged(first)
        case 9: return .startWith(first, random.below(9))
        case 10: return .collect(first)
        case 18: return .flatMap(first, inner(&random, &free))
        case 19: return .flatMapLatest(first, inner(&random, &free))
        case 20: return .concatMap(first, inner(&random, &free))
        default: return .flatMapFirst(first, inner(&random, &free))
        }
    }

    /// Builds the chain. Every closure holds a token of `lifetime`.
    func signal(_ sources: [Source<Int, Mishap>], _ lifetime: Lifetime) -> AnySignal<Int, Mishap> {
        let token = lifetime.token()
        func make(_ pipeline: Pipeline) -> AnySignal<Int, Mishap> { pipeline.signal(sources, lifetime) }
        func hold(_ value: Int) -> Int { withExtendedLifetime(token) { value } }
        func make(_ inner: Inner) -> (Int) -> AnySignal<Int, Mishap> {
            { value in
                if let source = inner.source {
                    return sources[source].map { hold(($0 + value) % 100) }.take(inner.count).eraseToAnySignal()
                }
                return Producer<Int, Mishap>.from((0..<inner.count).map { hold(value + $0) }).eraseToAnySignal()
            }
        }
        switch self {
        case .source(let index): return sources[index].eraseToAnySignal()
        case .cold(let values): return Producer<Int, Mishap>.from(values).eraseToAnySignal()
        case .map(let up, let plus): return make(up).map { hold($0 + plus) }.eraseToAnySignal()
        case .filter(let up, let modulo): return make(up).filter { hold($0) % modulo == 0 }.eraseToAnySignal()
        case .take(let up, let count): return make(up).take(count).eraseToAnySignal()
        case .skip(let up, let count): return make(up).skip(count).eraseToAnySignal()
        case .takeWhile(let up, let limit): return make(up).take(while: { hold($0) < limit }).eraseToAnySignal()
        case .scan(let up): return make(up).scan(0) { hold(($0 + $1) % 100) }.eraseToAnySignal()
        case .distinctUntilChanged(let up): return make(up).distinctUntilChanged().eraseToAnySignal()
        case .startWith(let up, let value): return make(up).startWith(value).eraseToAnySignal()
        case .collect(let up): return make(up).collect().map { hold($0.reduce(0, +) % 100) }.eraseToAnySignal()
        case .catching(let up, let other):
            let other = make(other)
            return make(up).catch { _ in withExtendedLifetime(token) { other } }.eraseToAnySignal()
        case .merge(let a, let b): return make(a).merge(with: make(b)).eraseToAnySignal()
        case .concat(let a, let b): return make(a).concat(with: make(b)).eraseToAnySignal()
        case .takeUntil(let a, let b): return make(a).take(until: make(b)).eraseToAnySignal()
        case .skipUntil(let a, let b): return make(a).skip(until: make(b)).eraseToAnySignal()
        case .combineLatest(let a, let b):
            return BinderyStreams.combineLatest(make(a), make(b)).map { hold(($0 * 10 + $1) % 100) }.eraseToAnySignal()
        case .zip(let a, let b):
            return BinderyStreams.zip(make(a), make(b)).map { hold(($0 * 10 + $1) % 100) }.eraseToAnySignal()
        case .withLatestFrom(let a, let b):
            return make(a).withLatestFrom(make(b)).map { hold(($0 * 10 + $1) % 100) }.eraseToAnySignal()
        case .flatMap(let up, let inner): return make(up).flatMap(make(inner)).eraseToAnySignal()
        case .flatMapLatest(let up, let inner): return make(up).flatMapLatest(make(inner)).eraseToAnySignal()
        case .concatMap(let up, let inner): return make(up).concatMap(make(inner)).eraseToAnySignal()
        case .flatMapFirst(let up, let inner): return make(up).flatMapFirst(make(inner)).eraseToAnySignal()
        }
    }
}
