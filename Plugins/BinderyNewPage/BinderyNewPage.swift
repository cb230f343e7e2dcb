import Foundation
import PackagePlugin

/// `swift package new-page --name Counter` adds a program with one page, and a test of it, to the package.
@main
struct BinderyNewPage: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        var extractor = ArgumentExtractor(arguments)
        guard let name = extractor.extractOption(named: "name").last, NewPage.isName(name) else {
            throw NewPageFailure.name
        }
        guard
            let bindery = context.package.dependencies.map(\.package).first(where: { package in
                package.targets.contains { $0.name == "BinderyWeb" }
            })
        else { throw NewPageFailure.dependency }
        let root = context.package.directoryURL
        let template = bindery.directoryURL.appending(path: "Examples")
        let manifest = root.appending(path: "Package.swift")
        let before = try String(contentsOf: manifest, encoding: .utf8)
        let page = NewPage(
            name: name, bindery: NewPage.reference(to: bindery.displayName, identity: bindery.id, in: before))
        for file in NewPage.files {
            let text = try String(contentsOf: template.appending(path: file), encoding: .utf8)
            let target = root.appending(path: page.renamed(file))
            if FileManager.default.fileExists(atPath: target.path) { throw NewPageFailure.exists(page.renamed(file)) }
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try page.renamed(text).write(to: target, atomically: true, encoding: .utf8)
            print("wrote \(page.renamed(file))")
        }
        if let after = page.added(to: before) {
            try after.write(to: manifest, atomically: true, encoding: .utf8)
            print("added the targets \(name) and \(name)Tests to Package.swift")
        } else {
            print("Add these targets to Package.swift:\n\(page.targets)")
        }
        print("`swift test` runs its test; `swift package dev \(name)` shows it, and every change of it")
    }
}

enum NewPageFailure: Error, CustomStringConvertible {
    case name, dependency
    case exists(String)

    var description: String {
        switch self {
        case .name: "Name the page as a Swift type: `swift package new-page --name Counter`."
        case .dependency: "Add Bindery to the dependencies in Package.swift first, with the trait Web."
        case .exists(let file): "\(file) exists already; nothing is changed. Choose another name."
        }
    }
}
