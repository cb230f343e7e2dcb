#if canImport(UIKit) && !os(watchOS)
internal import BinderyUIKit
public import ShowcaseModels
internal import UIKit

/// Goods, page by page, with banners and likes.
public final class GoodsController: ModelController<GoodsModel> {
    private let login: CurrentLogin
    private let open: (AppRoute) -> Void
    private let bag = DisposeBag()

    /// - Parameter open: Opens a screen.
    public init(_ model: GoodsModel, _ texts: Texts, _ login: CurrentLogin, open: @escaping (AppRoute) -> Void) {
        (self.login, self.open) = (login, open)
        super.init(model, texts)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = texts.now(.goods)
        let (banners, message) = (UIStackView(), UILabel.make("message"))
        let table = UITableView(frame: .zero, style: .plain).identified("list")
        view.stack([banners, message], list: table)

        let rows = table.reactive.rows(model.goods, in: GoodCell.self) {
            [likes = model.likes, texts, open] cell, good, bag in
            cell.show(good, texts)
            for (part, button) in cell.parts {
                button.reactive.taps.observe { open(.good(good.id, part)) }.disposed(by: bag)
            }
            cell.like.reactive.isEnabled.bind(to: likes.isRunning(good.id).map { !$0 }).disposed(by: bag)
            cell.like.reactive.taps.observe { likes.toggle(good) }.disposed(by: bag)
        }
        model.loadMore <~ rows.approaches
        rows.selections.observe { [open] in open(.good($0.id, .details)) }.disposed(by: bag)
        message.reactive.text
            <~ model.state.map { [texts] in $0.message(texts, empty: .noGoods, failed: \.phrase) ?? "" }
        #if !os(tvOS)
        let refresh = UIRefreshControl()
        table.refreshControl = refresh
        refresh.reactive.execute(model.refresh)
        #endif
        showBanners(in: banners)
        offerLogin()
        reactive.activate(model)
    }

    private func showBanners(in stack: UIStackView) {
        stack.axis = .vertical
        model.banners.observe { [texts, open, weak stack] banners in
            for view in stack?.arrangedSubviews ?? [] { view.removeFromSuperview() }
            for banner in banners {
                let button = UIButton.make(
                    "banner-\(banner.id)", banner.title.text(in: texts.language.value), .tinted())
                button.addAction(UIAction { _ in open(.banner(banner.id)) }, for: .primaryActionTriggered)
                stack?.addArrangedSubview(button)
            }
        }
        .disposed(by: bag)
    }

    /// Logs out after a question, or leads to the login.
    private func offerLogin() {
        let (account, model, item) = (login.account, model, UIBarButtonItem(title: ""))
        navigationItem.rightBarButtonItem = item
        item.reactive.taps.observe { [open] in
            if account.value == nil { open(.phoneLogin) } else { model.askToLogOut.execute() }
        }
        .disposed(by: bag)
        item.reactive.title <~ account.map { [texts] in texts.now($0 == nil ? .logIn : .logOut) }
        item.reactive.isEnabled <~ model.askToLogOut.isExecuting.map { !$0 }
        reactive.answer(model.logOutQuestion) { [texts] _ in
            .init(
                title: texts.now(.logOutQuestion), message: account.value?.nickname,
                buttons: [.destructive(texts.now(.logOut), true), .cancel(texts.now(.cancel), false)])
        }
    }
}
#endif
