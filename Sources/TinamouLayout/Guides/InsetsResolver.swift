/// Computes safe areas, margins, readable widths and keyboards of views whose frames are known.
///
/// These inputs depend on frames, so they are read from a layout, each view's after its
/// superview's.
struct InsetsResolver<Numbers: InsetsNumbers> {
  typealias Number = Numbers.Number

  /// The insets around the content of a view, in points.
  struct Insets {
    var safeArea: Edges<Number>
    /// The effective layout margins.
    var margins: Edges<Number>
    /// The frame in the superview.
    var frame: FrameNumbers<Number>
    /// The upper edge in the window.
    var top: Number
    /// The left edge in the window.
    var left: Number
    /// The width of the window.
    var windowWidth: Number
    /// The origin of the subviews' coordinates, which includes the offset of scrolled content.
    var boundsOrigin: OriginNumbers<Number>
    /// Whether the view is in a row of a list, which is laid out apart: nothing is known there of
    /// the folds, covers and corners of the window.
    var isInRow = false
  }

  /// The safe area of the window.
  private let safeArea: EdgeInsets
  /// The minimum margins of a root view; `nil` outside of windows.
  private let minimumMargins: DirectionalEdgeInsets?
  private let keyboardHeight: Double
  private let readableWidthProfile: ReadableWidthProfile
  private let contentSizeCategory: ContentSizeCategory
  private let system: SystemVersion
  /// The margins of a view that none were given to.
  private let standardMargins: DirectionalEdgeInsets
  let windowHeight: Number
  /// The environment of the window; `nil` outside of windows.
  let environment: LayoutEnvironment?
  /// The offsets of the views whose content scrolls while the window is resized.
  private let offsets: [ObjectIdentifier: OriginNumbers<Number>]
  /// The arithmetic for comparing numbers.
  var numbers: Numbers

  /// Makes a resolver.
  ///
  /// - Parameters:
  ///   - environment: The environment of the window; `nil` outside of windows.
  ///   - platform: The system outside of windows.
  ///   - windowHeight: The height of the window, in points.
  ///   - offsets: The offsets of the views whose content scrolls while the window is resized.
  ///   - numbers: The arithmetic.
  init(
    environment: LayoutEnvironment?, platform: Platform = .newest, windowHeight: Number,
    offsets: [ObjectIdentifier: OriginNumbers<Number>] = [:], numbers: Numbers
  ) {
    safeArea = environment?.safeAreaInsets ?? .zero
    minimumMargins = environment?.systemMinimumLayoutMargins
    keyboardHeight = environment?.keyboardHeight ?? 0
    let platform = environment?.platform ?? platform
    system = platform.system
    standardMargins = .all(platform.value(of: .viewMargin))
    readableWidthProfile = environment?.readableWidthProfile ?? .profile(of: platform.system)
    contentSizeCategory = environment?.traits.preferredContentSizeCategory ?? .large
    self.windowHeight = windowHeight
    self.environment = environment
    self.offsets = offsets
    self.numbers = numbers
  }

  /// Returns the relation of a system guide to its view, in points.
  ///
  /// - Parameters:
  ///   - guide: A system guide.
  ///   - view: The view that owns it.
  ///   - insets: The insets of the view.
  /// - Returns: The guide's insets, or the axes along which it is free.
  mutating func relation(
    of guide: LayoutGuide, in view: LayoutView, _ insets: Insets
  ) -> GuideNumbers<Number> {
    switch guide.role {
    case .user, .arrangement: return GuideNumbers(insets: .zero)
    case .content: return GuideNumbers(horizontal: .free, vertical: .free)
    case .frame:
      let offset = insets.boundsOrigin
      return GuideNumbers(
        insets: Edges(
          top: offset.y, left: offset.x, bottom: .zero - offset.y, right: .zero - offset.x))
    case .safeArea: return GuideNumbers(insets: insets.safeArea)
    case .margins: return GuideNumbers(insets: insets.margins)
    case .region:
      return guide.region.map { relation(of: $0, in: view, insets) } ?? GuideNumbers(insets: .zero)
    case .readable:
      // Decompiled UIKit 26: the guide is in the middle of the view, and inside the margins.
      if system >= .iOS26 { return GuideNumbers(insets: limitedInsets(in: view, insets)) }
      var relation = GuideNumbers(insets: insets.margins)
      if let width = readableWidth(in: view, insets) {
        relation.horizontal = .centred(
          length: width, near: insets.margins.left, far: insets.margins.right)
      }
      return relation
    case .keyboard:
      let usesSafeArea = (guide as? KeyboardLayoutGuide)?.usesBottomSafeArea ?? true
      let height = numbers.larger(
        keyboardHeight(in: view, insets), usesSafeArea ? insets.safeArea.bottom : .zero, view)
      return GuideNumbers(
        horizontal: .inset(near: .zero, far: .zero),
        vertical: .atEdge(.far, gap: .zero, length: height))
    }
  }

