/// Why cases differ from RxJS, where several do for one reason.
enum Reason {
    static let noReentrancy = "what is sent during a delivery waits until every observer has that event"
    static let thisArgument = "closures have no `this`"
    static let resultSelector = "there is no result selector; `map` inside does it"
    static let interoperability = "there is no foreign observable to convert"
    static let schedulerArgument = "a scheduler is not an argument of this operator"
    static let typedFailure = "a closure cannot throw; a typed failure takes its place"
}
