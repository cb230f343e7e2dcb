import BinderyView

/// A login by phone number and code. It names no actor and no user interface.
final class LoginModel: Restorable {
    @Reactive(.saved) var phone = ""
    /// Not saved, since it is a secret.
    @Reactive var code = ""
}
