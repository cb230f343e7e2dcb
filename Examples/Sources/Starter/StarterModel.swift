import BinderyView

/// What the page knows. It names no actor and no user interface.
final class StarterModel: Restorable {
    @Reactive(.saved) var name = ""
    @Reactive(.saved) var count = 0
    private(set) lazy var greeting = $name.combine($count) { name, count in
        "\(name.isEmpty ? "You have" : "\(name), you have") pressed \(count == 1 ? "once" : "\(count) times")"
    }

    func press() { count += 1 }
}
