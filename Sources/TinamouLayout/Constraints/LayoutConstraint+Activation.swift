internal import TinamouSolver

extension LayoutConstraint {
  /// Whether the constraint takes part in the layout of its tree.
  ///
  /// If the activation is refused, the constraint stays inactive. Then the engine of its items
  /// throws the reason at each solve, until the activation succeeds or ``isActive`` is set to
  /// `false`. Use `LayoutConstraint.activate(_:)` to get the reason at once.
  public var isActive: Bool {
    get {
      engine?.switchWaitingConstraints()
      return isInstalled
    }
    set {
      guard newValue else { return deactivate() }
      do throws(LayoutError) {
        try activate()
      } catch {
        willChange()
        isRefused = true
        firstExistingItem?.report(RefusedActivation(constraint: self, error: error))
      }
    }
  }

  /// Activates constraints, all or none; active ones stay active.
  ///
  /// - Parameter constraints: The constraints.
  /// - Throws: ``LayoutError`` about the first constraint that is not valid or whose items are not
  ///   in one tree.
  public static func activate(_ constraints: [LayoutConstraint]) throws(LayoutError) {
    for constraint in constraints where !constraint.isActive { try constraint.validate() }
    for constraint in constraints { constraint.install() }
  }

  /// Deactivates constraints; inactive ones stay inactive.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// Activates the constraint; nothing happens if it is active.
  ///
  /// - Throws: ``LayoutError`` if it is not valid or its items are not in one tree.
  public func activate() throws(LayoutError) {
    guard !isActive else { return }
    try validate()
    install()
  }

  /// Deactivates the constraint; nothing happens if it is inactive.
  public func deactivate() {
    if becomeInactive() { didDeactivate() }
  }

  /// Deactivates the constraint, and returns whether it was active; then the caller must call
  /// ``didDeactivate()`` as soon as an override may edit the tree.
  func becomeInactive() -> Bool {
    engine?.switchWaitingConstraints()
    if isRefused {
      willChange()
      isRefused = false
    }
    // The row of an inactive constraint can be kept for a set.
    guard isInstalled || isMentioned else { return false }
    let wasInstalled = isInstalled
    willChange()
    isInstalled = false
    explicitHolder = nil
    releaseFromItems()
    engine?.recordDeactivation(self)
    return wasInstalled
  }

  /// Checks that the constraint is valid and that its items are in one tree.
  ///
  /// - Throws: ``LayoutError`` if not.
  public func validate() throws(LayoutError) {
    if !isInstalled { resolveItems() }
    try validateNumbers()
    try validateAttributes()
    if isPair { try validatePair() }
    _ = try commonAncestor(of: items)
  }

  /// Activates a constraint that is valid.
  func install() {
    guard !isInstalled else { return }
    willChange()
    // The kept row may differ from the one that is needed now.
    if isMentioned { engine?.recordDeactivation(self) }
    isInstalled = true
    isRefused = false
    holdByItems()
    engine?.recordActivation(self)
  }

  /// Takes an active constraint out of its tree until ``resume()``.
  func suspend() {
    willChange()
    isInstalled = false
    releaseFromItems()
    engine?.recordDeactivation(self)
  }

  /// Activates a suspended constraint again, after it has found on which items its attributes are
  /// measured.
  ///
  /// - Returns: `false` if the constraint is not valid any more and has become inactive; then the
  ///   caller must call ``didDeactivate()`` as soon as an override may edit the tree.
  func resume() -> Bool {
    do throws(LayoutError) {
      try validate()
      install()
      return true
    } catch {
      explicitHolder = nil
      return false
    }
  }

  /// Whether the items hold the constraint.
  private var isMentioned: Bool {
    terms.contains { $0.item?.mentions.contains(self) ?? false }
  }

  /// Makes the items hold the constraint.
  func holdByItems() {
    for item in items { item.mentions.insert(self) }
  }

  /// Makes the items release the constraint.
  func releaseFromItems() {
    for item in items { item.mentions.remove(self) }
  }

