#if canImport(UIKit) && !os(watchOS)
internal import UIKit

extension UIView {
    /// Names the view for tests, as the screens of the web are named.
    func identified(_ identifier: String) -> Self {
        accessibilityIdentifier = identifier
        return self
    }

    /// Fills the view with others, one below the other.
    func stack(_ views: [UIView]) {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = .background
        addSubview(stack)
        let area = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
        ])
    }

    /// Fills the view with a list below other views.
    func stack(_ views: [UIView], list: UIView) {
        stack(views + [list])
        list.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: 0).isActive = true
    }
}

extension UIColor {
    /// A colour for the light design, and one for the dark.
    static func adaptive(light: UIColor, dark: UIColor) -> UIColor {
        UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
    }

    /// The background of screens and empty fields, on which the system's label colours are readable.
    static var background: UIColor { adaptive(light: .white, dark: .black) }
}

extension UITextField {
    static func make(_ identifier: String, _ placeholder: String) -> UITextField {
        let field = UITextField().identified(identifier)
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        // Hidden while the field is empty.
        field.clearButtonMode = .always
        return field
    }
}

extension UIButton {
    static func make(_ identifier: String, _ title: String, _ configuration: Configuration = .plain()) -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(configuration: configuration).identified(identifier)
    }
}

extension UILabel {
    static func make(_ identifier: String) -> UILabel {
        let label = UILabel().identified(identifier)
        label.numberOfLines = 0
        return label
    }
}
#endif
