import BinderyView
import BinderyWeb

/// A bar chart, drawn by Chart.js.
struct BarChart: CustomControl {
    let values: Property<[Int]>

    var body: some View {
        Element("div").class("chart").script("bars", value: values)
    }
}

extension PageScript {
    static let stars = PageScript("stars", module: PackageResources.stars_js)

    /// - Parameter library: Returns a file of Chart.js by its name.
    static func bars(_ library: (String) throws -> [UInt8]) rethrows -> PageScript {
        PageScript(
            "bars", module: PackageResources.bars_js,
            files: [
                "chart.esm.js": try library("chart.esm.js"),
                "chunks/helpers.segment.js": try library("chunks/helpers.segment.js"),
            ])
    }
}
