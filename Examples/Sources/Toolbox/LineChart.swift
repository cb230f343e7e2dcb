import BinderyView
import BinderyWeb

/// A line chart, drawn by Chart.js.
struct LineChart: CustomControl {
    struct Series: Codable, Equatable {
        var labels: [String]
        var values: [Double]
    }

    let series: Property<Series>
    let calls: ScriptCalls
    let picked: (Int) -> Void

    var body: some View {
        Element("div").class("chart").script("chart", value: series, calls: calls).onMessage("picked", perform: picked)
    }
}

extension PageScript {
    /// - Parameter library: Returns a file of Chart.js by its name.
    static func chart(_ library: (String) throws -> [UInt8]) rethrows -> PageScript {
        PageScript(
            "chart", module: PackageResources.chart_js,
            files: [
                "chart.esm.js": try library("chart.esm.js"),
                "chunks/helpers.segment.js": try library("chunks/helpers.segment.js"),
            ])
    }
}
