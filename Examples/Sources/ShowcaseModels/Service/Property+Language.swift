public import BinderyView

extension Property<Language> {
    /// Returns the answer to a request in the present language. A request during which the language changes is
    /// repeated.
    public nonisolated(nonsending) func answer<Answer, Failure>(
        to request: nonisolated(nonsending) () async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        while true {
            let language = value
            let answer = try await request()
            if language == value { return answer }
        }
    }
}
