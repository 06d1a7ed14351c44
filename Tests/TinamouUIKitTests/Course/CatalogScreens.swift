import UIKit

/// An item of a catalog.
final class CardCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The title of a section.
final class TitleView: UICollectionReusableView {
  static let kind = "title"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }
}

/// A row of cards that scrolls on its own, above a grid and a list.
final class CatalogController: UIViewController {
  enum Section: Int, CaseIterable {
    case featured, grid, texts
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var collectionView: UICollectionView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<CardCell, String> { cell, _, text in
      cell.label.text = text
      cell.label.numberOfLines = 0
    }
    let title = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: TitleView.kind) {
      $0.label.text = "Section \($2.section)"
    }
    dataSource = .init(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: title, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(["a", "b", "c"], toSection: .featured)
    snapshot.appendItems(["d", "e", "f"], toSection: .grid)
    snapshot.appendItems(
      ["short", String(repeating: "long enough for lines ", count: 6)], toSection: .texts)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        switch Section(rawValue: index) {
        case .featured: CatalogController.featured
        case .grid: CatalogController.grid
        default: CatalogController.texts
        }
      }, configuration: configuration)
  }

  private static var title: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      elementKind: TitleView.kind, alignment: .top)
  }

  private static var featured: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets = .init(top: 5, leading: 15, bottom: 5, trailing: 15)
    section.boundarySupplementaryItems = [title]
    return section
  }

  private static var grid: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 0, leading: 10, bottom: 0, trailing: 10)
    section.boundarySupplementaryItems = [title]
    return section
  }

  private static var texts: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    return section
  }
}

/// Settings in a list with inset sections.
final class PreferencesController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var collectionView: UICollectionView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func loadView() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    collectionView = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view = collectionView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      if path.item == 1 { content.secondaryText = "Below" }
      content.image = UIImage(systemName: "gear")
      content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 30)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = .init(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["Account", "Sounds", "Privacy"])
    section.append(["Camera", "Microphone"], to: "Privacy")
    dataSource.apply(section, to: 0, animatingDifferences: false)
  }

  func expand() {
    var section = dataSource.snapshot(for: 0)
    section.expand(["Privacy"])
    dataSource.apply(section, to: 0)
  }
}

/// Pages in a row, each as wide as the collection without its insets.
final class CarouselLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    scrollDirection = .horizontal
    minimumLineSpacing = 20
    sectionInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    itemSize = CGSize(
      width: collectionView.bounds.width - 60, height: collectionView.bounds.height - 100)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let copies = super.layoutAttributesForElements(in: rect)?.compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
    for attributes in copies ?? [] where attributes.indexPath.item > 0 { attributes.alpha = 0.5 }
    return copies
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Pages that the user goes through when the app is first used.
final class CarouselController: UICollectionViewController {
  init() { super.init(collectionViewLayout: CarouselLayout()) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.isPagingEnabled = true
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }
}
