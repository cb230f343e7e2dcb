import BinderyWeb
import Screens
import ShowcaseModels

/// The class diagrams of the four architectures, drawn by `scripts/architectures` and embedded in the program.
enum Diagrams {
    static func asset(at path: String) -> LiveServer.Asset? {
        for language in Language.allCases {
            for architecture in Architecture.allCases where architecture.diagramPath(in: language) == path {
                return LiveServer.Asset(bytes: bytes(of: architecture, in: language), type: "image/svg+xml")
            }
        }
        return nil
    }

    private static func bytes(of architecture: Architecture, in language: Language) -> [UInt8] {
        switch (architecture, language) {
        case (.mvc, .english): PackageResources.mvc_svg
        case (.mvc, .chinese): PackageResources.mvc_zh_svg
        case (.mvp, .english): PackageResources.mvp_svg
        case (.mvp, .chinese): PackageResources.mvp_zh_svg
        case (.mvvmCallbacks, .english): PackageResources.mvvm_callbacks_svg
        case (.mvvmCallbacks, .chinese): PackageResources.mvvm_callbacks_zh_svg
        case (.mvvm, .english): PackageResources.mvvm_svg
        case (.mvvm, .chinese): PackageResources.mvvm_zh_svg
        }
    }
}