  private func validateNumbers() throws(LayoutError) {
    try validate(leftConstant)
    try validate(constant)
    try validate(systemSpacing ?? 0)
    for term in terms { try validate(term.coefficient) }
    let largest = terms.map { abs($0.coefficient) }.max() ?? 0
    if largest > 0 && largest < Solver.smallestCoefficient {
      throw .numberOutOfRange(largest, reference: reference)
    }
    if !priority.isValid { throw .priorityOutOfRange(priority, reference: reference) }
  }

  private func validate(_ number: Double) throws(LayoutError) {
    if !(abs(number) <= Solver.largestLength) {
      throw .numberOutOfRange(number, reference: reference)
    }
  }

  private func validateAttributes() throws(LayoutError) {
    if terms.isEmpty { throw .noAnchors(reference) }
    if terms.contains(where: { $0.item == nil }) { throw .itemGone(reference) }
    switch incomparability {
    case .directions: throw .mixedDirections(reference)
    case .axes: throw .mixedAxes(reference)
    case .measures: throw .mixedMeasures(reference)
    // If all terms cancel, the constraint holds always or never; the solver decides which.
    case .noTerms, nil: break
    }
    if terms.contains(where: { !($0.item is LayoutView) && $0.attribute.isOfViewsOnly }) {
      throw .attributeOfViewsOnly(reference)
    }
  }

  /// The reason why the terms cannot be compared. A pair of items can mix axes, as in UIKit.
  private var incomparability: Incomparability? {
    if isPlainlyComparable { return nil }
    if isPair { return Incomparability.amongDirections(terms.map(\.attribute)) }
    let merged = terms.map { term in
      ComparedTerm(
        anchor: ComparedTerm.Anchor(
          item: term.item.map { ObjectIdentifier($0) }, attribute: term.attribute),
        coefficient: term.signedCoefficient)
    }.merged
    return Incomparability.among(merged.map(\.anchor.attribute), merged.map(\.coefficient))
  }

  /// Whether there is one anchor, or two of one kind along one axis, as in nearly all constraints.
  private var isPlainlyComparable: Bool {
    guard terms.count == 2 else { return terms.count == 1 && terms[0].coefficient != 0 }
    let (first, second) = (terms[0].attribute, terms[1].attribute)
    if terms[0].coefficient == 0 || terms[1].coefficient == 0 { return false }
    if first == second { return terms[0].item !== terms[1].item }
    if first.isSize || second.isSize { return first.isSize && second.isSize }
    return first.axis == second.axis && !(first.isDirectional && second.isAbsoluteSide)
      && !(first.isAbsoluteSide && second.isDirectional)
  }

  private struct ComparedTerm: AnchorTerm {
    struct Anchor: Hashable {
      let item: ObjectIdentifier?
      let attribute: LayoutAttribute
    }

    let anchor: Anchor
    var coefficient: Double
  }

  /// Checks a pair: two sizes, a size and a number, or two positions; the factor of the second must
  /// not be zero.
  private func validatePair() throws(LayoutError) {
    if isIncomplete { throw .invalidPair(reference) }
    let isPlace = !(terms.first?.attribute.isSize ?? true)
    let second = terms.first { !$0.isLeft }
    let isComparable =
      isPlace
      ? second.map { !$0.attribute.isSize && $0.coefficient != 0 } ?? false
      : second?.attribute.isSize ?? true
    if !isComparable { throw .invalidPair(reference) }
  }

  /// Returns the deepest view that is, or contains, each of the items.
  func commonAncestor(of items: [LayoutItem]) throws(LayoutError) -> LayoutView? {
    var ancestor: LayoutView?
    for item in items {
      guard let view = item.anchoringView else { throw .guideWithoutView(reference) }
      guard let known = ancestor else {
        ancestor = view
        continue
      }
      guard let common = LayoutView.nearestCommonAncestor(of: known, and: view) else {
        throw .unrelatedItems(reference)
      }
      ancestor = common
    }
    return ancestor
  }
}

extension LayoutConstraint: Equatable {
  /// Returns whether both constraints are the same object.
  public static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool { left === right }
}

extension LayoutConstraint: Hashable {
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
