internal import Synchronization

/// Which process handled which event of which page, and when, as the processes log it. A page has an epoch, which is
/// higher after each change of its owner. Two owners never act for a page at the same time: one process handles all
/// events of an epoch, and before those of a later epoch.
final class OwnershipLog: Sendable {
    /// A process in one of its lifetimes.
    private struct Owner: Equatable {
        let process: Int
        let lifetime: Int
    }

    private struct Act {
        let owner: Owner
        var first: UInt64
        var last: UInt64
    }

    /// By page and epoch.
    private let acts = Mutex<[String: [Int: Act]]>([:])
    private let faults = Mutex<[String]>([])

    /// - Parameters:
    ///   - line: a line of the log of the process.
    ///   - lifetime: how often the process has been started.
    func add(_ line: String, of process: Int, inLifetime lifetime: Int = 1) {
        guard line.hasSuffix("event handled"), let page = Self.value("page", in: line),
            let epoch = Self.value("epoch", in: line).flatMap({ Int($0) }),
            let time = Self.value("at", in: line).flatMap({ UInt64($0) })
        else { return }
        let owner = Owner(process: process, lifetime: lifetime)
        acts.withLock { acts in
            var act = acts[page]?[epoch] ?? Act(owner: owner, first: time, last: time)
            if act.owner != owner { add("page \(page) had two owners in epoch \(epoch)") }
            (act.first, act.last) = (min(act.first, time), max(act.last, time))
            acts[page, default: [:]][epoch] = act
        }
    }

    private func add(_ fault: String) { faults.withLock { $0.append(fault) } }

    private static func value(_ name: String, in line: String) -> String? {
        line.split(separator: " ").first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
    }

    private struct Change {
        let page: String
        let former: (epoch: Int, act: Act)
        let next: (epoch: Int, act: Act)

        var isHandOver: Bool { former.act.owner != next.act.owner }
    }

    /// The epochs of each page in which an event was handled, in pairs.
    private var changes: [Change] {
        acts.withLock { acts in
            acts.flatMap { page, epochs in
                let ordered = epochs.sorted { $0.key < $1.key }
                return zip(ordered, ordered.dropFirst()).map { former, next in
                    Change(page: page, former: (former.key, former.value), next: (next.key, next.value))
                }
            }
        }
    }

    /// How often another process, or another lifetime of it, has handled the next event of a page.
    var handOvers: Int { changes.count { $0.isHandOver } }

    /// How often the same process has taken a page once more: under a new lease, or to restore a folded session.
    var renewals: Int { changes.count { !$0.isHandOver } }

    var problems: [String] {
        let changes = changes
        let overlapping = changes.filter { $0.former.act.last >= $0.next.act.first }.map { change in
            "page \(change.page): the owner of epoch \(change.former.epoch) acted after that of epoch "
                + "\(change.next.epoch) had begun"
        }
        // Otherwise a log that cannot be read would look like one without faults.
        let unseen =
            !changes.contains(where: \.isHandOver)
            ? ["the logs of the processes show no page that was taken by another process"] : []
        return faults.withLock { $0 } + overlapping + unseen
    }
}
