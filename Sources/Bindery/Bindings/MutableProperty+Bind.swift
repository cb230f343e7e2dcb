extension MutableProperty {
    /// Binds this property to another: it takes the current value, and each later one.
    ///
    /// ```swift
    /// title.bind(to: model.name)      // the same as: title <~ model.name
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | made | the current value is written immediately |
    /// | the source changes | one write |
    /// | this property is written by other code | it keeps that value until the source changes |
    /// | this property already has a live binding | a diagnosis names both; the first stays, this one is disposed of |
    /// | this property is deallocated, or the binding is disposed of | the binding ends |
    ///
    /// Through a parent that is replaced: `title.bind(to: current.flatMap { $0.name })`.
    ///
    /// - Returns: A disposable that ends the binding.
    /// - Also known as: `RAC()` in RAC 2, `<~` in ReactiveSwift, `bind(to:)` in RxSwift, `assign(to:)` in Combine,
    ///   `OneWay` in WPF.
    @discardableResult
    public func bind(
        to source: Property<Value>, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        bind(source, at: .line(file, line)) { $0 }
    }

    /// Binds this property to a signal: it takes each value that the signal sends, until the signal ends.
    @discardableResult
    public func bind<Source: Signal>(
        to source: Source, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable where Source.Value == Value, Source.Failure == Never {
        bind(source, at: .line(file, line))
    }

    /// Binds this property to the transformed value of another.
    @discardableResult
    public func bind<Source>(
        to source: Property<Source>, file: StaticString = #fileID, line: UInt = #line,
        _ transform: @escaping (Source) -> Value
    ) -> any Disposable {
        bind(source, at: .line(file, line), transform)
    }

    /// Binds this property to an optional one, whose nil is shown as `null`.
    ///
    /// - Also known as: `TargetNullValue` in WPF.
    @discardableResult
    public func bind(
        to source: Property<Value?>, null: Value, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        bind(source, at: .line(file, line)) { $0 ?? null }
    }

    /// Binds this property to the converted value of another.
    ///
    /// - Parameter fallback: Written for a value that the conversion refuses. If nil, the property keeps its value.
    /// - Also known as: `Converter` and `FallbackValue` of a binding in WPF.
    @discardableResult
    public func bind<Source, Failure>(
        to source: Property<Source>, by conversion: Conversion<Source, Value, Failure>, fallback: Value? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        bind(source, at: .line(file, line)) { value in
            do throws(Failure) { return try conversion.convert(value) } catch { return fallback }
        }
    }

    /// Writes what `transform` returns, unless it is nil.
    func bind<Source>(
        _ source: Property<Source>, at site: BindingSite, _ transform: @escaping (Source) -> Value?
    ) -> any Disposable {
        OneWayBinding.make(self, at: site) { target in
            source.observe(file: site.file, line: site.line) { value in
                if let target = target.property, let new = transform(value) { target.value = new }
            }
        }
    }

    func bind<Source: Signal>(_ source: Source, at site: BindingSite) -> any Disposable
    where Source.Value == Value, Source.Failure == Never {
        OneWayBinding.make(self, at: site) { target in source.observe { target.property?.value = $0 } }
    }
}

extension Disposable {
    /// Disposes of this disposable when `scope` ends.
    public func disposed(in scope: Scope) { scope.onDispose { self.dispose() } }
}
