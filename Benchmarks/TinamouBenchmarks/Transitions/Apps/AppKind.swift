internal import TinamouLayout

/// The apps with which scripts are replayed.
package enum AppKind: Hashable, Sendable {
  /// A list of 10,000 messages beside the selected one.
  case mail
  /// Rich cells with this number of views.
  case feed(views: Int)
  /// A form of 1,000 settings.
  case settings
  /// 1,000 cards.
  case dashboard
  /// The layout of a constraint file.
  case file(BenchmarkFile)

  /// The apps that are built in code.
  package static let generated: [AppKind] = [.mail, .feed(views: 1000), .settings, .dashboard]

  /// The name in reports and thresholds.
  package var name: String {
    switch self {
    case .mail: "mail"
    case .feed(let views): "feed(\(views))"
    case .settings: "settings"
    case .dashboard: "dashboard"
    case .file(let file): file.name
    }
  }

  func make(_ environment: LayoutEnvironment) throws(BenchmarkError) -> any TransitionApp {
    switch self {
    case .mail: MailApp(messages: 10_000, environment: environment)
    case .feed(let views): FeedApp(views: views, environment: environment)
    case .settings: SettingsApp(rows: 1000, environment: environment)
    case .dashboard: DashboardApp(cards: 1000, environment: environment)
    case .file(let file): try FileApp(file, environment: environment)
    }
  }
}
