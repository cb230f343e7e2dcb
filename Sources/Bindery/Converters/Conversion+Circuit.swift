extension Conversion {
    /// Combines conversions side by side: each converts its part of the input to its part of the output.
    ///
    /// ```swift
    /// // (String, String) → (Int, Int) → Int → String
    /// let sum = Conversion.parallel(integer, integer).map(+).map(\.description)
    /// ```
    ///
    /// The leftmost failure is the failure of all.
    public static func parallel<each Part, each PartResult>(
        _ conversions: repeat Conversion<each Part, each PartResult, Failure>
    ) -> Conversion where Input == (repeat each Part), Output == (repeat each PartResult) {
        Conversion { (input: (repeat each Part)) throws(Failure) in
            (repeat try (each conversions).convert(each input))
        }
    }

    /// Passes one input to several conversions and returns their results together. The leftmost failure is that of all.
    public static func fanOut<each PartResult>(
        _ conversions: repeat Conversion<Input, each PartResult, Failure>
    ) -> Conversion where Output == (repeat each PartResult) {
        Conversion { (input: Input) throws(Failure) in (repeat try (each conversions).convert(input)) }
    }
}

extension Property {
    /// Returns the property's value, converted. Of several properties: `Property.combine(a, b).converted(by: …)`.
    ///
    /// - Also known as: a binding with an `IValueConverter` or `IMultiValueConverter` in WPF.
    public final func converted<Output>(
        by conversion: Conversion<Value, Output, Never>, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Output> {
        map(file: file, line: line) { conversion.convert($0) }
    }

    /// Returns the property's value, converted and compared by `==`.
    public final func converted<Output: Equatable>(
        by conversion: Conversion<Value, Output, Never>, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Output> {
        map(file: file, line: line) { conversion.convert($0) }
    }

    /// Returns the property's converted value, or the reason that it cannot be converted.
    public final func converted<Output: Equatable, Failure: Equatable>(
        by conversion: Conversion<Value, Output, Failure>, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Result<Output, Failure>> {
        map(file: file, line: line) { conversion.result(of: $0) }
    }
}

extension Property {
    /// Returns the converted value, or `fallback` while there is none.
    public final func success<Success: Equatable, Failure>(
        or fallback: Success, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Success> where Value == Result<Success, Failure> {
        map(file: file, line: line) { if case .success(let value) = $0 { value } else { fallback } }
    }

    /// Returns the reason that the value cannot be converted; nil while it can.
    public final func failure<Success, Failure: Equatable>(
        file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Failure?> where Value == Result<Success, Failure> {
        map(file: file, line: line) { if case .failure(let failure) = $0 { failure } else { nil } }
    }
}
