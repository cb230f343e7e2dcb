public import BinderyView

extension PageState where Content == Int {
    /// Returns the state of a page with a list that an action loads; its content is the number of rows.
    public static func counting<Rows>(
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
