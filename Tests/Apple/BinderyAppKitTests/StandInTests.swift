import AppKit
import BinderyAppKit
import Testing

/// The stand-in is as strict as AppKit, and sends what AppKit sends.
@MainActor
@Suite struct StandInTests {
    private final class Numbers: NSObject, NSTableViewDataSource {
        var count = 2
        func numberOfRows(in tableView: NSTableView) -> Int { count }
    }

    private func reasons(_ change: (Numbers, NSTableView) -> Void) -> [String] {
        let (table, numbers) = (NSTableView(), Numbers())
        table.dataSource = numbers
        _ = table.numberOfRows
        return StandIn.reasonsRaised { change(numbers, table) }
    }

    @Test
    func updatesApplyOneAfterTheOther() {
        let raised = reasons { numbers, table in
            table.beginUpdates()
            table.removeRows(at: [0])
            table.removeRows(at: [0])
            table.insertRows(at: [0, 1, 2])
            table.moveRow(at: 0, to: 2)
            numbers.count = 3
            table.endUpdates()
        }
        #expect(raised == [])
    }

    @Test
    func wrongUpdatesAreRefused() {
        #expect(
            reasons { _, table in table.removeRows(at: [2]) }
                == ["NSTableView error removing row 2 (numberOfRows: 2)."])
        #expect(
            reasons { numbers, table in
                numbers.count = 5
                table.insertRows(at: [0])
            } == ["the table has 3 rows after the updates, its data source 5"])
    }

    @Test
    func codeCannotShowTheActionsOfARow() {
        let raised = reasons { _, table in table.rowActionsVisible = true }
        #expect(raised == ["rowActionsVisible can only be set to NO"])
    }

    @MainActor
    private final class Count { var value = 0 }

    @Test
    func codeSendsNoNotification() {
        let (window, field) = (NSWindow(), NSTextField())
        window.contentView?.addSubview(field)
        let events = Count()
        let token = NotificationCenter.default.addObserver(
            forName: NSControl.textDidChangeNotification, object: field, queue: nil
        ) { [weak events] _ in MainActor.assumeIsolated { events?.value += 1 } }
        field.stringValue = "a"
        #expect(events.value == 0)
        field.userTypes("b")
        #expect(events.value == 1)
        NotificationCenter.default.removeObserver(token)
    }

    @Test
    func sheetsWaitForEachOther() {
        let (window, first, second) = (NSWindow(), NSWindow(), NSWindow())
        window.beginSheet(first)
        window.beginSheet(second)
        #expect(window.attachedSheet === first)
        window.endSheet(first)
        #expect(window.attachedSheet === second)
        let raised = StandIn.reasonsRaised { window.endSheet(first) }
        #expect(raised == ["the window is no sheet of this window"])
    }

    private final class LeavingScreen: Screen {
        override func viewDidDisappear() {
            super.viewDidDisappear()
            dismiss(nil)
        }
    }

    @Test
    func aControllerIsPresentedUntilItsSheetHasEnded() {
        let (controller, sheet) = (Screen(), LeavingScreen())
        let window = NSWindow(contentViewController: controller)
        controller.presentAsSheet(sheet)
        #expect(StandIn.reasonsRaised { sheet.dismiss(nil) } == ["LeavingScreen is already being dismissed"])
        #expect(sheet.presentingViewController == nil && window.attachedSheet == nil)
    }

    @Test
    func aControllerWithoutANibMakesItsView() {
        let raised = StandIn.reasonsRaised { _ = NSViewController().view }
        #expect(raised == ["-[NSViewController loadNibNamed:bundle:] could not load the nib of NSViewController"])
    }
}
