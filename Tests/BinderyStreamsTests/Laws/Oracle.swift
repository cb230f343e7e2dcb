import BinderyStreams

/// A slow model that computes a ``Pipeline``'s events from its sources' events, without observers, scopes or queues.
struct Oracle {
    typealias Sent = Event<Int, Mishap>

    /// The instant of an event: the number of the source's event, then positions within it. Ordered lexicographically.
    typealias Moment = [Int]

    struct Item {
        var when: Moment
        let event: Sent
    }

    /// The events of the sources in order, numbered from 1. The observation has the number 0.
    var history: [(source: Int, event: Sent)] = []

    func hasEnded(_ source: Int) -> Bool {
        history.contains { $0.source == source && !$0.event.isValue }
    }

    func items(of pipeline: Pipeline) -> [Item] { items(of: pipeline, at: [0]) }

    private func items(of pipeline: Pipeline, at when: Moment) -> [Item] {
        var items = unended(pipeline, at: when)
        if let end = items.firstIndex(where: { !$0.event.isValue }) { items.removeSubrange((end + 1)...) }
        return items
    }

    private func unended(_ pipeline: Pipeline, at when: Moment) -> [Item] {
        func part(_ pipeline: Pipeline, _ index: Int) -> [Item] { items(of: pipeline, at: when + [index]) }
        switch pipeline {
        case .source(let source): return hot(source, when)
        case .cold(let values): return cold(values, when)
        case .map(let up, let plus): return values(of: part(up, 0)) { .value($0 + plus) }
        case .filter(let up, let modulo): return values(of: part(up, 0)) { $0 % modulo == 0 ? .value($0) : nil }
        case .take(let up, let count): return take(part(up, 0), count, when)
        case .skip(let up, let count):
            var left = count
            return values(of: part(up, 0)) { value in
                left -= 1
                return left < 0 ? .value(value) : nil
            }
        case .takeWhile(let up, let limit): return values(of: part(up, 0)) { $0 < limit ? .value($0) : .completed }
        case .scan(let up):
            var sum = 0
            return values(of: part(up, 0)) { value in
                sum = (sum + value) % 100
                return .value(sum)
            }
        case .distinctUntilChanged(let up):
            var last: Int?
            return values(of: part(up, 0)) { value in
                defer { last = value }
                return value == last ? nil : .value(value)
            }
        case .startWith(let up, let value): return [Item(when: when + [0], event: .value(value))] + part(up, 1)
        case .collect(let up):
            var sum = 0
            return part(up, 0).flatMap { item -> [Item] in
                switch item.event {
                case .value(let value): sum += value
                case .failed: return [item]
                case .completed: return [item.later(0, .value(sum % 100)), item.later(1, .completed)]
                }
                return []
            }
        case .catching(let up, let other):
            return part(up, 0).flatMap { item -> [Item] in
                if case .failed = item.event { return items(of: other, at: item.when + [1]) }
                return [item]
            }
        case .concat(let a, let b):
            return part(a, 0).flatMap { item -> [Item] in
                if case .completed = item.event { return items(of: b, at: item.when + [1]) }
                return [item]
            }
        case .merge(let a, let b):
            var running = 2
            return both(part(a, 0), part(b, 1)).flatMap { _, item -> [Item] in
                if case .completed = item.event { running -= 1 }
                return item.event == .completed && running > 0 ? [] : [item]
            }
        case .takeUntil(let a, let b):
            return both(part(b, 0), part(a, 1)).flatMap { isTrigger, item -> [Item] in
                switch (isTrigger, item.event) {
                case (true, .value): [Item(when: item.when, event: .completed)]
                case (true, .completed): []
                default: [item]
                }
            }
        case .skipUntil(let a, let b):
            var isOpen = false
            return both(part(b, 0), part(a, 1)).flatMap { isTrigger, item -> [Item] in
                if isTrigger {
                    if case .failed = item.event, !isOpen { return [item] }
                    if item.event.isValue { isOpen = true }
                    return []
                }
                return isOpen || !item.event.isValue ? [item] : []
            }
        case .combineLatest(let a, let b): return combineLatest(both(part(a, 0), part(b, 1)))
        case .zip(let a, let b): return zip(both(part(a, 0), part(b, 1)))
        case .withLatestFrom(let a, let b):
            var latest: Int?
            return both(part(b, 0), part(a, 1)).flatMap { isOther, item -> [Item] in
                switch (isOther, item.event) {
                case (true, .value(let value)): latest = value
                case (true, .completed): break
                case (false, .value(let value)):
                    if let latest { return [Item(when: item.when, event: .value((value * 10 + latest) % 100))] }
                default: return [item]
                }
                return []
            }
        case .flatMap(let up, let inner): return flatten(part(up, 0), inner) { _, _ in nil }
        case .flatMapLatest(let up, let inner):
            return flatten(part(up, 0), inner) { outer, index in
                outer.dropFirst(index + 1).first { $0.event.isValue }?.when
            }
        case .concatMap(let up, let inner): return oneByOne(part(up, 0), inner, keepsWaiting: true)
        case .flatMapFirst(let up, let inner): return oneByOne(part(up, 0), inner, keepsWaiting: false)
        }
    }

