/// How a device that folds is held.
public enum Pose: String, CaseIterable, Hashable, Sendable {
  /// Closed and upright; the default.
  case closed
  /// Closed and on its side, with the strip of the status bar on the right.
  case closedRight = "closed-right"
  /// Closed and on its other side, with the strip on the left.
  case closedLeft = "closed-left"
  /// Open and flat, wider than high, as it is made to be held.
  case open
  /// Open and flat, higher than wide.
  case openPortrait = "open-portrait"
  /// Partly open like a book: the fold is upright in the middle.
  case book
  /// Partly open like a laptop on a table: the fold lies across the middle.
  case tabletop

  /// The orientation of the display that is in use.
  public var orientation: Orientation {
    switch self {
    case .closed, .openPortrait, .tabletop: .portrait
    case .closedRight, .closedLeft, .open, .book: .landscape
    }
  }

  /// How far the device is open.
  public var fold: Fold {
    switch self {
    case .closed, .closedRight, .closedLeft: .closed
    case .open, .openPortrait: .open
    case .book, .tabletop: .partlyOpen
    }
  }

  /// The pose after a quarter turn.
  public var rotated: Pose {
    switch self {
    case .closed: .closedRight
    case .closedRight, .closedLeft: .closed
    case .open: .openPortrait
    case .openPortrait: .open
    case .book: .tabletop
    case .tabletop: .book
    }
  }

  /// Returns the pose in the same orientation with the device folded this far.
  public func folded(_ fold: Fold) -> Pose {
    switch (fold, orientation) {
    case (.closed, .portrait): .closed
    case (.closed, .landscape): self == .closedLeft ? .closedLeft : .closedRight
    case (.partlyOpen, .portrait): .tabletop
    case (.partlyOpen, .landscape): .book
    case (.open, .portrait): .openPortrait
    case (.open, .landscape): .open
    }
  }

  /// Returns the pose with the device in another orientation.
  public func turned(_ orientation: Orientation) -> Pose {
    orientation == self.orientation ? self : rotated
  }
}

/// How far a device that folds is open.
public enum Fold: String, CaseIterable, Hashable, Sendable {
  /// Closed: the outer display is in use.
  case closed
  /// Partly open: the inner display is in use, and its fold divides it.
  case partlyOpen = "partly-open"
  /// Open and flat: the inner display is in use.
  case open
}
