internal import BinderyView

/// Describes what has happened in an application, and the properties and observers of it: see
/// ``/BinderyGraph/inspect(_:)``.
///
/// ```swift
/// let app = TraceLog().record { HeadlessApp { CartView(model: Cart()) } }
/// try app.find("add").tap()
/// print(inspect(app))
/// ```
///
/// - Isolation: To be called where the application was made.
public func inspect(_ app: HeadlessApp) -> String {
    guard let log = app.log else {
        return "The application is not traced: make it, and its models, in TraceLog.record(_:)."
    }
    return app.time.run { inspect(log) }
}
