import BinderyView

extension PageState where Content == Int {
    /// What a page shows of a list that an action loads, and that changes afterwards; its content is how many rows there are.
    static func counting<Rows>(
        _ count: Property<Int>, loadedBy load: Action<Void, Rows, Failure>
    ) -> Property<PageState> where Failure: Equatable {
        let (answer, isLoading, failure) = (load.latest, load.isExecuting, load.failure)
        return Property {
            PageState(
                latest: answer.value == nil ? nil : count.value, isLoading: isLoading.value, failure: failure.value,
                isEmpty: { $0 == 0 })
        }
    }
}
