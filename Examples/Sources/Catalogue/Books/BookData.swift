/// The books of the data file, which the first start inserts into the database.
enum BookData {
    /// The books in the order of the file, with ids from 1.
    static let all: [Book] = String(decoding: PackageResources.Books_tsv, as: UTF8.self)
        .split(separator: "\n")
        .filter { !$0.hasPrefix("#") }
        .enumerated()
        .map { index, line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 4, let year = Int(fields[3]) else {
                preconditionFailure("Books.tsv: \"\(line)\" has to be a title, a subtitle, an author and a year")
            }
            return Book(id: index + 1, title: fields[0], subtitle: fields[1], author: fields[2], year: year)
        }
}
