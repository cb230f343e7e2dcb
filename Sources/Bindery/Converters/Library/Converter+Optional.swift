extension Converter {
    /// The converter for optional values: nil converts to nil.
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
    /// The converter for a field that may stay empty: an empty text converts to nil.
    public var orEmpty: Converter<Source, Target?> {
        Converter<Source, Target?>(
            convert: { (source) throws(ConversionFailure) in source.isEmpty ? nil : try convert(source) },
            convertBack: { (target) throws(ConversionFailure) in
                guard let target else { return Source() }
                return try convertBack(target)
            })
    }

    /// Returns ``orEmpty-swift.property`` of `converter`, where the context gives the type: `.orEmpty(.integer())`.
    public static func orEmpty<Value>(_ converter: Converter<Source, Value>) -> Converter where Target == Value? {
        converter.orEmpty
    }
}

extension Converter where Target: Equatable, Source == Target? {
    /// Returns a converter from nil to `fallback`. Converting `fallback` back returns `fallback` itself, not nil.
    public static func replacingNil(with fallback: Target) -> Converter {
        Converter(convert: { $0 ?? fallback }, convertBack: { $0 })
    }
}
