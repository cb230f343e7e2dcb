/// A pure, composable function from one value to another. It may refuse a value with a typed failure.
///
/// ```swift
/// let state = try Conversion.textLength(min: 4, max: 16)           // String → InputState
/// let colour = Conversion<InputState, Colour, Never> { $0 == .invalid ? .red : .white }
/// background = username.converted(by: state.then(colour))
/// ```
///
/// A ``Converter`` converts in both directions. Several inputs form a tuple: see ``parallel(_:)`` and ``fanOut(_:)``.
public struct Conversion<Input, Output, Failure: Error> {
    private let body: (Input) throws(Failure) -> Output

    /// Creates a conversion from a pure function, which refuses a value by throwing.
    public init(_ convert: @escaping (Input) throws(Failure) -> Output) { body = convert }

    /// Returns the converted value.
    ///
    /// - Throws: The reason for which `input` is refused.
    public func convert(_ input: Input) throws(Failure) -> Output { try body(input) }

    /// Returns the outcome of ``convert(_:)`` as a value.
    public func result(of input: Input) -> Result<Output, Failure> {
        Result { () throws(Failure) in try body(input) }
    }

    /// Returns a conversion that passes this one's result to `next`. The first failure is the failure of both.
    public func then<Next>(_ next: Conversion<Output, Next, Failure>) -> Conversion<Input, Next, Failure> {
        Conversion<Input, Next, Failure> { input throws(Failure) in try next.convert(convert(input)) }
    }

    /// Returns a conversion that passes this one's result to a function that cannot fail.
    public func map<Next>(_ transform: @escaping (Output) -> Next) -> Conversion<Input, Next, Failure> {
        Conversion<Input, Next, Failure> { input throws(Failure) in transform(try convert(input)) }
    }

    /// Returns the conversion with another failure.
    public func mapError<Other>(_ transform: @escaping (Failure) -> Other) -> Conversion<Input, Output, Other> {
        Conversion<Input, Output, Other> { input throws(Other) in
            do throws(Failure) { return try convert(input) } catch { throw transform(error) }
        }
    }

    /// Returns the conversion with `fallback` as the result for refused values.
    public func catchAndReturn(_ fallback: Output) -> Conversion<Input, Output, Never> {
        Conversion<Input, Output, Never> { input in
            do throws(Failure) { return try convert(input) } catch { return fallback }
        }
    }
}

extension Conversion where Failure == Never {
    /// Returns the conversion with a failure type, to fit others that may fail.
    public func promoteError<Other>(to: Other.Type = Other.self) -> Conversion<Input, Output, Other> {
        Conversion<Input, Output, Other> { input in convert(input) }
    }
}
