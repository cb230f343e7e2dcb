/// A script of the application, which elements of its pages run.
///
/// ```swift
/// options.scripts = [
///     PageScript("chart", module: PackageResources.chart_js, files: ["plot.js": PackageResources.plot_js])
/// ]
/// ```
///
/// The module's default export is a class. The page makes an instance for each element that names the script:
///
/// ```js
/// import { plot } from "./plot.js";
///
/// export default class Chart {
///   constructor(element, value, page) { // the element, the value of the view, and the way back
///     this.element = element;
///     element.onclick = ({ offsetX }) => page.send("picked", offsetX);
///     this.changed(value);
///   }
///   changed(value) { plot(this.element, value); } // the view has another value
///   removed() {}                                  // the element leaves the page
///   picture(size) { return this.element.firstChild.toDataURL(); } // called by the view; may be `async`
/// }
/// ```
///
/// The page does not pass on a value while a message of the element is unhandled, since that value may lack what the
/// message tells: an editor that sends its text is never given an earlier one.
///
/// What is in the element belongs to the script, and the page's styles apply to it. A page loads the script when the
/// first element that names it appears. Files have addresses of their own on this site that change with their content,
/// so browsers keep them, and the page's policy needs no exception: no inline script, no other origin.
public struct PageScript: Sendable {
    /// Lower-case letters, digits and hyphens.
    public let name: String
    let files: [String: [UInt8]]
    /// Names of Trusted Types policies that the script or a library in it creates, to turn texts into HTML. A library
    /// that does so by itself, without a policy, is stopped by the browser.
    public var trustedTypes: [String]

    /// - Parameters:
    ///   - module: The source of the module.
    ///   - files: What the module imports or loads by `./name` or `./folder/name`: other modules, styles, images, data.
    public init(
        _ name: String, module: [UInt8], files: [String: [UInt8]] = [:], trustedTypes: [String] = []
    ) {
        self.name = name
        self.files = files.merging([Self.moduleName: module]) { $1 }
        self.trustedTypes = trustedTypes
    }

    static let moduleName = "index.js"
}
