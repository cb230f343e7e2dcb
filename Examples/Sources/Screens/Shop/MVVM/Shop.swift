import BinderyView
import ShowcaseModels

/// The shop in MVVM with bindings: the view declares its dependencies once.
struct Shop: View {
    let model: ShopModel
    let texts: Texts

    var body: some View {
        let model = model
        return ShopForm(
            texts: texts, phone: model.$phone, code: model.$code, canLogIn: model.login.isEnabled,
            logIn: { model.login.execute() }, isLoggingIn: model.login.isExecuting,
            loginFailure: model.loginFailure, account: model.$account, logOut: model.logOut,
            goods: model.$pages.map(\.goods), hasMore: model.$pages.map(\.hasMore),
            isLoading: model.load.isExecuting, refresh: { model.load.execute(1) },
            loadMore: { model.load.execute(model.pages.nextPage) }, failure: model.load.failure,
            liking: model.$liking, like: { model.like.execute($0) }, likeFailures: AnySignal(model.like.failures)
        )
        .saved(model)
    }
}
