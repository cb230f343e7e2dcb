import BinderyStreams
import BinderyTesting

/// 0 to 9, sent at once by a loop that looks whether anybody still listens; says which numbers it comes to.
func looping(_ comesTo: @escaping (Int) -> Void) -> Producer<Int, MarbleError> {
    create(Int.self) { emitter in
        for number in 0..<10 {
            if emitter.isDisposed { return }
            comesTo(number)
            emitter.send(number)
        }
    }
}
