extension Converter {
    /// The same for optional values: nil is nil on both sides.
    public var optional: Converter<Source?, Target?> {
        Converter<Source?, Target?>(
            convert: { (source) throws(ConversionFailure) in
                guard let source else { return nil }
                return try convert(source)
            },
            convertBack: { (target) throws(ConversionFailure) in
                guard let target else { return nil }
                return try convertBack(target)
            })
    }
}

extension Converter where Source: RangeReplaceableCollection {
    /// The same for a field that may stay empty: an empty text is nil.
    public var orEmpty: Converter<Source, Target?> {
        Converter<Source, Target?>(
            convert: { (source) throws(ConversionFailure) in source.isEmpty ? nil : try convert(source) },
            convertBack: { (target) throws(ConversionFailure) in
                guard let target else { return Source() }
                return try convertBack(target)
            })
    }

    /// ``orEmpty-swift.property`` of `converter`, where the type is known from the context: `.orEmpty(.integer())`.
    public static func orEmpty<Value>(_ converter: Converter<Source, Value>) -> Converter where Target == Value? {
        converter.orEmpty
    }
}

extension Converter where Target: Equatable, Source == Target? {
    /// nil on the one side is `fallback` on the other.
    ///
    /// - Precondition of the law: back from `fallback` leads to `fallback` itself, not to nil.
    public static func replacingNil(with fallback: Target) -> Converter {
        Converter(convert: { $0 ?? fallback }, convertBack: { $0 })
    }
}
