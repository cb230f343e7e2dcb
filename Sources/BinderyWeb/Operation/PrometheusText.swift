/// A text in Prometheus' format, version 0.0.4. All names begin with `bindery_`.
struct PrometheusText {
    private(set) var text = ""

    mutating func gauge(_ name: String, _ help: String, _ value: Int) {
        head(name, "gauge", help)
        line(name, value)
    }

    mutating func counter(_ name: String, _ help: String, _ value: Int) {
        head("\(name)_total", "counter", help)
        line("\(name)_total", value)
    }

    mutating func counter(_ name: String, _ help: String, by label: String, _ values: [(String, Int)]) {
        head("\(name)_total", "counter", help)
        for (value, count) in values { line(#"\#(name)_total{\#(label)="\#(value)"}"#, count) }
    }

    /// `unit` is the number of measured units in one that is shown.
    mutating func histogram(_ name: String, _ help: String, _ histogram: Histogram, unit: Int) {
        head(name, "histogram", help)
        let counts = histogram.cumulative
        for (limit, count) in zip(histogram.limits, counts) {
            line(#"\#(name)_bucket{le="\#(shown(limit, unit))"}"#, count)
        }
        line(#"\#(name)_bucket{le="+Inf"}"#, counts.last!)
        text += "bindery_\(name)_sum \(shown(histogram.sum, unit))\n"
        line("\(name)_count", counts.last!)
    }

    /// Joins the texts of several workers. Each measurement has the label `worker`, the worker's number.
    static func joined(_ texts: [Int: String]) -> String {
        var heads: [String] = []
        var measurements: [String: String] = [:]
        for (worker, text) in texts.sorted(by: { $0.key < $1.key }) {
            var head = ""
            for line in text.split(separator: "\n") {
                if line.hasPrefix("# HELP") {
                    head = "\(line)\n"
                } else if line.hasPrefix("# TYPE") {
                    head += "\(line)\n"
                } else {
                    if measurements[head] == nil { heads.append(head) }
                    measurements[head, default: ""] += "\(labelled(line, worker))\n"
                }
            }
        }
        return heads.map { $0 + measurements[$0]! }.joined()
    }

    private static func labelled(_ line: Substring, _ worker: Int) -> String {
        let name = line.prefix { $0 != "{" && $0 != " " }, rest = line.dropFirst(name.count)
        let label = #"worker="\#(worker)""#
        return rest.first == "{" ? "\(name){\(label),\(rest.dropFirst())" : "\(name){\(label)}\(rest)"
    }

    private mutating func head(_ name: String, _ type: String, _ help: String) {
        text += "# HELP bindery_\(name) \(help)\n# TYPE bindery_\(name) \(type)\n"
    }

    private mutating func line(_ name: String, _ value: Int) { text += "bindery_\(name) \(value)\n" }

    private func shown(_ value: Int, _ unit: Int) -> String {
        unit == 1 ? "\(value)" : "\(Double(value) / Double(unit))"
    }
}
