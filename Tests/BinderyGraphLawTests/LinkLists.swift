@testable import BinderyGraph

/// What must hold for the lists of links of a property while nothing computes.
enum LinkLists {
    static func failure(at node: Node.Pointer) -> String? {
        let read = list(node.pointee.firstDependency, \.nextDependency)
        let subscriptions = list(node.pointee.firstSubscriber, \.nextSubscriber)
        if !isCircular(read, \.previousDependency) { return "its dependencies are not linked backwards" }
        if !isCircular(subscriptions, \.previousSubscriber) { return "its subscribers are not linked backwards" }
        if read.contains(where: { $0.pointee.subscriber != node }) { return "it has the link of another subscriber" }
        if subscriptions.contains(where: { $0.pointee.dependency != node || !$0.pointee.isConnected }) {
            return "it has the subscriber of another dependency"
        }
        if node.pointee.flags.contains(.source) { return nil }
        if node.pointee.unread != nil { return "it has unread dependencies" }
        if read.contains(node.ownLink) != node.pointee.flags.contains(.usesOwnLink) {
            return "its own link is in use, or free, unlike its flag"
        }
        if let link = read.first(where: { $0.pointee.isConnected && !isListed($0) }) {
            return "it is missing from the subscribers of \(link.pointee.dependency.diagnosticName)"
        }
        return nil
    }

    private static func list(
        _ first: Link.Pointer?, _ next: KeyPath<Link, Link.Pointer?>
    ) -> [Link.Pointer] {
        Array(sequence(first: first) { $0?.pointee[keyPath: next] }.prefix { $0 != nil }.map { $0! })
    }

    /// Whether each link knows the one before it, and the first one knows the last.
    private static func isCircular(_ links: [Link.Pointer], _ previous: KeyPath<Link, Link.Pointer?>) -> Bool {
        zip(links, links.suffix(1) + links.dropLast()).allSatisfy { $0.pointee[keyPath: previous] == $1 }
    }

    private static func isListed(_ link: Link.Pointer) -> Bool {
        list(link.pointee.dependency.pointee.firstSubscriber, \.nextSubscriber).contains(link)
    }
}
