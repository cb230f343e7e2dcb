/// Returns the text of the failure that `body` throws; empty if it throws none.
func failure(of body: () throws -> Void) -> String {
    do {
        try body()
        return ""
    } catch {
        return "\(error)"
    }
}
