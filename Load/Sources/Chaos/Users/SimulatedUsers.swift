/// Returns users whose pages show nothing that depends on other users, or on the times at which they act: two runs
/// can be compared.
func repeatableUsers(_ count: Int) -> [any SimulatedUser] {
    let kinds: [() -> any SimulatedUser] = [
        { Typist.phoneLogin }, { Typist.lengthLogin }, { Typist.menuGroup }, { Typist.difficultPage }, { Counter() },
        { WordLister() },
    ]
    return (0..<count).map { kinds[$0 % kinds.count]() }
}

/// Returns `count` users, about as many of each kind.
func simulatedUsers(_ count: Int) -> [any SimulatedUser] {
    let kinds: [() -> any SimulatedUser] = [
        { Typist.phoneLogin }, { Typist.lengthLogin }, { Typist.menuGroup }, { Typist.difficultPage },
        { GalleryVisitor() }, { Counter() }, { WordLister() },
        { Searcher("/books", words: ["winter", "the sea", "machine", "history"]) },
        { Scroller("/goods", buttons: ["refresh"], rowButtons: ["like"]) },
        {
            Scroller(
                "/test/rows", buttons: ["some", "above", "second", "remove", "move", "tall"], rowButtons: ["like"])
        },
    ]
    return (0..<count).map { kinds[$0 % kinds.count]() }
}
