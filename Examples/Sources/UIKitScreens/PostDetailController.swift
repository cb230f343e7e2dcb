#if canImport(UIKit) && !os(watchOS)
internal import BinderyUIKit
package import ShowcaseModels
internal import UIKit

/// A post, with its age.
package final class PostDetailController: ModelController<PostDetailModel> {
    package override func viewDidLoad() {
        super.viewDidLoad()
        let post = model.post
        let (user, text, message) = (UILabel.make("user"), UILabel.make("text"), UILabel.make("message"))
        view.stack([message, user, text])

        title = texts.now(.post)
        user.reactive.text
            <~ Property { [texts] in
                post.value.map { "\($0.user) · \(AgeText(seconds: $0.age.value).text(in: texts.language.value))" } ?? ""
            }
        text.reactive.text <~ post.map { $0?.plainText ?? "" }
        message.reactive.text <~ model.state.map { [texts] in $0.message(texts, failed: \.phrase) ?? "" }
        reactive.activate(model)
        reactive.activate(model.ticker)
    }
}
#endif