    // MARK: Sources

    private func hot(_ source: Int, _ when: Moment) -> [Item] {
        var found: [Item] = []
        for (index, entry) in history.enumerated() where entry.source == source {
            if index + 1 > when[0] {
                found.append(Item(when: [index + 1], event: entry.event))
            } else if !entry.event.isValue {
                return [Item(when: when, event: entry.event)]
            }
        }
        return found
    }

    private func cold(_ values: [Int], _ when: Moment) -> [Item] {
        values.enumerated().map { Item(when: when + [$0], event: .value($1)) }
            + [Item(when: when + [values.count], event: .completed)]
    }

    private func items(of inner: Pipeline.Inner, _ value: Int, at when: Moment) -> [Item] {
        guard let source = inner.source else { return cold((0..<inner.count).map { value + $0 }, when) }
        return take(values(of: hot(source, when)) { .value(($0 + value) % 100) }, inner.count, when)
    }

    // MARK: Operators

    private func values(of items: [Item], _ transform: (Int) -> Sent?) -> [Item] {
        items.compactMap { item in
            guard case .value(let value) = item.event else { return item }
            return transform(value).map { Item(when: item.when, event: $0) }
        }
    }

    private func take(_ items: [Item], _ count: Int, _ when: Moment) -> [Item] {
        if count == 0 { return [Item(when: when, event: .completed)] }
        var left = count
        return items.flatMap { item -> [Item] in
            if left == 0 { return [] }
            if item.event.isValue { left -= 1 }
            return left == 0 ? [item, item.later(1, .completed)] : [item]
        }
    }

    /// Returns the events of two signals in order; marks those of the first.
    private func both(_ first: [Item], _ second: [Item]) -> [(isFirst: Bool, item: Item)] {
        let all = first.map { (true, $0) } + second.map { (false, $0) }
        return all.sorted { $0.1.when.lexicographicallyPrecedes($1.1.when) }
    }

    private func combineLatest(_ items: [(isFirst: Bool, item: Item)]) -> [Item] {
        var a: Int?, b: Int?, running = 2
        return items.flatMap { isFirst, item -> [Item] in
            switch item.event {
            case .value(let value):
                if isFirst { a = value } else { b = value }
                guard let a, let b else { return [] }
                return [Item(when: item.when, event: .value((a * 10 + b) % 100))]
            case .completed:
                running -= 1
                return running == 0 ? [item] : []
            case .failed: return [item]
            }
        }
    }

    private func zip(_ items: [(isFirst: Bool, item: Item)]) -> [Item] {
        var a: [Int] = [], b: [Int] = [], aEnded = false, bEnded = false
        return items.flatMap { isFirst, item -> [Item] in
            var found: [Item] = []
            switch item.event {
            case .value(let value):
                if isFirst { a.append(value) } else { b.append(value) }
                if let x = a.first, let y = b.first {
                    a.removeFirst()
                    b.removeFirst()
                    found.append(Item(when: item.when, event: .value((x * 10 + y) % 100)))
                }
            case .completed: if isFirst { aEnded = true } else { bEnded = true }
            case .failed: return [item]
            }
            if aEnded && a.isEmpty || bEnded && b.isEmpty { found.append(item.later(1, .completed)) }
            return found
        }
    }

