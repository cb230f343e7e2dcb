import BinderyWeb

/// The class diagrams of the compared screens, drawn by `scripts/architectures` and embedded in the program.
enum Diagrams {
    static func asset(at path: String) -> LiveServer.Asset? {
        diagrams[path].map { LiveServer.Asset(bytes: $0(), type: "image/svg+xml") }
    }

    private static let diagrams: [String: @Sendable () -> [UInt8]] = [
        "/diagrams/mvc.svg": { PackageResources.mvc_svg },
        "/diagrams/mvc.zh.svg": { PackageResources.mvc_zh_svg },
        "/diagrams/mvp.svg": { PackageResources.mvp_svg },
        "/diagrams/mvp.zh.svg": { PackageResources.mvp_zh_svg },
        "/diagrams/mvvm-callbacks.svg": { PackageResources.mvvm_callbacks_svg },
        "/diagrams/mvvm-callbacks.zh.svg": { PackageResources.mvvm_callbacks_zh_svg },
        "/diagrams/mvvm.svg": { PackageResources.mvvm_svg },
        "/diagrams/mvvm.zh.svg": { PackageResources.mvvm_zh_svg },
        "/diagrams/shop-mvc.svg": { PackageResources.shop_mvc_svg },
        "/diagrams/shop-mvc.zh.svg": { PackageResources.shop_mvc_zh_svg },
        "/diagrams/shop-mvvm-callbacks.svg": { PackageResources.shop_mvvm_callbacks_svg },
        "/diagrams/shop-mvvm-callbacks.zh.svg": { PackageResources.shop_mvvm_callbacks_zh_svg },
        "/diagrams/shop-mvvm.svg": { PackageResources.shop_mvvm_svg },
        "/diagrams/shop-mvvm.zh.svg": { PackageResources.shop_mvvm_zh_svg },
    ]
}
