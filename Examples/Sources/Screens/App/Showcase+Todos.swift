import BinderyView
internal import Foundation

extension Showcase {
    /// The todos belong to the browser: they stay when the screen is left, and are the same in all of its pages.
    func makeTodos() -> TodosModel {
        let model = TodosModel(), kept = todos.property
        kept.observe { [weak model] in model?.todos = [Todo](json: $0) }.disposed(by: model.bag)
        // The observation ends with the model.
        _ = model.$todos.observeChanges { kept.value = $0.json }
        return model
    }
}

extension [Todo] {
    /// No todos, if there is no JSON of todos.
    fileprivate init(json: String) { self = (try? JSONDecoder().decode([Todo].self, from: Data(json.utf8))) ?? [] }

    /// With sorted keys: equal todos have equal JSON.
    fileprivate var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Strings, numbers and truth values have a JSON.
        return String(decoding: try! encoder.encode(self), as: UTF8.self)
    }
}
