internal import Foundation
internal import Hummingbird
internal import NIOCore

/// A list of goods that is generated while it is sent: a hundred thousand goods need no more memory than a few hundred.
/// It is JSON, or a ``GoodsTable`` if the request accepts only that.
struct GoodsList: ResponseGenerator {
    private static let goodsPerChunk = 200

    let ids: ClosedRange<Int>
    let page: Int
    let pages: Int
    let likes: Likes
    let language: GoodsLanguage

    func response(from request: Request, context: some RequestContext) -> Response {
        let isTable = request.headers[.accept] == GoodsTable.mediaType
        return Response(
            status: .ok,
            headers: [.contentType: (isTable ? GoodsTable.mediaType : "application/json") + "; charset=utf-8"],
            body: .init { writer in
                try await writer.write(ByteBuffer(string: isTable ? GoodsTable.names : #"{"items":["#))
                for start in stride(from: ids.lowerBound, through: ids.upperBound, by: Self.goodsPerChunk) {
                    let end = min(start + Self.goodsPerChunk - 1, ids.upperBound)
                    try await writer.write(isTable ? lines(start...end) : items(start...end))
                }
                if !isTable { try await writer.write(ByteBuffer(string: #"],"page":\#(page),"pages":\#(pages)}"#)) }
                try await writer.finish(nil)
            })
    }

    /// Encodes goods separated by commas, with a leading comma unless they are the first.
    private func items(_ ids: ClosedRange<Int>) throws -> ByteBuffer {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let array = try encoder.encode(ids.map(good))
        var buffer = ByteBuffer()
        if ids.lowerBound != self.ids.lowerBound { buffer.writeString(",") }
        // Omits the brackets of the array.
        buffer.writeBytes(array.dropFirst().dropLast())
        return buffer
    }

    private func lines(_ ids: ClosedRange<Int>) -> ByteBuffer {
        var table = ""
        for id in ids { GoodsTable.write(good(id), to: &table) }
        return ByteBuffer(string: table)
    }

    private func good(_ id: Int) -> GoodPayload { GoodPayload(GoodsGenerator.good(id, in: language), likes: likes) }
}
