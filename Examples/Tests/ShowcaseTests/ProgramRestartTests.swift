import Testing

@testable import Showcase

@Suite struct ProgramRestartTests {
    @Test(arguments: [
        (["showcase"], ["showcase", "--port=8123"]),
        (["showcase", "--port", "0", "--delay", "1"], ["showcase", "--delay", "1", "--port=8123"]),
        (["showcase", "--delay=1", "--port=0"], ["showcase", "--delay=1", "--port=8123"]),
        (["showcase", "--port"], ["showcase", "--port=8123"]),
    ])
    func thePortStays(_ arguments: [String], _ again: [String]) {
        #expect(ProgramRestart.arguments(arguments, port: 8123) == again)
    }
}
