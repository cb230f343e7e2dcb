#if canImport(Runtime)
internal import CBinderyShims
internal import Runtime

extension ImageMap {
    /// The program and the libraries that the loader has loaded.
    ///
    /// `ImageMap.capture()` reads the first bytes of every file that is mapped into memory (Swift 6.3.1). The process
    /// crashes if one is unmapped meanwhile, such as the index that SQLite shares with other processes.
    static func ofThisProcess() -> ImageMap {
        let images = LoadedImage.all().sorted { $0.start < $1.start }
        // In Swift 6.3 the name of the system comes next, which no lookup needs; older formats have none.
        for system: [UInt8] in [[0], []] {
            let map = [0x02] + system + count(images.count) + images.flatMap(encoded)
            let decoder = BacktraceDecoder(address: 0, architecture: "", imageMap: map)
            if let map = try? Backtrace(from: decoder).images, isOf(images, map) { return map }
        }
        return capture()
    }

    /// Whether a map has been decoded in the format in which it was encoded.
    private static func isOf(_ images: [LoadedImage], _ map: ImageMap) -> Bool {
        map.count == images.count
            && zip(images, map).allSatisfy { image, decoded in
                decoded.path == image.path && UInt(decoded.baseAddress) == image.start
                    && UInt(decoded.endOfText) == image.end
            }
    }

    private static func encoded(_ image: LoadedImage) -> [UInt8] {
        // The address of the start and the size up to the end of the code have eight bytes each. The build identifier
        // that follows is empty.
        var bytes = [0b0011_1111] + image.start.bigEndianBytes + (image.end - image.start).bigEndianBytes + [0]
        let path = Array(image.path.utf8)
        for start in stride(from: 0, to: path.count, by: 63) {
            let part = path[start...].prefix(63)
            bytes += [UInt8(part.count)] + part
        }
        return bytes + [0]
    }

    /// Seven bits in each byte, the highest first; the highest bit of a byte says that another one follows.
    private static func count(_ count: Int) -> [UInt8] {
        (count < 128 ? [] : Self.count(count >> 7).map { $0 | 0x80 }) + [UInt8(count & 0x7f)]
    }
}

/// The program or a library in memory.
private struct LoadedImage {
    let path: String
    let start: UInt
    /// The end of the code.
    let end: UInt

    static func all() -> [LoadedImage] {
        var images: [LoadedImage] = []
        withUnsafeMutablePointer(to: &images) { images in
            bindery_each_image(images) { context, path, start, end in
                context?.assumingMemoryBound(to: [LoadedImage].self).pointee
                    .append(LoadedImage(path: String(cString: path), start: start, end: end))
            }
        }
        return images
    }
}
#endif
