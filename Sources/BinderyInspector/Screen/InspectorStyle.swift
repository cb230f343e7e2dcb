/// The style sheet of the inspector.
package enum InspectorStyle {
    package static var bytes: [UInt8] { PackageResources.inspector_css }
}
