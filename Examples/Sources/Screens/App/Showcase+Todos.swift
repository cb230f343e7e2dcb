import BinderyView
internal import Foundation

extension Showcase {
    /// The todos belong to the browser: they stay when the screen is left, and are the same in all of its pages.
    func makeTodos() -> TodosModel {
        let model = TodosModel(), kept = todos.property
        kept.observe { [weak model] in if let todos = [Todo](json: $0) { model?.todos = todos } }
            .disposed(by: model.bag)
        // The observation ends with the model.
        _ = model.$todos.observeChanges { kept.value = $0.json }
        return model
    }
}

extension [Todo] {
    /// Nil for a text that is not the JSON of todos, such as that of another version of the program.
    fileprivate init?(json: String) {
        guard let todos = try? JSONDecoder().decode([Todo].self, from: Data(json.utf8)) else { return nil }
        self = todos
    }

    /// With sorted keys: equal todos have equal JSON.
    fileprivate var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Strings, numbers and truth values have a JSON.
        return String(decoding: try! encoder.encode(self), as: UTF8.self)
    }
}
