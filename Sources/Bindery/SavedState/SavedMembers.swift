internal import BinderyGraph

final class SavedMembers {
    private enum Member {
        /// - Parameter encoded: The cached encoding. See `keepEncoded`.
        case property(any MaybeSaved, SavingMark, encoded: Property<StateValue?>? = nil)
        case model(SavedMembers)
    }

    /// The path from the outermost model: `SearchModel.filter`.
    private let path: String
    private let unknownKeys: SavedState.UnknownKeys
    // An array: a model has few members, and a page has many models.
    private var members: [(key: String, member: Member)] = []
    /// The restored values with keys that no member has.
    private var unknown: [String: StateValue] = [:]
    private var unknownChanges: MutableProperty<Int>?
    private var histories: [UndoHistory] = []

    /// - Parameter seen: The models found so far. One found again, such as a child's parent, is not saved twice.
    init(
        of model: some Restorable, path: String, unknownKeys: SavedState.UnknownKeys,
        seen: inout Set<ObjectIdentifier>
    ) {
        self.path = path
        self.unknownKeys = unknownKeys
        seen.insert(ObjectIdentifier(model))
        var mirrors = [Mirror(reflecting: model)]
        while let parent = mirrors.last?.superclassMirror { mirrors.append(parent) }
        for (label, value) in mirrors.reversed().flatMap(\.children) {
            guard let label else { continue }
            if let property = value as? any MaybeSaved, let saving = property.saving {
                // The storage of a property wrapper.
                let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
                add(.property(property, saving), as: saving.key ?? name)
            } else if let inner = value as? any Restorable, !seen.contains(ObjectIdentifier(inner)) {
                let key = inner.stateKey ?? label
                let members = SavedMembers(of: inner, path: "\(path).\(key)", unknownKeys: unknownKeys, seen: &seen)
                add(.model(members), as: key)
            } else if let history = value as? UndoHistory {
                histories.append(history)
            }
        }
    }

    /// From now on encodes only the property that has changed. A single property needs no cache.
    func keepEncoded() {
        unknownChanges = unknownChanges ?? MutableProperty(0)
        for (position, (key, member)) in members.enumerated() {
            switch member {
            case .model(let members): members.keepEncoded()
            case .property(let property, let saving, _) where members.count > 1:
                let encoded = Property { [path] in Self.encode(property, saving, as: key, of: path) }
                members[position].member = .property(property, saving, encoded: encoded)
            case .property: break
            }
        }
    }

    private static func encode(
        _ property: any MaybeSaved, _ saving: SavingMark, as key: String, of path: String
    ) -> StateValue? {
        do {
            return try StateEncoder.encode(saving.read())
        } catch {
            Diagnostics.report(
                .savedState,
                "“\(key)” of \(path) (\(property.diagnosticName)) is not saved, because encoding failed: \(error)")
            return nil
        }
    }

    private func add(_ member: Member, as key: String) {
        guard let present = members.first(where: { $0.key == key })?.member else {
            members.reserveCapacity(members.count + 1)
            members.append((key, member))
            return
        }
        Diagnostics.report(
            .savedState,
            """
            \(path) saves two things under the key “\(key)”: \(describe(present)) and \(describe(member)). The first one is \
            saved, the second one is not. Give one of them a key of its own: `.saved("…")`, or `stateKey` of a model.
            """)
    }

    private func describe(_ member: Member) -> String {
        switch member {
        case .property(let property, _, _): property.diagnosticName
        case .model(let members): "the model \(members.path)"
        }
    }

    var fields: [String: StateValue] {
        _ = unknownChanges?.value
        var fields = unknown
        for (key, member) in members {
            switch member {
            case .property(let property, let saving, let encoded):
                fields[key] = encoded.map(\.value) ?? Self.encode(property, saving, as: key, of: path)
            case .model(let members): fields[key] = .object(members.fields)
            }
        }
        return fields
    }

    func read() {
        for (_, member) in members {
            switch member {
            case .property(_, let saving, _): _ = saving.read()
            case .model(let members): members.read()
            }
        }
    }

    func restore(_ fields: [String: StateValue]) {
        for (key, member) in members.sorted(by: { $0.key < $1.key }) {
            switch (member, fields[key]) {
            case (.property(let property, let saving, _), let value?): restore(property, saving, to: value, key)
            case (.property, nil): break
            case (.model(let members), .object(let fields)): members.restore(fields)
            // The model keeps its values, but drops an earlier state's unknown values.
            case (.model(let members), nil): members.restore([:])
            case (.model(let members), let value?):
                Diagnostics.report(
                    .savedState,
                    "the model \(members.path) is not restored: expected an object but found \(value.noun). It keeps its state."
                )
            }
        }
        // The former values of a restored property are not those of the user.
        for history in histories { history.clear() }
        let known = Set(members.map(\.key))
        let unknown = unknownKeys == .kept ? fields.filter { !known.contains($0.key) } : [:]
        if unknown == self.unknown { return }
        self.unknown = unknown
        unknownChanges?.add(1)
    }

    private func restore(_ property: any MaybeSaved, _ saving: SavingMark, to value: StateValue, _ key: String) {
        do {
            try saving.write { type in try StateDecoder(value).decode(type) }
        } catch {
            let reason = (error as? DecodingError)?.reason ?? "\(error)"
            Diagnostics.report(
                .savedState,
                """
                “\(key)” of \(path) (\(property.diagnosticName)) is not restored: \(reason). It keeps its value. Let \
                its type decode what was saved before, or give the property a new key.
                """)
        }
    }
}
