#if canImport(Glibc)
import Glibc
#endif

/// Returns the allocator's free memory to the system, so that measurements do not depend on the peak use.
func releaseFreeMemory() {
    #if canImport(Glibc)
    // Swift's Glibc module does not declare `malloc_trim`.
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
    #endif
}
