/// The script of the inspector.
package enum InspectorScript {
    package static let path = "/bindery/inspector.js"
}
