/// Where the server sends its measurements as they are made, while it counts them. Names begin with `bindery_`.
struct MetricsSink: Sendable {
    typealias Send = @Sendable (Int) -> Void

    /// A number that rises, with the name and the value of its label if it is one of several.
    var counter: @Sendable (_ name: String, _ label: (name: String, value: String)?) -> Send
    /// A number to which amounts are added, also negative ones.
    var meter: @Sendable (_ name: String) -> Send
    /// A distribution of numbers.
    var recorder: @Sendable (_ name: String) -> Send
    /// A distribution of durations in nanoseconds.
    var timer: @Sendable (_ name: String) -> Send
}
