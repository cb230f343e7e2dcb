import Bindery

/// The properties `a` and `b`, and their sum `c`.
final class SumModel {
    @Reactive var a = 1
    @Reactive var b = 2
    let c: Property<Int>
    /// Depends on `a` and `b` directly, and through `c`.
    let equation: Property<Equation>
    /// Counts all equations that were ever computed.
    let tally: Property<Tally>

    init() {
        let (a, b) = (_a, _b)
        let c = Property { a.value + b.value }
        let equation = Property { Equation(a: a.value, b: b.value, c: c.value) }
        self.c = c
        self.equation = equation
        tally = equation.signal.scan(Tally()) { $0.adding($1) }.property(initial: Tally())
    }

    /// Performs two writes as one change: observers never receive the state between them.
    func swap() {
        transaction { (a, b) = (b, a) }
    }
}

struct Equation: Equatable {
    let a: Int
    let b: Int
    let c: Int

    var isRight: Bool { a + b == c }

    var text: String { "\(a) + \(b) = \(c)" }
}

struct Tally: Equatable {
    var right = 0
    var wrong = 0

    func adding(_ equation: Equation) -> Tally {
        equation.isRight ? Tally(right: right + 1, wrong: wrong) : Tally(right: right, wrong: wrong + 1)
    }

    var text: String { "Equations seen so far: \(right) right, \(wrong) wrong" }
}
