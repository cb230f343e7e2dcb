import "./codemirror.js";

export default class CodeEditor {
  constructor(element, text, page) {
    this.editor = self.CodeMirror(element, { value: text, lineNumbers: true });
    this.editor.on("change", (editor, { origin }) => origin !== "setValue" && page.send("edited", editor.getValue()));
  }

  changed(text) {
    if (text !== this.editor.getValue()) this.editor.setValue(text);
  }

  select({ line, from, to }) {
    this.editor.focus();
    this.editor.setSelection({ line, ch: from }, { line, ch: to });
    return this.editor.getSelection();
  }
}
