#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

extension ReactiveProperties where Object: UIControl {
    public var isEnabled: MutableProperty<Bool> {
        property("isEnabled", get: { $0.isEnabled }, set: { $0.isEnabled = $1 })
    }

    public var isSelected: MutableProperty<Bool> {
        property("isSelected", get: { $0.isSelected }, set: { $0.isSelected = $1 })
    }

    public var isHighlighted: MutableProperty<Bool> {
        property("isHighlighted", get: { $0.isHighlighted }, set: { $0.isHighlighted = $1 })
    }
}

extension ReactiveProperties where Object: UIButton {
    /// The taps, and what stands for one: a key, a voice command.
    public var taps: some Signal<Void, Never> { events(.primaryActionTriggered) }

    /// The title for the normal state, and that of the configuration if the button has one.
    public var title: MutableProperty<String> {
        property(
            "title", get: { $0.configuration?.title ?? $0.title(for: .normal) ?? "" },
            set: { button, title in
                if button.configuration == nil {
                    button.setTitle(title, for: .normal)
                } else {
                    button.configuration?.title = title
                }
            })
    }

    /// The title with its attributes, as `title`. Use one of both.
    public var attributedTitle: MutableProperty<NSAttributedString?> {
        property(
            "attributedTitle",
            get: { button in
                guard let configuration = button.configuration else { return button.attributedTitle(for: .normal) }
                return configuration.attributedTitle.map { NSAttributedString($0) }
            },
            set: { button, title in
                if button.configuration == nil {
                    button.setAttributedTitle(title, for: .normal)
                } else {
                    button.configuration?.attributedTitle = title.map { AttributedString($0) }
                }
            })
    }

    /// The image for the normal state, and that of the configuration if the button has one.
    public var image: MutableProperty<UIImage?> {
        property(
            "image", get: { $0.configuration == nil ? $0.image(for: .normal) : $0.configuration?.image },
            set: { button, image in
                if button.configuration == nil {
                    button.setImage(image, for: .normal)
                } else {
                    button.configuration?.image = image
                }
            })
    }

    /// The colour of the title for the normal state; that of the title and the image if the button has a configuration.
    /// Nil is the colour that UIKit chooses.
    public var foregroundColor: MutableProperty<UIColor?> {
        property(
            "foregroundColor",
            get: { $0.configuration == nil ? $0.titleColor(for: .normal) : $0.configuration?.baseForegroundColor },
            set: { button, color in
                if button.configuration == nil {
                    button.setTitleColor(color, for: .normal)
                } else {
                    button.configuration?.baseForegroundColor = color
                }
            })
    }

    /// Whether the button shows an activity indicator. Needs a configuration; without one, nothing is shown.
    public var showsActivityIndicator: MutableProperty<Bool> {
        property(
            "showsActivityIndicator", get: { $0.configuration?.showsActivityIndicator ?? false },
            set: { $0.configuration?.showsActivityIndicator = $1 })
    }
}

extension ReactiveProperties where Object: UISegmentedControl {
    /// The index of the selected segment; nil if none is.
    public var selectedIndex: MutableProperty<Int?> {
        property(
            "selectedIndex", on: .valueChanged,
            get: { $0.selectedSegmentIndex == UISegmentedControl.noSegment ? nil : $0.selectedSegmentIndex },
            set: { $0.selectedSegmentIndex = $1 ?? UISegmentedControl.noSegment })
    }
}

extension ReactiveProperties where Object: UIPageControl {
    public var numberOfPages: MutableProperty<Int> {
        property("numberOfPages", get: { $0.numberOfPages }, set: { $0.numberOfPages = $1 })
    }

    public var currentPage: MutableProperty<Int> {
        property("currentPage", on: .valueChanged, get: { $0.currentPage }, set: { $0.currentPage = $1 })
    }
}

#if !os(tvOS)
extension ReactiveProperties where Object: UISwitch {
    public var isOn: MutableProperty<Bool> {
        property(
            "isOn", on: .valueChanged, get: { $0.isOn },
            set: { $0.setOn($1, animated: UIView.areAnimationsEnabled) })
    }
}

extension ReactiveProperties where Object: UISlider {
    /// The value. The slider clamps what it is given to its limits; the property keeps what it was given.
    public var value: MutableProperty<Float> {
        property("value", on: .valueChanged, get: { $0.value }, set: { $0.setValue($1, animated: false) })
    }
}

extension ReactiveProperties where Object: UIStepper {
    /// The value. The stepper clamps what it is given to its limits; the property keeps what it was given.
    public var value: MutableProperty<Double> {
        property("value", on: .valueChanged, get: { $0.value }, set: { $0.value = $1 })
    }
}

extension ReactiveProperties where Object: UIDatePicker {
    public var date: MutableProperty<Date> {
        property("date", on: .valueChanged, get: { $0.date }, set: { $0.date = $1 })
    }
}

extension ReactiveProperties where Object: UIColorWell {
    /// The colour that the user has selected; nil if none is.
    public var selectedColor: MutableProperty<UIColor?> {
        property("selectedColor", on: .valueChanged, get: { $0.selectedColor }, set: { $0.selectedColor = $1 })
    }
}

extension ReactiveProperties where Object: UIRefreshControl {
    /// Whether the control shows that work is under way. True as soon as the user pulls.
    public var isRefreshing: MutableProperty<Bool> {
        property(
            "isRefreshing", on: .valueChanged, get: { $0.isRefreshing },
            set: { if $1 { $0.beginRefreshing() } else { $0.endRefreshing() } })
    }
}
#endif
#endif
