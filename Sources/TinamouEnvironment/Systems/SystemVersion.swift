/// A version of iOS and iPadOS, or of the SDK of that version.
///
/// A layout is asked for with a system, because Apple changed safe areas, margins and sizes of
/// controls from version to version. A version that is not in the list has the numbers of the
/// nearest older one.
public enum SystemVersion: String, CaseIterable, Hashable, Sendable {
  /// iOS 9 and 10.
  case iOS9 = "9"
  /// iOS 11 and 12.
  case iOS11 = "11"
  /// iOS 13 and 14.
  case iOS13 = "13"
  /// iOS 15.
  case iOS15 = "15"
  /// iOS 16.
  case iOS16 = "16"
  /// iOS 17.
  case iOS17 = "17"
  /// iOS 18.
  case iOS18 = "18"
  /// iOS 26.0.
  case iOS26 = "26"
  /// iOS 26.1 and later.
  case iOS26_1 = "26.1"
  /// iOS 27.0.
  case iOS27 = "27"
  /// iOS 27.1, the first system of the iPhone Duo.
  case iOS27_1 = "27.1"
  /// iOS 27.2, a beta when its numbers were collected in November 2026.
  case iOS27_2 = "27.2"

  /// The newest version.
  public static let newest = allCases.last ?? .iOS27_2

  /// The number of older versions. Layouts compare versions often, so it is not searched for.
  private var index: Int {
    switch self {
    case .iOS9: 0
    case .iOS11: 1
    case .iOS13: 2
    case .iOS15: 3
    case .iOS16: 4
    case .iOS17: 5
    case .iOS18: 6
    case .iOS26: 7
    case .iOS26_1: 8
    case .iOS27: 9
    case .iOS27_1: 10
    case .iOS27_2: 11
    }
  }
}

extension SystemVersion: Comparable {
  /// Orders versions from old to new.
  public static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool { lhs.index < rhs.index }
}

/// The system on which an app runs, and the SDK that it was built with.
public struct Platform: Hashable, Sendable {
  /// The system.
  public let system: SystemVersion
  /// The SDK.
  public let sdk: SystemVersion
  /// The numbers that replace those of the system, by the names of their metrics.
  private var adopted: [String: SystemFact] = [:]

  /// Makes a platform.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - sdk: The SDK; `nil` for that of the system.
  public init(_ system: SystemVersion, sdk: SystemVersion? = nil) {
    self.system = system
    self.sdk = sdk ?? system
  }

  /// The newest system, with an app that was built for it.
  public static let newest = Platform(.newest)

  /// Returns the number of a metric, in points.
  public func value(of metric: SystemMetric) -> Double { fact(of: metric).value }

  /// Returns the number of a metric with its evidence.
  ///
  /// It is that of the newest version in the table which is not newer than this system, and whose
  /// SDK is not newer than that of the app; for a system before all of them, the first one.
  public func fact(of metric: SystemMetric) -> SystemFact {
    if !adopted.isEmpty, let fact = adopted[metric.name] { return fact }
    return metric.later.last { $0.since <= system && $0.sdk.map { $0 <= sdk } ?? true }
      ?? metric.first
  }

  /// Returns this platform with one number of another one, to see what that number moves.
  package func adopting(_ metric: SystemMetric, of other: Platform) -> Platform {
    var platform = self
    platform.adopted[metric.name] = other.fact(of: metric)
    return platform
  }
}
