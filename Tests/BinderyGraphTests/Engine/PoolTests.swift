import BinderySynchronization
import BinderyTestSupport
import CBinderyShims
import Foundation
import Testing

/// The memory of nodes and links.
@Suite struct PoolTests {
    /// A block in use, filled with its own number.
    fileprivate struct Block: @unchecked Sendable {
        let memory: UnsafeMutableRawPointer
        private let size: Int
        private let number: UInt8

        init(size: Int, number: UInt8 = 0) {
            memory = bindery_pool_allocate(size)
            (self.size, self.number) = (size, number)
            memory.initializeMemory(as: UInt8.self, repeating: number, count: size)
        }

        func free() {
            #expect(UnsafeRawBufferPointer(start: memory, count: size).allSatisfy { $0 == number })
            bindery_pool_free(memory)
        }

        var slab: Int { Int(bitPattern: memory) / Int(bindery_slab_size) }
    }

    /// Takes and frees blocks at random, in turns of growing and of shrinking: slabs become full and empty.
    private static func work(_ random: inout SplitMix, with blocks: inout [Block]) {
        for turn in 0..<4 {
            bindery_pool_trim()
            for _ in 0..<5_000 {
                if blocks.isEmpty || random.below(100) < (turn % 2 == 0 ? 80 : 20) {
                    blocks.append(
                        Block(size: 1 + random.below(Int(bindery_largest_block)), number: UInt8(random.below(256))))
                    #expect(Int(bitPattern: blocks.last!.memory) % 16 == 0)
                } else {
                    blocks.swapAt(random.below(blocks.count), blocks.count - 1)
                    blocks.removeLast().free()
                }
            }
        }
    }

    @Test(arguments: 0..<10) func blocksDoNotOverlap(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var blocks: [Block] = []
        Self.work(&random, with: &blocks)
        for block in blocks { block.free() }
    }

    /// Four threads, each of which goes on with the blocks of another one.
    @Test(arguments: 0..<5) func anyThreadMayFree(seed: UInt64) {
        let shared = Mutex<[[Block]]>(Array(repeating: [], count: 4))
        for round in 0..<4 {
            let threads = (0..<4).map { number in
                JoinableThread {
                    var random = SplitMix(seed: seed * 100 + UInt64(round * 4 + number))
                    for _ in 0..<2 {
                        var blocks = shared.withLock { $0.popLast() } ?? []
                        Self.work(&random, with: &blocks)
                        shared.withLock { $0.insert(blocks, at: random.below($0.count + 1)) }
                    }
                }
            }
            for thread in threads { thread.join() }
        }
        for block in shared.withLock(\.self).joined() { block.free() }
    }

    // In processes of their own, where no other test uses the pool.

    @Test(.enabled(if: bindery_has_pool)) func whatOtherThreadsFreedIsUsedAgain() async {
        await #expect(processExitsWith: .success) {
            let slabs = Slabs()
            for _ in 0..<50 {
                let blocks = (0..<10_000).map { _ in Block(size: 500) }
                slabs.note(blocks)
                JoinableThread { for block in blocks { block.free() } }.join()
            }
            // 20 for each round otherwise.
            #expect(slabs.count < 50)
        }
    }

    @Test(.enabled(if: bindery_has_pool)) func memoryOfOneSizeIsUsedForOthers() async {
        await #expect(processExitsWith: .success) {
            let slabs = Slabs()
            for size in stride(from: 16, through: Int(bindery_largest_block), by: 16) {
                let blocks = (0..<20_000).map { _ in Block(size: size) }
                slabs.note(blocks)
                for block in blocks { block.free() }
            }
            // 650 otherwise; the largest size needs 40.
            #expect(slabs.count < 100)
        }
    }

    @Test(.enabled(if: bindery_has_pool)) func theMemoryOfThreadsThatEndedIsUsedAgain() async {
        await #expect(processExitsWith: .success) {
            let slabs = Slabs()
            for number in 0..<500 {
                JoinableThread {
                    let block = Block(size: 16 + number % 32 * 16)
                    slabs.note([block])
                    block.free()
                }
                .join()
            }
            #expect(slabs.count == 1)
        }
    }

    /// A thread that waits holds no memory of blocks that others have freed.
    @Test(.enabled(if: bindery_has_pool)) func whatOthersFreedIsReturnedWhileAThreadWaits() async {
        await #expect(processExitsWith: .success) {
            let blocks = Mutex<[Block]>([]), (begins, ends) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            let thread = JoinableThread {
                let made = (0..<10_000).map { _ in Block(size: 500) }
                blocks.withLock { $0 = made }
                bindery_pool_begin_wait()
                begins.signal()
                ends.wait()
                bindery_pool_end_wait()
                // Its pool is whole.
                for _ in 0..<10_000 { Block(size: 500).free() }
            }
            begins.wait()
            for block in blocks.withLock(\.self) { block.free() }
            #expect(bindery_pool_used_size() >= 5_000_000)
            bindery_pool_trim()
            #expect(bindery_pool_used_size() == 0)
            ends.signal()
            thread.join()
        }
    }

    /// Threads begin and end to wait while others free their blocks and trim the pools.
    @Test(arguments: 0..<5) func trimmingMeetsThreadsThatWait(seed: UInt64) {
        let shared = Mutex<[[Block]]>(Array(repeating: [], count: 4))
        let threads = (0..<4).map { number in
            JoinableThread {
                var random = SplitMix(seed: seed * 10 + UInt64(number))
                for _ in 0..<8 {
                    var blocks = shared.withLock { $0.popLast() } ?? []
                    Self.work(&random, with: &blocks)
                    shared.withLock { $0.insert(blocks, at: random.below($0.count + 1)) }
                    bindery_pool_begin_wait()
                    sched_yield()
                    bindery_pool_end_wait()
                }
            }
        }
        for thread in threads { thread.join() }
        for block in shared.withLock(\.self).joined() { block.free() }
    }

    /// Slabs that were used before go first; the pool does not wander through its memory.
    @Test(.enabled(if: bindery_has_pool)) func returnedMemoryIsUsedFirst() async {
        await #expect(processExitsWith: .success) {
            let slabs = Slabs()
            let kept = (0..<3).map { _ in (0..<2_000).map { _ in Block(size: 512) } }
            for _ in 0..<100 {
                let blocks = (0..<2_000).map { _ in Block(size: 512) }
                slabs.note(blocks)
                for block in blocks { block.free() }
            }
            #expect(slabs.count < 10)
            for block in kept.joined() { block.free() }
        }
    }
}

/// The slabs in which blocks were seen.
private final class Slabs: Sendable {
    private let seen = Mutex<Set<Int>>([])

    var count: Int { seen.withLock(\.count) }

    func note(_ blocks: [PoolTests.Block]) {
        seen.withLock { $0.formUnion(blocks.map(\.slab)) }
    }
}

/// A thread that has ended, and released what it kept, when `join` returns.
private struct JoinableThread {
    private let thread: pthread_t

    init(_ body: @escaping @Sendable () -> Void) {
        final class Body {
            let run: @Sendable () -> Void

            init(_ run: @escaping @Sendable () -> Void) { self.run = run }
        }
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let failure = pthread_create(
            &thread, nil,
            { argument in
                #if canImport(Darwin)
                Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
                #else
                Unmanaged<Body>.fromOpaque(argument!).takeRetainedValue().run()
                #endif
                return nil
            }, Unmanaged.passRetained(Body(body)).toOpaque())
        precondition(failure == 0)
        #if canImport(Darwin)
        self.thread = thread!
        #else
        self.thread = thread
        #endif
    }

    func join() { pthread_join(thread, nil) }
}