  /// Returns the height of the part of a view that the keyboard covers.
  private mutating func keyboardHeight(in view: LayoutView, _ insets: Insets) -> Number {
    guard keyboardHeight > 0 else { return .zero }
    let keyboardTop = windowHeight - numbers.number(keyboardHeight)
    return numbers.larger(.zero, insets.top + insets.frame.height - keyboardTop, view)
  }

  /// Returns the readable width if it limits a view of this width.
  ///
  /// It limits the view if more than 44 points would be free on each side of the safe area, and the
  /// margins leave more than the readable width. This fits 120 measured windows.
  mutating func readableWidth(in view: LayoutView, _ insets: Insets) -> Number? {
    let width = insets.frame.width
    let category = view.traitDomain?.overrides.preferredContentSizeCategory
    let limit = readableWidthProfile.width(for: category ?? contentSizeCategory)
    let usable = width - insets.safeArea.left - insets.safeArea.right
    let betweenMargins = width - insets.margins.left - insets.margins.right
    let isLimited =
      numbers.isReadableLength(usable, above: limit + 2 * ReadableWidthProfile.gutter, view)
      && numbers.isReadableLength(betweenMargins, above: limit, view)
    return isLimited ? numbers.number(limit) : nil
  }

  /// Computes the insets of a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - frame: Its frame in its superview, in points.
  ///   - outer: The insets of its superview; `nil` for the root view.
  /// - Returns: The insets around the content of the view.
  mutating func insets(
    of view: LayoutView, frame: FrameNumbers<Number>, inside outer: Insets?
  ) -> Insets {
    let attributes = view.attributes.margins
    guard let outer else {
      let found = Edges<Number>(safeArea, numbers.number)
      let safeArea = safeArea(of: view, attributes, insteadOf: found)
      return Insets(
        safeArea: safeArea, margins: margins(of: view, attributes, isRoot: true, safeArea),
        frame: frame, top: .zero, left: .zero, windowWidth: frame.width,
        boundsOrigin: origin(of: view))
    }
    if let sides = attributes.listSides {
      return cellInsets(of: view, attributes, sides, frame: frame, inside: outer)
    }
    let (left, top) = (outer.boundsOrigin.x, outer.boundsOrigin.y)
    let distances = Edges(
      top: frame.y - top, left: frame.x - left,
      bottom: outer.frame.height + top - (frame.y + frame.height),
      right: outer.frame.width + left - (frame.x + frame.width))
    // Each inset of a safe area is between zero and the superview's (measured with nine frames).
    let shifted = outer.safeArea.merged(with: distances) { inset, distance in
      numbers.smaller(numbers.larger(inset - distance, .zero, view), inset, view)
    }
    let safeArea = safeArea(of: view, attributes, insteadOf: shifted)
    var margins = margins(of: view, attributes, isRoot: view.owner != nil, safeArea)
    if attributes.preservesSuperviewLayoutMargins {
      // At most the superview's: a view may extend beyond a superview that has no frame yet.
      let shifted = outer.margins.merged(with: distances) { margin, distance in
        numbers.smaller(margin - distance, margin, view)
      }
      margins = margins.merged(with: shifted) { numbers.larger($0, $1, view) }
    }
    return Insets(
      safeArea: safeArea, margins: margins, frame: frame, top: outer.top + frame.y - top,
      left: outer.left + frame.x - left, windowWidth: outer.windowWidth,
      boundsOrigin: origin(of: view), isInRow: outer.isInRow)
  }

