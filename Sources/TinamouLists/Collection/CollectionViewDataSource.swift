/// Provides the items of a collection.
public protocol CollectionViewDataSource: AnyObject {
  /// Returns the number of sections; 1 unless implemented.
  ///
  /// - Parameter collectionView: The collection view that asks.
  /// - Returns: The number of sections.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Returns the number of items in a section.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view that asks.
  ///   - section: The index of the section.
  /// - Returns: The number of items.
  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns a cell that shows an item.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view that asks.
  ///   - indexPath: The path of the item.
  /// - Returns: A cell from ``CollectionView/dequeueReusableCell(withReuseIdentifier:for:)``.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ListPath
  ) -> CollectionViewCell
  /// Returns the header or footer of a section, which is as wide as the collection view and as high
  /// as its constraints make it.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view that asks.
  ///   - kind: Header or footer, such as ``CollectionView/elementKindSectionHeader``.
  ///   - indexPath: The path of the section.
  /// - Returns: A view from
  ///   ``CollectionView/dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)``; `nil`
  ///   for none.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ListPath
  ) -> CollectionReusableView?
}

extension CollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// Returns `nil`: the section has no header or footer.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ListPath
  ) -> CollectionReusableView? { nil }
}
