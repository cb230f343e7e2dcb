#if canImport(Combine)
@_exported public import Bindery
#elseif OpenCombine
@_exported public import Bindery
#endif
