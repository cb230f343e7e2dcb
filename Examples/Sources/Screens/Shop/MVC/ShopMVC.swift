import BinderyView
import ShowcaseModels

/// The shop in MVC: the view contains only widgets; the controller has all behaviour.
struct ShopMVC: View {
    private let widgets = ShopWidgets()
    private let texts: Texts

    init(accounts: some AccountService, goods: some GoodsService, texts: Texts) {
        self.texts = texts
        ShopController(view: widgets, accounts: accounts, goods: goods)
    }

    var body: some View { ShopForm(widgets, texts: texts).saved(widgets) }
}
