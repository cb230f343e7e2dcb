/// Addresses that lead to something in the memory of one process: the session of a page, a file, a ticket.
enum OwnerAddress {
    /// The parameter with the name of the process.
    static let parameter = "at"

    static func tagged(_ address: String, _ owner: String?) -> String {
        guard let owner else { return address }
        return "\(address)\(address.contains("?") ? "&" : "?")\(parameter)=\(owner)"
    }

    /// The process to which an address leads; nil for an address that each process answers.
    static func owner(in address: String) -> String? {
        guard address.hasPrefix("/bindery/"), let query = address.firstIndex(of: "?") else { return nil }
        return address[address.index(after: query)...].split(separator: "&")
            .first { $0.hasPrefix("\(parameter)=") }
            .map { String($0.dropFirst(parameter.count + 1)) }
    }
}
