import BinderyView
import ShowcaseModels

/// The shop in MVVM without a reactive library: the view forwards input, and assigns each closure by hand.
struct ShopMVVMCallbacks: View {
    private let widgets = ShopWidgets()
    private let texts: Texts

    init(model: ShopCallbackModel, texts: Texts) {
        self.texts = texts
        widgets.phone.edited = { model.setPhone($0) }
        widgets.code.edited = { model.setCode($0) }
        widgets.loginTapped = { model.logIn() }
        widgets.logOutTapped = { model.logOut() }
        widgets.refreshTapped = { model.refresh() }
        widgets.moreTapped = { model.loadMore() }
        widgets.likeTapped = { model.toggleLike($0) }
        // Weak, since the widgets retain the model.
        model.codeCleared = { [weak widgets] in widgets?.code.text = "" }
        model.canLogInChanged = { [weak widgets] in widgets?.canLogIn = $0 }
        model.loggingInChanged = { [weak widgets] in widgets?.isLoggingIn = $0 }
        model.loginFailureChanged = { [weak widgets] in widgets?.loginFailure = $0 }
        model.accountChanged = { [weak widgets] in widgets?.account = $0 }
        model.pagesChanged = { [weak widgets] in
            widgets?.goods = $0.goods
            widgets?.hasMore = $0.hasMore
        }
        model.loadingChanged = { [weak widgets] in widgets?.isLoading = $0 }
        model.failureChanged = { [weak widgets] in widgets?.failure = $0 }
        model.likingChanged = { [weak widgets] in widgets?.liking = $0 }
        model.likeFailed = { [weak widgets] in widgets?.likeFailures.send($0) }
    }

    var body: some View { ShopForm(widgets, texts: texts).saved(widgets) }
}
