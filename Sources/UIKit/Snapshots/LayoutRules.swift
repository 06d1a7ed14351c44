import TinamouFormat

/// What `assertLayout` checks besides the frames.
///
/// The rules are those of `tinamou check`; each one is explained in `Docs/Rules`.
public struct LayoutRules: OptionSet, Hashable, Sendable {
  /// The rules as bits.
  public let rawValue: Int

  /// Makes a set of rules.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Required constraints can hold together (T101).
  public static let conflicts = LayoutRules(rawValue: 1 << 0)
  /// Constraints leave no position or size open (T201).
  public static let ambiguity = LayoutRules(rawValue: 1 << 1)
  /// Labels and buttons show their whole text (T401).
  public static let cutOffTexts = LayoutRules(rawValue: 1 << 2)
  /// Views with content have room (T306).
  public static let viewsWithoutRoom = LayoutRules(rawValue: 1 << 3)
  /// Views lie inside their superviews (T301).
  public static let outsideSuperview = LayoutRules(rawValue: 1 << 4)
  /// Views lie inside the window (T302).
  public static let outsideWindow = LayoutRules(rawValue: 1 << 5)
  /// Texts, images and controls lie inside the safe area (T303).
  public static let outsideSafeArea = LayoutRules(rawValue: 1 << 6)
  /// Texts, images and controls do not lie under the keyboard (T304).
  public static let underKeyboard = LayoutRules(rawValue: 1 << 7)
  /// Texts and controls with the same superview do not overlap (T305).
  public static let overlaps = LayoutRules(rawValue: 1 << 8)
  /// The lines of texts are not wider than is readable (T402).
  public static let wideTexts = LayoutRules(rawValue: 1 << 9)
  /// Controls are at least 44 x 44 points large (T601).
  public static let smallTargets = LayoutRules(rawValue: 1 << 10)
  /// Texts and controls do not lie across a fold (T307).
  public static let acrossFold = LayoutRules(rawValue: 1 << 12)
  /// Texts and controls do not lie under the controls of their window (T308).
  public static let underWindowControls = LayoutRules(rawValue: 1 << 13)
  /// Texts and controls do not lie under a camera or the status bar (T309).
  public static let underCover = LayoutRules(rawValue: 1 << 14)

  /// Lists with rows or items show at least one of them.
  public static let hiddenRows = LayoutRules(rawValue: 1 << 11)

  /// The rules that are always faults: conflicts, ambiguity, texts that are cut off or have no
  /// room, lists that show none of their rows.
  public static let standard: LayoutRules = [
    .conflicts, .ambiguity, .cutOffTexts, .viewsWithoutRoom, .hiddenRows,
  ]
  /// All rules.
  public static let all = codes.reduce(LayoutRules.hiddenRows) { $0.union($1.value) }

  private static let codes: [DiagnosticRule: LayoutRules] = [
    .unsatisfiable: .conflicts, .ambiguous: .ambiguity, .textCutOff: .cutOffTexts,
    .noRoom: .viewsWithoutRoom, .outsideSuperview: .outsideSuperview,
    .outsideWindow: .outsideWindow, .outsideSafeArea: .outsideSafeArea,
    .underKeyboard: .underKeyboard, .overlap: .overlaps, .textTooWide: .wideTexts,
    .smallTarget: .smallTargets, .acrossFold: .acrossFold,
    .underWindowControls: .underWindowControls, .underCover: .underCover,
  ]

  /// Whether a rule of `tinamou check` is in the set.
  func contains(_ rule: DiagnosticRule) -> Bool { Self.codes[rule].map(contains) ?? false }
}

/// The rules of a check, and the views that may break them.
struct CheckedRules {
  let rules: LayoutRules
  /// The rules that views may break, by the names of the views.
  let exceptions: [String: LayoutRules]

  /// Whether a view has to show its rows.
  func showsRows(_ view: String?) -> Bool {
    rules.contains(.hiddenRows)
      && !(view.flatMap { exceptions[$0] }?.contains(.hiddenRows) ?? false)
  }

  /// Whether a finding about some views is told.
  func apply(_ rule: DiagnosticRule, to views: [String]) -> Bool {
    rules.contains(rule) && !views.contains { exceptions[$0]?.contains(rule) ?? false }
  }
}
