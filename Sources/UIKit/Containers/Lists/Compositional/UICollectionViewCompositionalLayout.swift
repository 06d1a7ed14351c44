public import Foundation

/// The scroll direction and the parts of a compositional layout outside of its sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: MainActorObject {
  /// The axis along which sections follow one another.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole content.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The insets to which those of sections are added along the width.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Makes a configuration.
  public init() { super.init(mainActor: ()) }
}

/// Lays out sections of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The scroll direction and the parts outside of sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue
      invalidateLayout()
    }
  }
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var placed = PlacedElements()
  /// Whether a section has to know the offset.
  private var followsOffset = false
  private var contentSize = CGSize.zero

  /// Makes a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init { _, _ in section }
  }
  /// Makes a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Makes a layout with a section for each index.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Makes a layout with a section for each index.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, storedConfiguration) = (sectionProvider, configuration)
    super.init()
  }
  /// Makes a layout without sections; the coder is not read.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func prepare() {
    super.prepare()
    placed = PlacedElements()
    contentSize = .zero
    followsOffset = false
    var elements: [UICollectionViewLayoutAttributes] = []
    guard let collection = collectionView else { return }
    let insets = collection.adjustedContentInset
    let bounds = collection.bounds.size
    let room = CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let isVertical = configuration.scrollDirection == .vertical
    let environment = LayoutEnvironmentOfSection(room, collection.traitCollection)
    let edges = SectionPlacement(
      collection: collection, line: LineAxis(isVertical ? .vertical : .horizontal), room: room,
      reference: configuration.contentInsetsReference)
    var length: CGFloat = 0
    func placeBoundary(isAfter: Bool) {
      elements += edges.placeBoundary(
        configuration.boundarySupplementaryItems, isAfter: isAfter,
        path: IndexPath(index: 0), insets: .zero, length: &length)
    }
    placeBoundary(isAfter: false)
    for index in 0..<collection.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      if index > 0 { length += configuration.interSectionSpacing }
      let parts = edges.place(section, index, from: &length)
      elements += parts
      report(parts, to: section, environment)
      followsOffset = followsOffset || section.followsOffset
    }
    placeBoundary(isAfter: true)
    placed = PlacedElements(elements, isVertical: isVertical)
    contentSize = edges.line.size(length, edges.line.breadth(room))
  }

  /// Passes the visible items of a section on to its handler.
  private func report(
    _ elements: [UICollectionViewLayoutAttributes], to section: NSCollectionLayoutSection,
    _ environment: any NSCollectionLayoutEnvironment
  ) {
    guard let handler = section.visibleItemsInvalidationHandler, let collection = collectionView
    else { return }
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    handler(
      elements.filter { $0.frame.overlaps(collection.bounds) },
      isOrthogonal ? .zero : collection.contentOffset, environment)
  }

  open override var collectionViewContentSize: CGSize {
    collectionView?.prepareLayoutIfNeeded()
    return contentSize
  }

  override var placedElements: PlacedElements? {
    collectionView?.prepareLayoutIfNeeded()
    return placed
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size || followsOffset
  }
}
