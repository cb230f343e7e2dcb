import BinderyGraph
import BinderySynchronization
import BinderyTestSupport
import Testing

@Suite struct DiagnosticsTests {
    @Test func anotherModuleReportsAKindOfItsOwn() {
        let kinds = Mutex<[Diagnosis.Kind]>([])
        let texts = diagnoses {
            Diagnostics.report(.missingIcon, "The icon “moon” is not in the theme. Add it.")
        }
        Diagnostics.$handler.withValue(.init { diagnosis in kinds.withLock { $0.append(diagnosis.kind) } }) {
            Diagnostics.report(.missingIcon, "")
        }
        #expect(texts == ["Bindery: The icon “moon” is not in the theme. Add it."])
        #expect(kinds.withLock { $0 } == [.missingIcon])
    }
}

extension Diagnosis.Kind {
    fileprivate static let missingIcon = Diagnosis.Kind("missingIcon")
}
