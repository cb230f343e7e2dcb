import BinderyWeb

/// The logo, and the pictures of the screens on the start and in the sidebar, embedded in the program.
enum ScreenPictures {
    static func asset(at path: String) -> LiveServer.Asset? {
        bytes(at: path).map { LiveServer.Asset(bytes: $0, type: "image/svg+xml") }
    }

    private static func bytes(at path: String) -> [UInt8]? {
        switch path {
        case "/pictures/bindery.svg": PackageResources.bindery_svg
        case "/pictures/length-login.svg": PackageResources.length_login_svg
        case "/pictures/phone-login.svg": PackageResources.phone_login_svg
        case "/pictures/account.svg": PackageResources.account_svg
        case "/pictures/account-login.svg": PackageResources.account_login_svg
        case "/pictures/goods.svg": PackageResources.goods_svg
        case "/pictures/menu-groups.svg": PackageResources.menu_groups_svg
        case "/pictures/books.svg": PackageResources.books_svg
        case "/pictures/posts.svg": PackageResources.posts_svg
        case "/pictures/architectures.svg": PackageResources.architectures_svg
        case "/pictures/gallery.svg": PackageResources.gallery_svg
        case "/pictures/workshop.svg": PackageResources.workshop_svg
        case "/pictures/arrangements.svg": PackageResources.arrangements_svg
        default: nil
        }
    }
}
