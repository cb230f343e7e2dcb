// Chains as users write them: closures and numbers without types. scripts/check-compile-time limits their time.

import Bindery

func arithmetic(on numbers: Subject<Int, Never>) -> any Disposable {
    numbers
        .map { $0 + 1 }
        .filter { $0 % 2 == 0 }
        .map { $0 * 2 }
        .scan(0) { $0 + $1 }
        .distinctUntilChanged()
        .filter { $0 > 10 }
        .map { $0 - 1 }
        .filter { $0 % 3 == 0 }
        .map { $0 * 2 }
        .take(while: { $0 < 1_000 })
        .map { $0 + 1 }
        .startWith(1, 2, 3)
        .observe { print($0) }
}

func typesThatChange(on numbers: Subject<Int, Never>, words: Subject<String, Never>) -> any Disposable {
    numbers
        .filter { $0 > 3 }
        .map { "\($0)" }
        .compactMap { $0.first }
        .flatMapLatest { number in words.map { "\(number). \($0)" } }
        .distinctUntilChanged()
        .withLatestFrom(numbers)
        .map { $0.0.count + $0.1 }
        .pairwise()
        .map { $0.1 - $0.0 }
        .enumerated()
        .filter { $0.0 % 2 == 0 }
        .map { "\($0.0): \($0.1)" }
        .observe { print($0) }
}

func search(_ text: MutableProperty<String>) -> some Signal<[String], Never> {
    text.changes
        .map { $0.trimmingPrefix(while: { $0 == " " }) }
        .filter { !$0.isEmpty }
        .map { String($0).lowercased() }
        .distinctUntilChanged()
        .debounce(for: .milliseconds(300))
        .flatMapLatest { query in
            Producer<[String], SearchFailure>.from(async: { () async throws(SearchFailure) in [query, query + "s"] })
                .retry(2)
                .catch { _ in Producer<[String], Never>.just([]) }
        }
        .map { $0.filter { $0.count > 1 } }
        .scan([]) { $1.isEmpty ? $0 : $1 }
        .do(onValue: { print($0.count) })
        .take(1_000)
}

func properties(_ a: MutableProperty<Int>, _ b: MutableProperty<Int>, _ name: MutableProperty<String>) -> Property<String> {
    Property { a.value * 2 + b.value * 3 - 1 }
        .map { $0 + 1 }
        .map { $0 * 2 }
        .map { $0 % 7 }
        .map { max($0, 3) }
        .map { "\($0)" }
        .map { $0.count }
        .map { $0 + b.value }
        .map { $0 > 3 ? [$0] : [] }
        .map { $0.count }
        .map { $0 == 1 }
        .map { $0 ? "one" : "none" }
        .map { $0 + name.value }
}

enum SearchFailure: Error { case offline }
