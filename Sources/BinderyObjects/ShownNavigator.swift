#if canImport(ObjectiveC) || canImport(StandIns)
package import Bindery

/// Ends the waits for results with the controller that shows the screens.
package final class ShownNavigator<Destination: Route> {
    package let navigator: Navigator<Destination>

    package init(_ navigator: Navigator<Destination>) {
        self.navigator = navigator
        navigator.hostAppeared()
    }

    deinit { navigator.hostEnded() }
}
#endif
