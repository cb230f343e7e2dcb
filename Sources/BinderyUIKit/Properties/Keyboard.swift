#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Bindery
internal import BinderyFoundation
public import UIKit

/// A change of the keyboard that is about to happen: it is shown, hidden, or resized.
public struct KeyboardChange: Equatable, Sendable {
    /// The frame of the keyboard on the screen after the change.
    public let frame: CGRect
    /// The duration of the keyboard's animation, in seconds.
    public let duration: TimeInterval
    /// The curve of the keyboard's animation.
    public let options: UIView.AnimationOptions

    /// Animates a layout together with the keyboard.
    ///
    /// ```swift
    /// NotificationCenter.default.keyboardChanges
    ///     .observe { [view] change in
    ///         bottom.constant = view.overlap(with: change.frame)
    ///         change.animate { view.layoutIfNeeded() }
    ///     }
    ///     .disposed(by: bag)
    /// ```
    @MainActor
    public func animate(_ layout: @escaping () -> Void) {
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: layout)
    }
}

extension NotificationCenter {
    /// The changes of the keyboard, each when it is about to happen.
    ///
    /// For a layout alone, `keyboardLayoutGuide` of UIKit needs no code. The signal is hot and does not complete.
    ///
    /// - Isolation: Sends on the actor on which it is observed, as a later job.
    @MainActor
    public var keyboardChanges: some Signal<KeyboardChange, Never> {
        let frameKey = UIResponder.keyboardFrameEndUserInfoKey
        let durationKey = UIResponder.keyboardAnimationDurationUserInfoKey
        let curveKey = UIResponder.keyboardAnimationCurveUserInfoKey
        return signal(for: UIResponder.keyboardWillChangeFrameNotification) { notification in
            guard let info = notification.userInfo, let frame = info[frameKey] as? CGRect else { return nil }
            // The curve has these bits of the options.
            let options = UIView.AnimationOptions(rawValue: (info[curveKey] as? UInt ?? 0) << 16)
            return KeyboardChange(frame: frame, duration: info[durationKey] as? Double ?? 0, options: options)
        }
    }

    /// The frame of the keyboard on the screen, each time that it is about to change. As ``keyboardChanges``.
    @MainActor
    public var keyboardFrames: some Signal<CGRect, Never> { keyboardChanges.map(\.frame) }
}
#endif
