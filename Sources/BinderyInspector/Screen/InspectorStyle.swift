/// The style sheet of the inspector.
package enum InspectorStyle {
    package static var bytes: [UInt8] { PackageResources.inspector_css }
}

/// The script of the inspector.
package enum InspectorScript {
    package static let path = "/bindery/inspector.js"
    package static var bytes: [UInt8] { PackageResources.inspector_js }
}
