#if canImport(Glibc)
import Glibc
#endif

/// Hands back to the system what the allocator keeps although nobody uses it: what is left is what the program has, whatever it had at its busiest.
func releaseFreeMemory() {
    #if canImport(Glibc)
    // Swift's Glibc has no declaration of it.
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
    #endif
}
