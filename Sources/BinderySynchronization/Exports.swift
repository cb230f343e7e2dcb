// The module has the `Mutex` and the `Atomic` of Synchronization, where the oldest supported system has them. Apple's
// have them since iOS 18 and macOS 15; for those, the other files of this module declare types of the same names.
#if !canImport(Darwin)
@_exported public import Synchronization
#endif
