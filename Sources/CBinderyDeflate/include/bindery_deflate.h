#ifndef BINDERY_DEFLATE_H
#define BINDERY_DEFLATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Compresses by DEFLATE (RFC 1951), with zlib. Takes 256 KB. Used by one thread at a time.
typedef struct bindery_deflater bindery_deflater;

bindery_deflater *bindery_deflater_make(void);

/// The most bytes that `count` bytes can become.
size_t bindery_deflater_bound(bindery_deflater *deflater, size_t count);

/// Writes blocks of DEFLATE that depend on no bytes before, and returns their size. They end at a byte. Others can
/// follow unless they include the last one of the stream.
size_t bindery_deflater_compress(
    bindery_deflater *deflater, const void *bytes, size_t count, bool is_last, void *output, size_t capacity);

/// The checksum of gzip (CRC-32) for `count` more bytes after those with the checksum `before`; 0 is that of no bytes.
uint32_t bindery_checksum(uint32_t before, const void *bytes, size_t count);

/// The checksum of bytes with the checksum `before` and `count` others with the checksum `after`. O(log count).
uint32_t bindery_checksum_join(uint32_t before, uint32_t after, size_t count);

#endif
