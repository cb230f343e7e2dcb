import Foundation
import Screens
import ShowcaseModels

/// The service's answer with very many goods: tab-separated values, a line of names, then a line for each good.
enum GoodsTable {
    static let mediaType = "text/tab-separated-values"

    private static let names =
        "id\tnickname\tavatar\tlocation\ttitle\tprice\toldPrice\tcount\tpostage\tlikes\tisLiked\tlikesVersion\n"

    /// Returns the goods of a table; nil if it is incomplete or has other columns.
    static func goods(in table: Data, count: Int) -> [Good]? {
        table.withUnsafeBytes { bytes in
            guard bytes.starts(with: names.utf8) else { return nil }
            var fields = Fields(rest: UnsafeRawBufferPointer(rebasing: bytes[names.utf8.count...]))
            var goods: [Good] = []
            goods.reserveCapacity(count)
            while !fields.isAtEnd {
                guard let good = fields.good() else { return nil }
                goods.append(good)
            }
            return goods.count == count ? goods : nil
        }
    }
}

/// The fields that have not been read. The memory must outlive them.
private struct Fields {
    var rest: UnsafeRawBufferPointer

    var isAtEnd: Bool { rest.isEmpty }

    mutating func good() -> Good? {
        guard let id = integer(), let nickname = text(), let avatar = text(), let location = text(),
            let title = text(), let price = number(), let oldPrice = number(), let count = integer(),
            let postage = text().flatMap(Postage.init(field:)), let likes = integer(), let isLiked = text(),
            let likesVersion = text(endingWith: "\n").flatMap({ Int($0) })
        else { return nil }
        return Good(
            id: id, nickname: nickname, avatar: avatar, location: location, title: title, price: price,
            oldPrice: oldPrice, count: count, postage: postage, likes: likes, isLiked: isLiked == "true",
            likesVersion: likesVersion)
    }

    private mutating func integer() -> Int? { text().flatMap { Int($0) } }

    private mutating func number() -> Double? { text().flatMap { Double($0) } }

    /// Reads a field with the separator after it. `memchr` is as fast in a debug build.
    private mutating func text(endingWith separator: Unicode.Scalar = "\t") -> String? {
        guard let start = rest.baseAddress, let end = memchr(start, Int32(separator.value), rest.count) else {
            return nil
        }
        let length = UnsafeRawPointer(end) - start
        defer { rest = UnsafeRawBufferPointer(rebasing: rest[(length + 1)...]) }
        return String(decoding: UnsafeRawBufferPointer(rebasing: rest[..<length]), as: UTF8.self)
    }
}

extension Postage {
    fileprivate init?(field: String) {
        switch field {
        case "free": self = .free
        case "negotiable": self = .negotiable
        default:
            guard let price = Double(field) else { return nil }
            self = .priced(price)
        }
    }
}
