#if canImport(UIKit) && !os(watchOS)
public import ShowcaseModels
public import UIKit

/// A view controller that is made in code, of a view model and the texts of its screen.
public class ModelController<Model: AnyObject>: UIViewController {
    let model: Model
    let texts: Texts

    public init(_ model: Model, _ texts: Texts) {
        (self.model, self.texts) = (model, texts)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("made in code") }
}
#endif
