import BinderyWeb
import Screens

/// The class diagrams of the four architectures, which `scripts/architectures` draws; built into the program.
enum Diagrams {
    static func asset(at path: String) -> LiveServer.Asset? {
        guard let architecture = Architecture.allCases.first(where: { $0.diagramPath == path }) else { return nil }
        let bytes =
            switch architecture {
            case .mvc: PackageResources.mvc_svg
            case .mvp: PackageResources.mvp_svg
            case .mvvmCallbacks: PackageResources.mvvm_callbacks_svg
            case .mvvm: PackageResources.mvvm_svg
            }
        return LiveServer.Asset(bytes: bytes, type: "image/svg+xml")
    }
}