  /// Computes the insets of the content of a cell, which is a subview of its list.
  private mutating func cellInsets(
    of view: LayoutView, _ attributes: LayoutView.Margins, _ sides: LayoutView.ListSides,
    frame: FrameNumbers<Number>, inside list: Insets
  ) -> Insets {
    let safeArea = Edges<Number>(attributes.additionalSafeAreaInsets, numbers.number)
    var margins = margins(of: view, attributes, isRoot: false, safeArea)
    if attributes.layoutMarginsBase == nil, sides != .own {
      var (left, right) = (list.margins.left, list.margins.right)
      if sides == .readableWidth, let owner = view.superview,
        let width = readableWidth(in: owner, list)
      {
        let rest = numbers.half(list.frame.width - left - right - width)
        (left, right) = (left + rest, right + rest)
      }
      margins.left = left
      margins.right = right
    }
    return Insets(
      safeArea: safeArea, margins: margins, frame: frame,
      top: list.top + frame.y - list.boundsOrigin.y,
      left: list.left + frame.x - list.boundsOrigin.x, windowWidth: list.windowWidth,
      boundsOrigin: origin(of: view), isInRow: true)
  }

  private func origin(of view: LayoutView) -> OriginNumbers<Number> {
    offsets[ObjectIdentifier(view)] ?? OriginNumbers(view.boundsOrigin, numbers.number)
  }

  /// Computes the insets of a view from those of its superviews.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - frame: Returns the frame of a view in its superview, in points.
  /// - Returns: The insets around the content of the view.
  mutating func insets(
    of view: LayoutView, frame: (LayoutView) -> FrameNumbers<Number>
  ) -> Insets {
    var path: [LayoutView] = []
    var next = view.superview
    while let ancestor = next {
      path.append(ancestor)
      next = ancestor.superview
    }
    var outer: Insets?
    while let ancestor = path.popLast() {
      outer = insets(of: ancestor, frame: frame(ancestor), inside: outer)
    }
    return insets(of: view, frame: frame(view), inside: outer)
  }

  /// Returns the safe area of a view; an override can replace the one that the system computed.
  private func safeArea(
    of view: LayoutView, _ attributes: LayoutView.Margins, insteadOf found: Edges<Number>
  ) -> Edges<Number> {
    let own =
      found + Edges<Number>(attributes.additionalSafeAreaInsets, numbers.number)
      + Edges<Number>(attributes.safeAreaInsetsOfContainer, numbers.number)
    let system = own.read(numbers.value)
    let overridden = view.safeAreaInsets(insteadOf: system)
    if overridden == system { return own }
    func choose(_ edge: KeyPath<EdgeInsets, Double>, _ number: Number) -> Number {
      overridden[keyPath: edge] == system[keyPath: edge]
        ? number : numbers.number(overridden[keyPath: edge])
    }
    return Edges(
      top: choose(\.top, own.top), left: choose(\.left, own.left),
      bottom: choose(\.bottom, own.bottom), right: choose(\.right, own.right))
  }

  /// Returns the margins of a view without those of its superview.
  private func margins(
    of view: LayoutView, _ attributes: LayoutView.Margins, isRoot: Bool, _ safeArea: Edges<Number>
  ) -> Edges<Number> {
    let base = Edges<Number>(base(of: view, attributes, isRoot: isRoot), numbers.number)
    return attributes.insetsLayoutMarginsFromSafeArea ? base + safeArea : base
  }

  /// Returns the margins of a view before safe area and superview are included: those that were
  /// given, otherwise the default ones.
  ///
  /// The root view of a window or controller has at least the system's minimum margins, unless it
  /// does not respect them.
  private func base(
    of view: LayoutView, _ attributes: LayoutView.Margins, isRoot: Bool
  ) -> EdgeInsets {
    let direction = view.effectiveUserInterfaceLayoutDirection
    let given = attributes.layoutMarginsBase?.resolved(for: direction)
    let least = minimumMargins?.resolved(for: direction)
    if isRoot, attributes.viewRespectsSystemMinimumLayoutMargins, let least {
      return given?.union(least) ?? least
    }
    if let given { return given }
    let standard = (attributes.standardMargins ?? standardMargins).resolved(for: direction)
    if attributes.keepsSystemMinimumMargins, let least { return standard.union(least) }
    return standard
  }
}

// MARK: - Plain numbers

extension InsetsResolver<PlainNumbers> {
  /// Makes a resolver for the numbers of one layout.
  init(environment: LayoutEnvironment?, platform: Platform = .newest) {
    self.init(
      environment: environment, platform: platform,
      windowHeight: environment?.windowSize.height ?? 0, numbers: PlainNumbers())
  }
}
