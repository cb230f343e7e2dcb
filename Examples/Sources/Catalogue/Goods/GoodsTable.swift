/// Goods as tab-separated values: a line of names, then a line for each good. For clients that load very many goods:
/// JSON repeats the names for each good, and takes many times as long to encode and to decode.
enum GoodsTable {
    static let mediaType = "text/tab-separated-values"

    static let names =
        "id\tnickname\tavatar\tlocation\ttitle\tprice\toldPrice\tcount\tpostage\tlikes\tisLiked\tlikesVersion\n"

    /// Appends a line. No text of a good contains a tab or a line break.
    static func write(_ good: GoodPayload, to table: inout String) {
        func write(_ field: String, end: String = "\t") {
            table += field
            table += end
        }
        write("\(good.id)")
        write(good.nickname)
        write(good.avatar)
        write(good.location)
        write(good.title)
        write("\(good.price)")
        write("\(good.oldPrice)")
        write("\(good.count)")
        write(good.postage.price.map { "\($0)" } ?? good.postage.kind)
        write("\(good.likes)")
        write("\(good.isLiked)")
        write("\(good.likesVersion)", end: "\n")
    }
}
