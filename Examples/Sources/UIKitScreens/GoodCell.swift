#if canImport(UIKit) && !os(watchOS)
internal import BinderyUIKit
internal import ShowcaseModels
internal import UIKit

/// A row: a good, with buttons that lead to its parts, and one that likes it.
final class GoodCell: UITableViewCell {
    let (title, facts) = (UILabel.make("title"), UILabel.make("facts"))
    let like = UIButton.make("like", "")
    let parts: [GoodPart: UIButton] = Dictionary(
        uniqueKeysWithValues: [GoodPart.avatar, .location, .reply].map { ($0, UIButton.make($0.rawValue, "")) })

    func show(_ good: Good, _ texts: Texts) {
        if title.superview == nil { layOut() }
        title.text = good.title
        facts.text = GoodTexts(good: .constant(good), texts: texts).line.value
        like.reactive.title.value = good.likeTitle
        let titles = [GoodPart.avatar: good.nickname, .location: good.location, .reply: texts.now(.reply)]
        for (part, button) in parts { button.reactive.title.value = titles[part] ?? "" }
    }

    private func layOut() {
        let buttons = UIStackView(
            arrangedSubviews: [GoodPart.avatar, .location, .reply].compactMap { parts[$0] } + [like])
        buttons.spacing = 8
        let stack = UIStackView(arrangedSubviews: [title, facts, buttons])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }
}

extension Good {
    var likeTitle: String { "\(isLiked ? "♥" : "♡") \(likes)" }
}
#endif
