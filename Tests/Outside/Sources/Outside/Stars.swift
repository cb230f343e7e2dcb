import BinderyView
import BinderyWeb

/// A rating by stars: a control of this package, drawn by its own script.
struct Stars: CustomControl {
    let rating: MutableProperty<Int>
    let calls: ScriptCalls

    var body: some View {
        Element("div").class("stars").script("stars", value: rating, calls: calls)
            .onMessage("rated") { (stars: Int) in rating.value = stars }
    }
}
