/// The values of the digits in a marble diagram.
let digits = Dictionary(uniqueKeysWithValues: (0...9).map { ("\($0)", $0) })

/// The values of `t` and `f` in a marble diagram.
let truth = ["t": true, "f": false]
