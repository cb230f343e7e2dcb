import BinderyView
import BinderyWeb

/// An editor for source code, by CodeMirror 5. Its text and a property are the same.
struct CodeEditor: CustomControl {
    let text: MutableProperty<String>
    let calls: ScriptCalls

    var body: some View {
        Element("div").class("editor").script("editor", value: text, calls: calls)
            .onMessage("edited") { (text: String) in self.text.value = text }
    }
}

extension PageScript {
    /// - Parameter library: Returns a file of CodeMirror by its name.
    static func editor(_ library: (String) throws -> [UInt8]) rethrows -> PageScript {
        PageScript(
            "editor", module: PackageResources.editor_js, files: ["codemirror.js": try library("lib/codemirror.js")])
    }
}
