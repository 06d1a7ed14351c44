import Testing
import UIKit

/// Collections with compositional layouts and a flow layout of an app, with frames computed by
/// hand.
@MainActor @Suite struct CatalogScreenTests {
  private func frame(_ collection: UICollectionView, _ item: Int, _ section: Int) -> CGRect? {
    collection.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  @Test(arguments: CourseSetting.all)
  func `a catalog has a row of cards, a grid and texts`(_ setting: CourseSetting) throws {
    try setting.show(CatalogController.init) { controller, _ in
      let collection = try #require(controller.collectionView)
      let width = setting.size.width
      @MainActor func expect(_ item: Int, _ section: Int, _ wanted: CGRect) {
        let found = frame(collection, item, section) ?? .zero
        #expect(
          isNear(found, wanted), "item \(item) of section \(section): \(found), not \(wanted)")
      }
      // The title and the inset above the cards take 45 points.
      let card = (width - 30) * 0.8
      expect(0, 0, setting.rect(15, 45, card, 120))
      expect(1, 0, setting.rect(15 + card + 10, 45, card, 120))
      #expect(frame(collection, 2, 0) == nil)
      // 45 + 120 + 5, then 20 between sections and a title of 40.
      let line = (width - 20) * 0.25
      let half = (width - 20) / 2
      expect(0, 1, setting.rect(14, 234, half - 8, line - 8))
      expect(1, 1, setting.rect(14 + half, 234, half - 8, line - 8))
      expect(2, 1, setting.rect(14, 234 + line, half - 8, line - 8))
      let first = try #require(frame(collection, 0, 2))
      #expect(
        isNear(first, CGRect(x: 0, y: 230 + 2 * line + 20, width: width, height: first.height)))
      #expect(abs(first.height - 40.5) < 1)
      let second = try #require(frame(collection, 1, 2))
      #expect(second.minY == first.maxY + 6)
      #expect(second.height > first.height + 15)
      #expect(collection.contentSize == CGSize(width: width, height: second.maxY))
      let title = try #require(
        collection.supplementaryView(
          forElementKind: TitleView.kind, at: IndexPath(item: 0, section: 1)))
      #expect(isNear(title.frame, setting.rect(10, 190, width - 20, 40)))
      #expect((title as? TitleView)?.label.text == "Section 1")
    }
  }

  /// Rows are 44 points high, or higher with two texts; sections have the margins of the device.
  @Test(arguments: CourseSetting.all)
  func `settings are rows in inset sections`(_ setting: CourseSetting) throws {
    try setting.show(PreferencesController.init) { controller, window in
      let collection = try #require(controller.collectionView)
      let width = setting.size.width
      #expect(collection.visibleCells.count == 3)
      #expect(frame(collection, 0, 0) == CGRect(x: 16, y: 0, width: width - 32, height: 52))
      let second = try #require(frame(collection, 1, 0))
      #expect(second.minY == 52)
      #expect(second.height > 60)
      controller.expand()
      window.layoutIfNeeded()
      #expect(collection.visibleCells.count == 5)
      #expect(frame(collection, 4, 0)?.minY == second.maxY + 104)
      let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
      let content = try #require(cell.contentView.subviews.first as? UIListContentView)
      let image = try #require(content.imageLayoutGuide)
      let text = try #require(content.textLayoutGuide)
      window.layoutIfNeeded()
      // The space of 30 points for the image begins after a margin of 16.
      let middle = setting.direction == .leftToRight ? 31 : width - 32 - 31
      #expect(abs(image.layoutFrame.midX - middle) < 0.5)
      let start =
        setting.direction == .leftToRight
        ? text.layoutFrame.minX : width - 32 - text.layoutFrame.maxX
      #expect(start == 62)
    }
  }

  @Test(arguments: CourseSetting.all)
  func `pages are as wide as the window without their insets`(_ setting: CourseSetting) throws {
    try setting.show(CarouselController.init) { controller, window in
      let collection = try #require(controller.collectionView)
      let (width, height) = (setting.size.width, setting.size.height)
      #expect(
        collection.contentSize == CGSize(width: 60 + 3 * (width - 60) + 40, height: height))
      #expect(
        frame(collection, 0, 0) == CGRect(x: 30, y: 50, width: width - 60, height: height - 100))
      collection.contentOffset.x = width - 60 + 20
      window.layoutIfNeeded()
      #expect(frame(collection, 1, 0)?.minX == 30 + width - 60 + 20)
    }
  }
}
