internal import HTTPTypes
internal import Hummingbird

/// The routes `/groups`: the groups of a restaurant's menu, which the user may change.
struct MenuGroups {
    /// Delays that are long enough to make the busy state visible.
    static let times = [
        "GET /groups": Duration.milliseconds(300), "POST /groups": .milliseconds(300),
        "PUT /groups/{id}": .milliseconds(300), "DELETE /groups/{id}": .milliseconds(300),
    ]

    let table: MenuGroupTable

    func add(to router: Router<CatalogueContext>) {
        router.get("groups") { request, _ in
            try await table.groups(of: request.requirePerson(), inChinese: request.prefersChinese)
        }
        router.post("groups") { request, _ in
            let person = try request.requirePerson()
            let fields = try await MenuGroupFields(request)
            let group = try await refusing {
                try await table.create(fields, for: person, inChinese: request.prefersChinese)
            }
            return EditedResponse(status: .created, response: group)
        }
        router.put("groups/{id}") { request, context in
            let person = try request.requirePerson()
            let fields = try await MenuGroupFields(request)
            return try await refusing {
                try await table.update(context.groupID(), to: fields, for: person, inChinese: request.prefersChinese)
            }
        }
        router.delete("groups/{id}") { request, context in
            let person = try request.requirePerson()
            try await refusing {
                try await table.delete(context.groupID(), for: person, inChinese: request.prefersChinese)
            }
            return HTTPResponse.Status.noContent
        }
    }

    private func refusing<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch let refusal as MenuGroupTable.Refusal {
            throw switch refusal {
            case .duplicate: ErrorResponse.duplicateName
            case .unknown: ErrorResponse.unknownGroup
            case .full: ErrorResponse.tooManyGroups
            }
        }
    }
}

extension CatalogueContext {
    fileprivate func groupID() throws -> Int {
        guard let id = parameters.get("id", as: Int.self) else { throw MenuGroupTable.Refusal.unknown }
        return id
    }
}

extension Request {
    fileprivate var prefersChinese: Bool {
        headers[.acceptLanguage]?.lowercased().hasPrefix("zh") ?? false
    }
}

extension ErrorResponse {
    static let unknownGroup = ErrorResponse(
        status: .notFound, code: "unknown_group", message: "This person has no group with this id.")
    static let duplicateName = ErrorResponse(
        status: .conflict, code: "duplicate_name", message: "Another group has this name.", field: "name")
    static let tooManyGroups = ErrorResponse(
        status: .conflict, code: "too_many_groups",
        message: "A person can have \(MenuGroupTable.maximumCount) groups. Delete one first.")
}
