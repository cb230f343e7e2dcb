/// A pair of pure functions that lead from one type to another and back, each of which may refuse a value.
///
/// ```swift
/// let percent = Converter<String, Int>.integer(in: 0...100)
/// try percent.convert("007")       // 7
/// try percent.convertBack(7)       // "7"
/// ```
///
/// A converter is pure and knows no view: it is tested alone, swapped and composed. By convention it leads from what a person
/// enters (`Source`) to what the model holds (`Target`); ``inverted`` leads the other way.
///
/// **Laws.** `convert(convertBack(b)) == b` for each `b` that it does not refuse. The other way round there may be many texts for one
/// value; ``canonical(_:)`` is the one that `convertBack` chooses, and it is its own canonical form. Composition keeps both
/// laws.
///
/// - Also known as: `IValueConverter` with `ConvertBack` in WPF, a partial isomorphism or a prism elsewhere.
public struct Converter<Source, Target> {
    public let forward: Conversion<Source, Target, ConversionFailure>
    public let back: Conversion<Target, Source, ConversionFailure>

    /// - Parameters:
    ///   - convert: a pure function; throws if there is nothing that the value stands for.
    ///   - convertBack: a pure function; what it returns is converted to the same value again.
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

    /// The form that the converter itself gives a value: `"7"` of `"007"`.
    public func canonical(_ source: Source) throws(ConversionFailure) -> Source { try convertBack(convert(source)) }

    /// The same converter, seen from the other side.
    public var inverted: Converter<Target, Source> { Converter<Target, Source>(back, back: forward) }

    /// This converter, and the next behind it.
    public func then<Next>(_ next: Converter<Target, Next>) -> Converter<Source, Next> {
        Converter<Source, Next>(forward.then(next.forward), back: next.back.then(back))
    }

    /// Refuses what is not `accepted`, in both directions.
    public func refusing(
        unless accepted: @escaping (Target) -> Bool, _ failure: @escaping (Target) -> ConversionFailure
    ) -> Converter {
        let check = Conversion<Target, Target, ConversionFailure> { (target) throws(ConversionFailure) in
            if accepted(target) { return target }
            throw failure(target)
        }
        return Converter(forward.then(check), back: check.then(back))
    }

    /// Converters side by side, as ``Conversion/parallel(_:)``.
    public static func parallel<each A, each B>(_ converters: repeat Converter<each A, each B>) -> Converter
    where Source == (repeat each A), Target == (repeat each B) {
        Converter(.parallel(repeat (each converters).forward), back: .parallel(repeat (each converters).back))
    }
}

extension Converter where Source == Target {
    /// Leaves everything as it is.
    public static var identity: Converter { Converter(convert: { $0 }, convertBack: { $0 }) }
}
