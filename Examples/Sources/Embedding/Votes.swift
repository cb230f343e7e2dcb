import BinderyView

/// The number of votes, shared by the JSON route and every open page.
struct Votes: Sendable {
    let count = SharedProperty(0)

    /// - Returns: the new number of votes.
    @discardableResult
    func add() -> Int {
        count.withValue { count in
            count += 1
            return count
        }
    }
}

/// The live page, which shows the votes of all users.
struct VotesPage: View {
    let votes: Votes

    var body: some View {
        let count = votes.count.property()
        return Screen("votes", title: "Votes") {
            Column(spacing: 5, alignment: .center) {
                Text(count.map { "\($0)" }).style(.title).id("count").announced()
                Button("Vote") { [votes] in votes.add() }.prominence(.primary).id("vote")
            }
        }
    }
}
