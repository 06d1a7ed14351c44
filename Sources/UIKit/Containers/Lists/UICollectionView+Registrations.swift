public import Foundation

extension UICollectionView {
  /// Makes and fills the cells of a class.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void

    let handler: Handler
    let identifier = "CellRegistration \(UUID())"

    /// Makes a registration with a block that fills cells.
    public init(handler: @escaping Handler) { self.handler = handler }

    /// Makes a registration of cells without the objects of the nib, which is reported.
    @preconcurrency @MainActor public init(cellNib: UINib, handler: @escaping Handler) {
      self.init(handler: handler)
      cellNib.reportMissing()
    }
  }

  /// Makes and fills the supplementary views of a class.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identifier = "SupplementaryRegistration \(UUID())"

    /// Makes a registration with a block that fills views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell that shows an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let view = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = view as? Cell ?? Cell(dequeuedFor: registration.identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view for an index path.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
      withReuseIdentifier: registration.identifier)
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier,
      for: indexPath)
    let view = made as? Supplementary ?? Supplementary(dequeuedFor: registration.identifier)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
