public import TinamouFormat
public import TinamouLayout

/// The differences between the layouts of two files, for each view.
public struct LayoutDifferences {
  /// The differences of one view.
  public struct Difference: Sendable {
    /// The id of the view.
    public let view: String
    /// What differs besides the frame, each as a phrase, such as "hidden".
    public internal(set) var changes: [String] = []
    /// The configurations and widths at which it differs; none if its content differs everywhere.
    public internal(set) var occurrences: [Finding.Occurrence] = []
    /// The largest differences of left, top, width and height in the window, in points; positive if
    /// the new value is larger.
    public internal(set) var most = [0.0, 0.0, 0.0, 0.0]
    /// The width with the largest of these differences; just inside of the widths if they do not
    /// include it.
    public internal(set) var worst = 0.0
    /// The configuration with this width; `nil` if no frame differs.
    var worstConfiguration: AnalysisConfiguration?
    /// The numbers of the system that move the view at this width, if two systems are compared.
    public internal(set) var causes: [SystemCause] = []
  }

  /// The views that differ, in the order of the new file. A view that only follows its superview,
  /// or has another superview at the same place of the window, does not.
  public internal(set) var differences: [Difference] = []
  /// The views that only the old file has.
  public let removed: [String]
  /// The views that only the new file has.
  public let added: [String]
  /// The number of configurations in which the files were compared.
  public private(set) var configurationCount = 0

