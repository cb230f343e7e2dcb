#if canImport(SwiftUI)
@_exported public import Bindery
#endif
