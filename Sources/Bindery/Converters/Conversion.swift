/// A pure function from one value to another, as a value: swappable, composable, tested alone. It may refuse a value with a typed failure.
///
/// ```swift
/// let state = try Conversion.textLength(min: 4, max: 16)           // String → InputState
/// let colour = Conversion<InputState, Colour, Never> { $0 == .invalid ? .red : .white }
/// background = username.converted(by: state.then(colour))
/// ```
///
/// What leads both ways is a ``Converter``. A conversion of several inputs takes a tuple; see ``parallel(_:)`` and ``fanOut(_:)``.
public struct Conversion<Input, Output, Failure: Error> {
    private let body: (Input) throws(Failure) -> Output

    /// - Parameter convert: a pure function.
    public init(_ convert: @escaping (Input) throws(Failure) -> Output) { body = convert }

    public func convert(_ input: Input) throws(Failure) -> Output { try body(input) }

    /// What ``convert(_:)`` returns or throws, as a value.
    public func result(of input: Input) -> Result<Output, Failure> {
        Result { () throws(Failure) in try body(input) }
    }

    /// This one, and the next with its result. The first failure is that of both.
    public func then<Next>(_ next: Conversion<Output, Next, Failure>) -> Conversion<Input, Next, Failure> {
        Conversion<Input, Next, Failure> { input throws(Failure) in try next.convert(convert(input)) }
    }

    /// This one, and a function of its result that cannot fail.
    public func map<Next>(_ transform: @escaping (Output) -> Next) -> Conversion<Input, Next, Failure> {
        Conversion<Input, Next, Failure> { input throws(Failure) in transform(try convert(input)) }
    }

    /// The same with another failure.
    public func mapError<Other>(_ transform: @escaping (Failure) -> Other) -> Conversion<Input, Output, Other> {
        Conversion<Input, Output, Other> { input throws(Other) in
            do throws(Failure) { return try convert(input) } catch { throw transform(error) }
        }
    }

    /// The same, which takes `fallback` for what it refuses.
    public func catchAndReturn(_ fallback: Output) -> Conversion<Input, Output, Never> {
        Conversion<Input, Output, Never> { input in
            do throws(Failure) { return try convert(input) } catch { return fallback }
        }
    }
}

extension Conversion where Failure == Never {
    /// The same as one that may fail, to fit others that do.
    public func promoteError<Other>(to: Other.Type = Other.self) -> Conversion<Input, Output, Other> {
        Conversion<Input, Output, Other> { input in convert(input) }
    }
}