    /// Flattens all inner signals concurrently, each until the moment that `end` returns.
    private func flatten(
        _ outer: [Item], _ inner: Pipeline.Inner, until end: ([Item], Int) -> Moment?
    ) -> [Item] {
        var all: [(isValueOfOuter: Bool, isOuter: Bool, item: Item)] = []
        for (index, item) in outer.enumerated() {
            all.append((item.event.isValue, true, item))
            guard case .value(let value) = item.event else { continue }
            let limit = end(outer, index)
            for var event in items(of: inner, value, at: item.when + [0]) {
                if let limit, !event.when.lexicographicallyPrecedes(limit) {
                    // Cut off: counts as completed at that moment.
                    all.append((false, false, Item(when: limit, event: .completed)))
                    break
                }
                // Inner signals of one source receive its events in the order in which they were observed.
                if event.when[0] > item.when[0] { event.when.insert(index, at: 1) }
                all.append((false, false, event))
                if !event.event.isValue { break }
            }
            if let limit, !items(of: inner, value, at: item.when + [0]).contains(where: { !$0.event.isValue }) {
                let isCut = all.last.map { !$0.isOuter && $0.item.when == limit && !$0.item.event.isValue } ?? false
                if !isCut { all.append((false, false, Item(when: limit, event: .completed))) }
            }
        }
        var running = 1
        return all.enumerated()
            .sorted { a, b in
                if a.element.item.when == b.element.item.when { return a.offset < b.offset }
                return a.element.item.when.lexicographicallyPrecedes(b.element.item.when)
            }
            .flatMap { _, entry -> [Item] in
                if entry.isValueOfOuter {
                    running += 1
                    return []
                }
                if entry.item.event == .completed {
                    running -= 1
                    return running == 0 ? [entry.item] : []
                }
                return [entry.item]
            }
    }

    /// Flattens one inner signal at a time; values that arrive meanwhile wait or are dropped.
    private func oneByOne(_ outer: [Item], _ inner: Pipeline.Inner, keepsWaiting: Bool) -> [Item] {
        var found: [Item] = []
        /// The end of the last inner signal; `nil` while it runs.
        var free: Moment? = [-1]
        var outerEnd: Item?
        for item in outer {
            guard case .value(let value) = item.event else {
                outerEnd = item
                break
            }
            guard let freeSince = free else { continue }
            let isWaiting = item.when.lexicographicallyPrecedes(freeSince)
            if isWaiting, !keepsWaiting { continue }
            let start = (isWaiting ? freeSince : item.when) + [2]
            free = nil
            for event in items(of: inner, value, at: start) {
                if event.event == .completed {
                    free = event.when
                } else {
                    found.append(event)
                    if !event.event.isValue { return cut(found, outerEnd ?? outer.first { !$0.event.isValue }) }
                }
            }
        }
        if let end = outerEnd, end.event == .completed {
            if let free { found.append(Item(when: max(free, end.when), event: .completed)) }
            return found
        }
        return cut(found, outerEnd)
    }

    private func max(_ a: Moment, _ b: Moment) -> Moment { a.lexicographicallyPrecedes(b) ? b : a }

    /// Returns the items before a failure of the outer signal and that failure; all items if it has not failed.
    private func cut(_ items: [Item], _ end: Item?) -> [Item] {
        guard let end, case .failed = end.event else { return items }
        return items.filter { $0.when.lexicographicallyPrecedes(end.when) } + [end]
    }
}

extension Oracle.Item {
    /// Returns an item that immediately follows this one.
    fileprivate func later(_ index: Int, _ event: Oracle.Sent) -> Self { Self(when: when + [index], event: event) }
}

extension Event {
    fileprivate var isValue: Bool { if case .value = self { true } else { false } }
}
