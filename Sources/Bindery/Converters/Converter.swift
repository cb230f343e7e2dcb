/// A pair of pure functions that convert between two types. Each may refuse a value.
///
/// ```swift
/// let percent = Converter<String, Int>.integer(in: 0...100)
/// try percent.convert("007")       // 7
/// try percent.convertBack(7)       // "7"
/// ```
///
/// A converter knows no view, so it is tested, exchanged and composed on its own. By convention it converts what the
/// user enters (`Source`) to what the model holds (`Target`); ``inverted`` is the reverse.
///
/// **Laws.** `convert(convertBack(b)) == b` for each `b` that it does not refuse, unless the way back rounds or trims,
/// as those of `number(_:in:)` and `trimmed` do. Many texts may have one value;
/// ``canonical(_:)`` is the one that `convertBack` chooses, and its own canonical form. Composition preserves both.
///
/// - Also known as: `IValueConverter` with `ConvertBack` in WPF, a partial isomorphism or a prism elsewhere.
public struct Converter<Source, Target> {
    public let forward: Conversion<Source, Target, ConversionFailure>
    public let back: Conversion<Target, Source, ConversionFailure>

    /// Creates a converter from two pure functions. The result of `convertBack` must convert to the same value again.
    public init(
        convert: @escaping (Source) throws(ConversionFailure) -> Target,
        convertBack: @escaping (Target) throws(ConversionFailure) -> Source
    ) {
        self.init(Conversion(convert), back: Conversion(convertBack))
    }

    public init(
        _ forward: Conversion<Source, Target, ConversionFailure>, back: Conversion<Target, Source, ConversionFailure>
    ) {
        self.forward = forward
        self.back = back
    }

    public func convert(_ source: Source) throws(ConversionFailure) -> Target { try forward.convert(source) }

    public func convertBack(_ target: Target) throws(ConversionFailure) -> Source { try back.convert(target) }

    /// Returns the form that the converter itself gives a value: `"7"` for `"007"`.
    public func canonical(_ source: Source) throws(ConversionFailure) -> Source { try convertBack(convert(source)) }

    /// The converter with its directions exchanged.
    public var inverted: Converter<Target, Source> { Converter<Target, Source>(back, back: forward) }

    /// Returns a converter that passes this one's result to `next`.
    public func then<Next>(_ next: Converter<Target, Next>) -> Converter<Source, Next> {
        Converter<Source, Next>(forward.then(next.forward), back: next.back.then(back))
    }

    /// Returns a converter that refuses values for which `accepted` returns false, in both directions.
    public func refusing(
        unless accepted: @escaping (Target) -> Bool, _ failure: @escaping (Target) -> ConversionFailure
    ) -> Converter {
        let check = Conversion<Target, Target, ConversionFailure> { (target) throws(ConversionFailure) in
            if accepted(target) { return target }
            throw failure(target)
        }
        return Converter(forward.then(check), back: check.then(back))
    }

    /// Combines converters side by side, like ``Conversion/parallel(_:)``.
    public static func parallel<each A, each B>(_ converters: repeat Converter<each A, each B>) -> Converter
    where Source == (repeat each A), Target == (repeat each B) {
        Converter(.parallel(repeat (each converters).forward), back: .parallel(repeat (each converters).back))
    }
}

extension Converter where Source == Target {
    /// A converter that changes nothing.
    public static var identity: Converter { Converter(convert: { $0 }, convertBack: { $0 }) }
}
