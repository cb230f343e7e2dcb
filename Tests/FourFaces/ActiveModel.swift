public import Bindery

/// A model that notes when it is active.
public final class ActiveModel: Activatable {
    public let activation = Activation()
    public private(set) var events: [String] = []

    public init() {
        activation.whileActive { [unowned self] scope in
            events.append("start")
            scope.onDispose { [unowned self] in events.append("end") }
        }
    }
}
