#if Web
internal import BinderySynchronization
internal import CBinderyDeflate
internal import NIOCore

/// A body in the format gzip (RFC 1952), written part by part.
struct GzipBody {
    /// Bytes that are compressed once, as a part of any number of bodies.
    struct Part: Sendable {
        fileprivate let blocks: ByteBuffer
        fileprivate let checksum: UInt32
        fileprivate let count: Int

        init(_ bytes: [UInt8]) {
            var blocks = ByteBuffer()
            bytes.withUnsafeBytes { Deflater.compress($0, isLast: false, to: &blocks) }
            // Copied, to free the spare capacity.
            self.blocks = ByteBuffer(bytes: blocks.readableBytesView)
            checksum = bindery_checksum(0, bytes, bytes.count)
            count = bytes.count
        }
    }

    // The method is DEFLATE. There are no flags and no time, and the system is unknown.
    private var buffer = ByteBuffer(bytes: [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
    private var checksum: UInt32 = 0
    private var count = 0
    private var isComplete = false

    mutating func write(_ part: Part) {
        precondition(!isComplete)
        buffer.writeImmutableBuffer(part.blocks)
        checksum = bindery_checksum_join(checksum, part.checksum, part.count)
        count += part.count
    }

    /// Compresses a text. Nothing can follow the last part.
    mutating func write(_ text: String, isLast: Bool = false) {
        add(text) { Deflater.compress($0, isLast: isLast, to: &$1) }
        isComplete = isLast
    }

    /// Writes a text as it is, so that the length of the body says nothing about its content.
    mutating func store(_ text: String) {
        add(text) { bytes, buffer in
            var rest = bytes[...]
            while !rest.isEmpty {
                let block = rest.prefix(0xffff)
                // A block that is not compressed, and not the last one (RFC 1951, 3.2.4).
                buffer.writeInteger(0 as UInt8)
                buffer.writeInteger(UInt16(block.count), endianness: .little)
                buffer.writeInteger(~UInt16(block.count), endianness: .little)
                buffer.writeBytes(block)
                rest = rest.dropFirst(block.count)
            }
        }
    }

    private mutating func add(_ text: String, _ write: (UnsafeRawBufferPointer, inout ByteBuffer) -> Void) {
        precondition(!isComplete)
        var text = text
        text.withUTF8 {
            let bytes = UnsafeRawBufferPointer($0)
            write(bytes, &buffer)
            checksum = bindery_checksum(checksum, bytes.baseAddress, bytes.count)
            count += bytes.count
        }
    }

    consuming func finished() -> ByteBuffer {
        // An empty block, as the last one.
        if !isComplete { buffer.writeBytes([3, 0]) }
        buffer.writeInteger(checksum, endianness: .little)
        buffer.writeInteger(UInt32(truncatingIfNeeded: count), endianness: .little)
        return buffer
    }
}

/// The compressors of all threads, since making one takes as long as compressing a small page.
private enum Deflater {
    // `@unchecked Sendable`: `compress` alone has it. It takes it out of the list, or makes it, and puts it back after
    // its last use; the lock orders the uses of one thread before those of the next. `threadsCompressAtTheSameTime`
    // tests this.
    private struct Compressor: @unchecked Sendable { let pointer = bindery_deflater_make() }

    private static let unused = Mutex<[Compressor]>([])

    static func compress(_ bytes: UnsafeRawBufferPointer, isLast: Bool, to buffer: inout ByteBuffer) {
        let compressor = unused.withLock { $0.popLast() } ?? Compressor()
        let capacity = bindery_deflater_bound(compressor.pointer, bytes.count)
        buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: capacity) { output in
            bindery_deflater_compress(
                compressor.pointer, bytes.baseAddress, bytes.count, isLast, output.baseAddress, output.count)
        }
        unused.withLock { $0.append(compressor) }
    }
}
#endif
