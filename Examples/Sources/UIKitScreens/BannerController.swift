#if canImport(UIKit) && !os(watchOS)
internal import BinderyUIKit
package import ShowcaseModels
internal import UIKit

/// What a banner is about.
package final class BannerController: ModelController<BannerModel> {
    package override func viewDidLoad() {
        super.viewDidLoad()
        let (text, message) = (UILabel.make("text"), UILabel.make("message"))
        view.stack([message, text])

        reactive.title <~ model.banner.map { [texts] in $0?.title.text(in: texts.language.value) ?? "" }
        text.reactive.text <~ model.banner.map { [texts] in $0?.text.text(in: texts.language.value) ?? "" }
        message.reactive.text <~ model.state.map { [texts] in $0.message(texts, failed: \.phrase) ?? "" }
        reactive.activate(model)
    }
}
#endif
