import Testing
import UIKit

/// The margins of rows of a list in a collection view.
@MainActor @Suite struct ListCellMarginTests {
  private final class Rows: UICollectionViewController {
    init() {
      let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      if indexPath.item == 1 {
        cell.contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 1, leading: 40, bottom: 2, trailing: 50)
      }
      return cell
    }

    func cell(_ item: Int) -> UICollectionViewListCell? {
      collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    func margins(_ item: Int) -> NSDirectionalEdgeInsets? {
      cell(item)?.contentView.directionalLayoutMargins
    }
  }

  private func margins(_ leading: CGFloat, _ trailing: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 11, leading: leading, bottom: 11, trailing: trailing)
  }

  @Test func `margins follow the window, and those of an app stay`() throws {
    try LayoutWindow.iPadAir2(.landscape).show(Rows.init) { rows, window in
      let own = rows.margins(1)
      #expect(own == NSDirectionalEdgeInsets(top: 1, leading: 40, bottom: 2, trailing: 50))
      #expect(rows.margins(0) == margins(20, 20))
      rows.cell(0)?.accessories = [.disclosureIndicator()]
      #expect(rows.margins(0) == margins(20, 42))
      try window.resize(to: .iPadAir2(.split(.oneThird)))
      #expect(rows.margins(0) == margins(16, 38))
      #expect(rows.margins(1) == own)
      rows.cell(1)?.accessories = [.disclosureIndicator()]
      #expect(rows.margins(1) == own)
    }
  }

  /// The root of a closed iPhone Duo has minimum margins of 20 and 0.
  @Test func `each side has its own minimum`() throws {
    try LayoutWindow.iPhoneDuo().show(Rows.init) { rows, _ in
      #expect(rows.margins(0) == margins(20, 16))
    }
  }
}
