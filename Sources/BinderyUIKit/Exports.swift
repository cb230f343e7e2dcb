#if canImport(UIKit)
@_exported public import Bindery
@_exported public import BinderyFoundation
@_exported public import BinderyObjects
#endif
