#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
@_exported public import BinderyView
#endif
