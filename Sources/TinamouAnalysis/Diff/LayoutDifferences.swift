public import TinamouFormat
import TinamouLayout

/// The differences between the layouts of two files, for each view.
public struct LayoutDifferences {
  /// The differences of one view.
  public struct Difference: Sendable {
    /// The id of the view.
    public let view: String
    /// The configurations and widths at which its frame differs.
    public internal(set) var occurrences: [Finding.Occurrence] = []
    /// The largest differences of left, top, width and height, in points; positive if the new value
    /// is larger.
    public internal(set) var most = [0.0, 0.0, 0.0, 0.0]
    /// The width with the largest of these differences; just inside of the widths if they do not
    /// include it.
    public internal(set) var worst = 0.0
  }

  /// The views whose frames differ, in the order of the new file.
  public private(set) var differences: [Difference] = []
  /// The views that only the old file has.
  public let removed: [String]
  /// The views that only the new file has.
  public let added: [String]
  /// The number of configurations in which the files were compared.
  public private(set) var configurationCount = 0

  private let old: FileLayout
  private let new: FileLayout
  private let tolerance: Double
  private var places: [String: Int] = [:]

  /// Makes a comparison of two files, whose views are matched by their ids.
  ///
  /// - Parameters:
  ///   - old: The old file.
  ///   - new: The new file.
  ///   - tolerance: The largest difference that counts as equal, in points.
  /// - Throws: ``AnalysisError`` if a layout is refused.
  public init(
    _ old: ConstraintFile, _ new: ConstraintFile, tolerance: Double = 0
  ) throws(AnalysisError) {
    let (old, new) = (old.withRowsAsViews, new.withRowsAsViews)
    do throws(LayoutError) {
      self.old = try FileLayout(old)
      self.new = try FileLayout(new)
    } catch {
      throw .layout(error)
    }
    self.tolerance = max(tolerance, LayoutPiece.unit)
    let before = Set(old.viewIDs)
    let after = Set(new.viewIDs)
    removed = old.viewIDs.filter { !after.contains($0) }
    added = new.viewIDs.filter { !before.contains($0) }
  }

  /// Compares the files in one configuration.
  ///
  /// - Parameter configuration: The configuration.
  /// - Throws: ``AnalysisError`` if there is no layout function.
  public mutating func compare(_ configuration: AnalysisConfiguration) throws(AnalysisError) {
    configurationCount += 1
    let before = try LayoutFunction(
      of: old, for: configuration.request, over: configuration.widths)
    let after = try LayoutFunction(of: new, for: configuration.request, over: configuration.widths)
    // Both cover the same sizes in ascending order. Of two pieces, the one that ends first meets no
    // further piece of the other file.
    var (own, its) = (0, 0)
    while own < before.pieces.count, its < after.pieces.count {
      let (piece, other) = (before.pieces[own], after.pieces[its])
      let common = piece.sizes.intersection(other.sizes)
      if !common.isEmpty { compare(piece, other, common, configuration) }
      if piece.sizes.ends(before: other.sizes) { own += 1 } else { its += 1 }
    }
  }

  private mutating func compare(
    _ before: LayoutPiece, _ after: LayoutPiece, _ sizes: SizeRange,
    _ configuration: AnalysisConfiguration
  ) {
    var olds: [String: Int] = [:]
    for (index, item) in before.items.enumerated() where !item.isGuide {
      if let name = item.name, olds[name] == nil { olds[name] = index }
    }
    for (index, item) in after.items.enumerated() where !item.isGuide {
      guard let name = item.name, let old = olds[name] else { continue }
      let pairs = zip(before.movingFrame(old).numbers, after.movingFrame(index).numbers)
      for (part, (own, other)) in pairs.enumerated() {
        func difference(_ size: Double) -> Double {
          after.value(other, at: size) - before.value(own, at: size)
        }
        let (first, last) = (difference(sizes.lowerBound), difference(sizes.upperBound))
        let differing =
          sizes.sizesWherePositive(first - tolerance, last - tolerance, tolerance: 0).union(
            sizes.sizesWherePositive(-first - tolerance, -last - tolerance, tolerance: 0))
        if differing.isEmpty { continue }
        note(name, differing, configuration)
        let extremes = sizes.extremes
        note(name, part, first, at: extremes.first)
        note(name, part, last, at: extremes.last)
      }
    }
  }

  private mutating func note(
    _ view: String, _ sizes: SizeSet, _ configuration: AnalysisConfiguration
  ) {
    let place = places[view] ?? differences.count
    if place == differences.count {
      places[view] = place
      differences.append(Difference(view: view))
    }
    let known = differences[place].occurrences.firstIndex { $0.configuration == configuration }
    if let known {
      let union = differences[place].occurrences[known].sizes.union(sizes)
      differences[place].occurrences[known].sizes = union
    } else {
      differences[place].occurrences.append(.init(configuration: configuration, sizes: sizes))
    }
  }

  private mutating func note(_ view: String, _ part: Int, _ amount: Double, at size: Double) {
    guard let place = places[view] else { return }
    let most = differences[place].most
    if abs(amount) > most.map(abs).max() ?? 0 { differences[place].worst = size }
    if abs(amount) > abs(most[part]) { differences[place].most[part] = amount }
  }
}
