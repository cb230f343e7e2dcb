#if canImport(UIKit)
@_exported public import Bindery
#endif
