import Screens
import ShowcaseModels
import Testing

@Suite struct AgeTextTests {
    @Test(arguments: [
        (0, "0 s ago"), (59, "59 s ago"), (60, "1 min ago"), (192, "3 min 12 s ago"), (3599, "59 min 59 s ago"),
        (3601, "1 h ago"), (7260, "2 h 1 min ago"), (86_399, "23 h 59 min ago"), (86_400, "1 d ago"),
        (1_275_313, "14 d 18 h ago"),
    ])
    func anAgeIsSaidInItsTwoLargestUnits(seconds: Int, text: String) {
        #expect(AgeText(seconds: seconds).text(in: .english) == text)
    }

    @Test(arguments: [(0, "0 秒前"), (192, "3 分 12 秒前"), (7260, "2 小时 1 分前"), (1_275_313, "14 天 18 小时前")])
    func inChineseToo(seconds: Int, text: String) {
        #expect(AgeText(seconds: seconds).text(in: .chinese) == text)
    }
}
