import BinderyTesting

/// Returns the message of the failure that `body` throws; nil if it throws none.
func message(_ body: () throws -> Void) -> String? {
    do {
        try body()
        return nil
    } catch {
        return (error as? HeadlessFailure)?.message
    }
}