  let old: FileLayout
  let new: FileLayout
  let tolerance: Double
  /// The systems of the old and of the new layout; `nil` for that of the configuration.
  let platforms: (old: Platform, new: Platform)?
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
    try self.init(old, new, tolerance: tolerance, platforms: nil)
  }

  /// Makes a comparison of the layouts of a file on two systems.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - old: The old system, and the SDK of the app.
  ///   - new: The new system, and the SDK of the app.
  ///   - tolerance: The largest difference that counts as equal, in points.
  /// - Throws: ``AnalysisError`` if a layout is refused.
  public init(
    of file: ConstraintFile, from old: Platform, to new: Platform, tolerance: Double = 0
  ) throws(AnalysisError) {
    try self.init(file, file, tolerance: tolerance, platforms: (old, new))
  }

  private init(
    _ old: ConstraintFile, _ new: ConstraintFile, tolerance: Double,
    platforms: (old: Platform, new: Platform)?
  ) throws(AnalysisError) {
    let layouts: (FileLayout, FileLayout)
    do throws(LayoutError) {
      layouts = (try FileLayout(old.withRowsAsViews), try FileLayout(new.withRowsAsViews))
    } catch {
      throw .layout(error)
    }
    self.init(layouts.0, layouts.1, tolerance: tolerance, platforms: platforms)
  }

  /// Makes a comparison of two layouts with rows as views.
  init(
    _ oldLayout: FileLayout, _ newLayout: FileLayout, tolerance: Double,
    platforms: (old: Platform, new: Platform)? = nil
  ) {
    self.platforms = platforms
    (old, new) = (oldLayout, newLayout)
    let (old, new) = (oldLayout.file, newLayout.file)
    self.tolerance = max(tolerance, LayoutPiece.unit)
    let before = Set(old.viewIDs)
    let after = Set(new.viewIDs)
    removed = old.viewIDs.filter { !after.contains($0) }
    added = new.viewIDs.filter { !before.contains($0) }
    compareContents(old.contents, new.contents, new.viewIDs)
  }

  /// Notes the views with another text or image.
  private mutating func compareContents(
    _ old: [String: ConstraintFile.Content], _ new: [String: ConstraintFile.Content],
    _ views: [String]
  ) {
    for view in views {
      guard let before = old[view], let after = new[view] else { continue }
      if before.text != after.text { note(view, change: "another text") }
      if before.image != after.image { note(view, change: "another image") }
    }
  }

  /// Compares the files in one configuration.
  ///
  /// - Parameter configuration: The configuration.
  /// - Throws: ``AnalysisError`` if there is no layout function.
  public mutating func compare(_ configuration: AnalysisConfiguration) throws(AnalysisError) {
    let (own, its) = requests(configuration.request)
    compare(
      try LayoutFunction(of: old, for: own, over: configuration.widths),
      try LayoutFunction(of: new, for: its, over: configuration.widths), in: configuration)
  }

  /// Compares the functions of both layouts in one configuration.
  mutating func compare(
    _ before: LayoutFunction, _ after: LayoutFunction, in configuration: AnalysisConfiguration
  ) {
    configurationCount += 1
    // Both cover the same sizes in ascending order. Of two pieces, the one that ends first meets no
    // further piece of the other file.
    var (first, second) = (0, 0)
    while first < before.pieces.count, second < after.pieces.count {
      let (piece, other) = (before.pieces[first], after.pieces[second])
      let common = piece.sizes.intersection(other.sizes)
      if !common.isEmpty { compare(piece, other, common, configuration) }
      if piece.sizes.ends(before: other.sizes) { first += 1 } else { second += 1 }
    }
  }

  /// The windows of the old and of the new layout.
  func requests(_ request: LayoutRequest) -> (old: LayoutRequest, new: LayoutRequest) {
    guard let platforms else { return (request, request) }
    func on(_ platform: Platform) -> LayoutRequest {
      var request = request
      request.system = platform.system
      request.sdk = platform.sdk
      return request
    }
    return (on(platforms.old), on(platforms.new))
  }

  private mutating func compare(
    _ before: LayoutPiece, _ after: LayoutPiece, _ sizes: SizeRange,
    _ configuration: AnalysisConfiguration
  ) {
    let (framesBefore, framesAfter) = (before.movingWindowFrames, after.movingWindowFrames)
    var olds: [String: Int] = [:]
    for (index, item) in before.items.enumerated() where !item.isGuide {
      if let name = item.name, olds[name] == nil { olds[name] = index }
    }
    for (index, item) in after.items.enumerated() where !item.isGuide {
      guard let name = item.name, let old = olds[name] else { continue }
      compareAppearance(name, (before, old), (after, index), sizes, configuration)
      let superviews = [before.superview(of: old), after.superview(of: index)]
      func differing(_ own: MovingNumber, _ other: MovingNumber) -> SizeSet {
        let (first, last) = differences(own, other)
        return sizes.sizesWherePositive(first - tolerance, last - tolerance, tolerance: 0).union(
          sizes.sizesWherePositive(-first - tolerance, -last - tolerance, tolerance: 0))
      }
      func differences(_ own: MovingNumber, _ other: MovingNumber) -> (Double, Double) {
        func difference(_ size: Double) -> Double {
          after.value(other, at: size) - before.value(own, at: size)
        }
        return (difference(sizes.lowerBound), difference(sizes.upperBound))
      }
      func differing(_ own: MovingRect, _ other: MovingRect) -> SizeSet {
        zip(own.numbers, other.numbers).reduce(SizeSet()) { $0.union(differing($1.0, $1.1)) }
      }
      // What only follows its superview is no difference of its own.
      let moved = differing(framesBefore[old], framesAfter[index])
      let own =
        superviews[0] == superviews[1]
        ? moved.intersection(differing(before.movingFrame(old), after.movingFrame(index))) : moved
      if own.isEmpty { continue }
      note(name, own, configuration)
      let pairs = zip(framesBefore[old].numbers, framesAfter[index].numbers)
      for (part, (number, other)) in pairs.enumerated() where !differing(number, other).isEmpty {
        let (first, last) = differences(number, other)
        let extremes = sizes.extremes
        note(name, part, first, at: extremes.first, configuration)
        note(name, part, last, at: extremes.last, configuration)
      }
    }
  }

  /// Notes whether a view is hidden, and how many lines its text has.
  private mutating func compareAppearance(
    _ view: String, _ old: (piece: LayoutPiece, index: Int),
    _ new: (piece: LayoutPiece, index: Int),
    _ sizes: SizeRange, _ configuration: AnalysisConfiguration
  ) {
    let (before, after) = (old.piece.items[old.index], new.piece.items[new.index])
    if before.isHidden != after.isHidden {
      note(view, change: after.isHidden ? "hidden" : "no longer hidden")
      note(view, SizeSet([sizes]), configuration)
    }
    func lines(_ piece: LayoutPiece, _ item: LayoutPiece.Item) -> Int {
      piece.content(of: item.id).map {
        $0.largestLineCount > 0 ? min($0.numberOfLines, $0.largestLineCount) : $0.numberOfLines
      } ?? 0
    }
    if lines(old.piece, before) != lines(new.piece, after) {
      note(view, change: "another number of lines")
      note(view, SizeSet([sizes]), configuration)
    }
  }

  private mutating func note(_ view: String, change: String) {
    let place = place(of: view)
    if !differences[place].changes.contains(change) { differences[place].changes.append(change) }
  }

  /// The place of the difference of a view, which is added if there is none.
  private mutating func place(of view: String) -> Int {
    if let place = places[view] { return place }
    places[view] = differences.count
    differences.append(Difference(view: view))
    return differences.count - 1
  }

  private mutating func note(
    _ view: String, _ sizes: SizeSet, _ configuration: AnalysisConfiguration
  ) {
    let place = place(of: view)
    // The pieces of a configuration are compared together.
    if let last = differences[place].occurrences.last, last.configuration == configuration {
      let index = differences[place].occurrences.count - 1
      differences[place].occurrences[index].sizes = last.sizes.union(sizes)
    } else {
      differences[place].occurrences.append(.init(configuration: configuration, sizes: sizes))
    }
  }

  private mutating func note(
    _ view: String, _ part: Int, _ amount: Double, at size: Double,
    _ configuration: AnalysisConfiguration
  ) {
    guard let place = places[view] else { return }
    let most = differences[place].most
    if abs(amount) > most.map(abs).max() ?? 0 {
      differences[place].worst = size
      differences[place].worstConfiguration = configuration
    }
    if abs(amount) > abs(most[part]) { differences[place].most[part] = amount }
  }
}
