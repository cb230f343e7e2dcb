/// A column from A and a row from 0, written as `B7`.
public struct CellAddress: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The number of rows of the sheet.
    public static let rows = 400

    public let column: Int
    public let row: Int

    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// Reads `B7` or `b7`; fails for other texts.
    public init?(_ text: some StringProtocol) {
        guard let first = text.utf8.first, let row = Int(text.dropFirst()), row >= 0, text.dropFirst().first != "+"
        else { return nil }
        let letter = first | 0x20
        guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) else { return nil }
        self.init(column: Int(letter - UInt8(ascii: "a")), row: row)
    }

    public var columnName: String { Self.name(ofColumn: column) }

    public static func name(ofColumn column: Int) -> String {
        String(UnicodeScalar(UInt8(ascii: "A") + UInt8(column)))
    }

    public var description: String { "\(columnName)\(row)" }
}
