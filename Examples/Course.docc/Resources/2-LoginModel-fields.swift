import BinderyView

/// A login by phone number and code. It names no actor and no user interface.
final class LoginModel: Restorable {
    @Reactive(.saved) var phone = ""
    /// Not saved: no store keeps it.
    @Reactive var code = ""
}
