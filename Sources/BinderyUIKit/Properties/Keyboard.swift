#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Bindery
internal import BinderyFoundation
public import UIKit

extension NotificationCenter {
    /// The frame of the keyboard on the screen, each time that it is about to change: shown, hidden, or resized.
    ///
    /// ```swift
    /// NotificationCenter.default.keyboardFrames
    ///     .observe { [view] frame in bottom.constant = view.overlap(with: frame) }.disposed(by: bag)
    /// ```
    ///
    /// For a layout alone, `keyboardLayoutGuide` of UIKit needs no code. The signal is hot and does not complete.
    ///
    /// - Isolation: Sends on the actor on which it is observed, as a later job.
    @MainActor
    public var keyboardFrames: some Signal<CGRect, Never> {
        let key = UIResponder.keyboardFrameEndUserInfoKey
        return signal(for: UIResponder.keyboardWillChangeFrameNotification) { $0.userInfo?[key] as? CGRect }
    }
}
#endif
