import BinderyUIKit
import Testing
import UIKit

/// The stand-in is as strict as UIKit: each misuse that raises an exception there is refused here.
@MainActor
@Suite struct StandInTests {
    private final class Numbers: NSObject, UITableViewDataSource {
        var rows = [2, 2]
        var made = 0
        func numberOfSections(in tableView: UITableView) -> Int { rows.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            made += 1
            return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    private func reasons(_ change: (Numbers, UITableView) -> Void) -> [String] {
        let (window, table, numbers) = (UIWindow(), UITableView(), Numbers())
        window.addSubview(table)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = numbers
        window.layoutIfNeeded()
        return StandIn.reasonsRaised { change(numbers, table) }
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test
    func aRightUpdateIsAccepted() {
        let raised = reasons { numbers, table in
            table.performBatchUpdates {
                numbers.rows = [3, 1]
                table.insertRows(at: [path(0), path(2)], with: .fade)
                table.deleteRows(at: [path(1), path(0, 1)], with: .fade)
            }
        }
        #expect(raised == [])
    }

    @Test
    func wrongCountsAreRefused() {
        let raised = reasons { numbers, table in
            numbers.rows = [3, 2]
            table.performBatchUpdates { table.deleteRows(at: [path(0)], with: .fade) }
        }
        #expect(
            raised == [
                "Invalid update: invalid number of rows in section 0: 3 after the update, 2 before, 0 added, 1 removed"
            ])
    }

    @Test
    func wrongRowsAreRefused() {
        #expect(
            reasons { numbers, table in
                table.performBatchUpdates { table.deleteRows(at: [path(2)], with: .fade) }
            } == ["Invalid update: row 2 of section 0 is removed, which does not exist"])
        #expect(
            reasons { numbers, table in
                numbers.rows = [1, 2]
                table.performBatchUpdates { table.deleteRows(at: [path(0), path(0)], with: .fade) }
            } == ["Invalid update: row 0 of section 0 is removed twice"])
        #expect(
            reasons { numbers, table in
                numbers.rows = [2]
                table.performBatchUpdates {
                    table.deleteSections([0], with: .fade)
                    table.deleteRows(at: [path(0)], with: .fade)
                }
            } == ["Invalid update: row 0 is removed in section 0, which is itself removed"])
    }

    @Test
    func wrongSectionsAreRefused() {
        #expect(
            reasons { numbers, table in
                table.performBatchUpdates { table.deleteSections([0], with: .fade) }
            } == ["Invalid update: invalid number of sections: 2 after, 2 before, 0 inserted, 1 deleted"])
    }

    @Test
    func aSectionThatIsUpdatedTwiceIsRefused() {
        #expect(
            reasons { numbers, table in
                numbers.rows = [2]
                table.performBatchUpdates {
                    table.deleteSections([0], with: .fade)
                    table.deleteSections([0], with: .fade)
                }
            } == ["Invalid update: a section is deleted twice"])
        #expect(
            reasons { numbers, table in
                numbers.rows = [2, 2, 2]
                table.performBatchUpdates {
                    table.insertSections([2], with: .fade)
                    table.insertSections([2], with: .fade)
                }
            } == ["Invalid update: a section is inserted twice"])
    }

    @Test
    func aRowMovesToAnotherSectionAndASectionMoves() {
        let raised = reasons { numbers, table in
            let cells = table.standInCells
            numbers.rows = [1, 3]
            table.performBatchUpdates { table.moveRow(at: path(0), to: path(2, 1)) }
            #expect(table.standInCells == [cells[1], cells[2], cells[3], cells[0]])
            numbers.rows = [3, 1]
            table.performBatchUpdates { table.moveSection(1, toSection: 0) }
            #expect(table.standInCells == [cells[2], cells[3], cells[0], cells[1]])
        }
        #expect(raised == [])
    }

    /// The rows of a section that comes, goes or moves have no updates of their own.
    @Test
    func aRowThatMovesIntoOrOutOfAChangedSectionIsRefused() {
        #expect(
            reasons { numbers, table in
                numbers.rows = [3]
                table.performBatchUpdates {
                    table.deleteSections([0], with: .fade)
                    table.moveRow(at: path(0), to: path(2, 0))
                }
            } == ["Invalid update: row 0 is removed in section 0, which is itself removed"])
        #expect(
            reasons { numbers, table in
                numbers.rows = [1, 2, 1]
                table.performBatchUpdates {
                    table.insertSections([2], with: .fade)
                    table.moveRow(at: path(0), to: path(0, 2))
                }
            } == ["Invalid update: row 0 is added in section 2, which is itself added"])
        #expect(
            reasons { numbers, table in
                numbers.rows = [3, 1]
                table.performBatchUpdates {
                    table.moveSection(1, toSection: 0)
                    table.moveRow(at: path(0), to: path(2, 0))
                }
            } == ["Invalid update: row 2 is added in section 0, which is itself added"])
    }

    @Test
    func aLayoutWithHeadersNeedsThem() {
        final class Items: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let (window, items) = (UIWindow(), Items())
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        window.addSubview(view)
        #expect(
            StandIn.reasonsRaised { window.layoutIfNeeded() } == [
                "the data source has no view for the supplementary element UICollectionElementKindSectionHeader of the "
                    + "layout"
            ])
    }

    @Test
    func aRowThatIsReloadedAndRemovedIsRefused() {
        #expect(
            reasons { numbers, table in
                numbers.rows = [1, 2]
                table.performBatchUpdates {
                    table.reloadRows(at: [path(0)], with: .fade)
                    table.deleteRows(at: [path(0)], with: .fade)
                }
            } == ["Invalid update: row 0 of section 0 is reloaded and removed"])
        #expect(
            reasons { _, table in
                table.performBatchUpdates { table.reloadRows(at: [path(2)], with: .fade) }
            } == ["Invalid update: row 2 of section 0 is reloaded, which does not exist"])
    }

    @Test
    func theCellOfAReloadedRowIsMadeAgain() {
        let raised = reasons { numbers, table in
            let (first, made) = (table.standInCells[0], numbers.made)
            table.reloadRows(at: [path(1)], with: .none)
            #expect(numbers.made == made + 1)
            #expect(table.standInCells[0] === first && table.standInCells.count == 4)
        }
        #expect(raised == [])
    }

    @Test
    func aPushThatTakesTimeIsShownBeforeTheNext() async {
        let (window, navigation) = (UIWindow(), UINavigationController())
        window.rootViewController = navigation
        navigation.standInTakesTime = true
        let screens = [UIViewController(), UIViewController(), UIViewController()]
        for screen in screens { navigation.pushViewController(screen, animated: true) }
        #expect(navigation.viewControllers == screens)
        #expect(navigation.view.subviews.contains { $0 === screens[0].view }, "the first push has begun")
        navigation.userGoesBack()
        #expect(navigation.viewControllers == screens, "the user cannot go back during a transition")
        for _ in 0..<1000 where navigation.standInIsMoving { await Task.yield() }
        #expect(navigation.view.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(screens[2].view)])
    }

    @Test
    func anUpdateWithoutAWindowIsRefused() {
        let table = UITableView()
        let raised = StandIn.reasonsRaised { table.performBatchUpdates(nil) }
        #expect(
            raised == [
                "told to lay out its visible cells and other contents without being in the view hierarchy"
            ])
    }

    @Test
    func aSecondPresentationIsRefused() {
        let (window, controller) = (UIWindow(), UIViewController())
        controller.present(UIViewController(), animated: false)
        #expect(controller.presentedViewController == nil, "the view is in no window")
        window.rootViewController = controller
        controller.present(UIViewController(), animated: false)
        let raised = StandIn.reasonsRaised { controller.present(UIViewController(), animated: false) }
        #expect(
            raised == [
                "attempt to present UIViewController on UIViewController which is already presenting "
                    + "UIViewController"
            ])
    }

    @Test
    func aDismissalThatTakesTimeIsRefusedASecondTime() async {
        let (window, controller, presented) = (UIWindow(), UIViewController(), UIViewController())
        window.rootViewController = controller
        controller.standInTakesTime = true
        controller.present(presented, animated: false)
        controller.dismiss(animated: true)
        #expect(presented.isBeingDismissed && controller.presentedViewController === presented)
        let raised = StandIn.reasonsRaised { controller.dismiss(animated: true) }
        #expect(raised == ["attempt to dismiss UIViewController while a presentation or dismissal is in progress"])
        for _ in 0..<1000 where presented.isBeingDismissed { await Task.yield() }
        #expect(!presented.isBeingDismissed && controller.presentedViewController == nil)
    }

    @Test
    func controllersOfAStackAreDistinct() {
        let (navigation, controller) = (UINavigationController(), UIViewController())
        navigation.pushViewController(controller, animated: false)
        let raised = StandIn.reasonsRaised { navigation.pushViewController(controller, animated: false) }
        #expect(raised == ["all view controllers in a navigation controller must be distinct"])
    }

    @Test
    func codeSendsNoEvents() {
        let field = UITextField()
        var events = 0
        field.addAction(UIAction { _ in events += 1 }, for: [.editingChanged, .valueChanged])
        field.text = "a"
        #expect(events == 0)
        field.userTypes("b")
        #expect(events == 1)
    }
}
