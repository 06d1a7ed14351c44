import Foundation
public import TinamouEnvironment
import TinamouLayout

/// Compares the frames of a controller's views with recorded ones, in some windows and text sizes,
/// and checks the layouts.
///
/// The first run records them in a text file in the folder `Layouts` beside the test and throws; so
/// does every run with `TINAMOU_RECORD=1` in the environment. Works in Swift Testing and XCTest:
/// what differs is thrown.
///
/// - Parameters:
///   - controller: The controller; the expression is evaluated for every window and text size.
///   - windows: The windows; without any an iPhone 14, upright.
///   - textSizes: The text sizes.
///   - directions: The directions of writing.
///   - system: The system of the windows that state none; `nil` for that of the screen.
///   - sdk: The SDK of the app; `nil` for that of the system.
///   - rules: What is checked besides the frames; `[]` for nothing.
///   - exceptions: Rules that views may break, by the names of the views.
///   - name: The name of the file, by default that of the test function.
///   - filePath: The file of the test; leave it out.
///   - function: The test function; leave it out.
/// - Throws: ``LayoutDifference`` if frames are others than recorded or nothing was recorded,
///   ``LayoutFindings`` if a layout breaks a rule.
@preconcurrency @MainActor public func assertLayout(
  of controller: @autoclosure () -> UIViewController, on windows: LayoutWindow...,
  textSizes: [UIContentSizeCategory] = [.large],
  directions: [UIUserInterfaceLayoutDirection] = [.leftToRight],
  system: SystemVersion? = nil, sdk: SystemVersion? = nil,
  checking rules: LayoutRules = .standard, allowing exceptions: [String: LayoutRules] = [:],
  named name: String? = nil, filePath: String = #filePath, function: String = #function
) throws {
  let platform =
    system == nil && sdk == nil
    ? nil : Platform(system ?? UIScreen.main.platform.system, sdk: sdk)
  let windows = (windows.isEmpty ? [.iPhone14] : windows).flatMap { $0.on(platform).each }
  var lines: [String] = []
  var findings = LayoutFindings()
  let rules = CheckedRules(rules: rules, exceptions: exceptions)
  for window in windows {
    for size in textSizes {
      for direction in directions {
        try window.show(controller, textSize: size, direction: direction) { controller, shown in
          let title = window.title
          let text = LayoutText(controller)
          lines += [title] + text.lines(of: controller.view, depth: 0) + [""]
          try findings.check(shown, named: text, against: rules, title: title)
        }
      }
    }
  }
  let file = RecordedLayout(test: filePath, name: name ?? function)
  do {
    try file.compare(with: lines)
  } catch let difference as LayoutDifference where !findings.lines.isEmpty {
    throw difference.adding(findings)
  }
  if !findings.lines.isEmpty { throw findings }
}

extension LayoutWindow {
  /// The title of the layout in the present environment of the screen.
  @MainActor fileprivate var title: String {
    let environment = UIScreen.main.environment
    let size = environment.windowSize
    let category = environment.traits.preferredContentSizeCategory.rawValue
    return "# \(name), \(LayoutText.number(size.width)) x \(LayoutText.number(size.height)), "
      + "\(category), \(environment.traits.layoutDirection.rawValue)"
  }
}

extension LayoutWindow {
  /// Shows a controller in the window and looks at it, with the keyboard that the screen shows.
  ///
  /// - Parameters:
  ///   - makeController: Makes the controller; the screen is that of the window already.
  ///   - textSize: The text size that the user has chosen.
  ///   - direction: The direction of writing.
  ///   - body: Looks at the controller and its window, which have been laid out.
  /// - Throws: If the device does not offer the window, and what `body` throws.
  @preconcurrency @MainActor public func show<Controller: UIViewController>(
    _ makeController: () -> Controller, textSize: UIContentSizeCategory = .large,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    _ body: (Controller, UIWindow) throws -> Void
  ) throws {
    let (outerPart, outer) = (UIScreen.main.part, UIScreen.main.environment)
    defer { UIScreen.main.show(outerPart, outer) }
    var environment = try environment(like: outer)
    environment.traits.preferredContentSizeCategory = textSize.category ?? .large
    environment.setLayoutDirection(direction == .rightToLeft ? .rightToLeft : .leftToRight)
    // The keyboard comes when the controller is there to be told of it.
    let keyboardHeight = environment.keyboardHeight
    environment.keyboardHeight = 0
    UIScreen.main.show(self, environment)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.followScreen()
    let controller = makeController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    UIScreen.main.keyboardHeight = CGFloat(keyboardHeight)
    window.layoutIfNeeded()
    try body(controller, window)
  }
}

/// Frames that differ from the recorded ones.
public struct LayoutDifference: Error, Sendable, CustomStringConvertible {
  /// The differences, as lines that begin with `-` for recorded frames and `+` for present frames.
  public let message: String
  /// An image of both layouts as SVG, if there are two.
  public let picture: String?

  /// The message.
  public var description: String { message }

  /// The difference with findings of the same layouts.
  func adding(_ findings: LayoutFindings) -> LayoutDifference {
    LayoutDifference(message: "\(message)\n\(findings)", picture: picture)
  }
}

/// Views as lines of text.
@MainActor struct LayoutText {
  private var names: [ObjectIdentifier: String] = [:]

  /// Finds names of views in the stored properties of the controller, of those in it, and of its
  /// views.
  init(_ controller: UIViewController) {
    names[ObjectIdentifier(controller.view)] = "view"
    var controllers = [controller]
    while let next = controllers.popLast() {
      note(Mirror(reflecting: next))
      controllers += next.children.reversed()
      if let presented = next.presentedViewController, presented.presentingViewController === next {
        controllers.append(presented)
      }
    }
    for view in controller.view.treeViews { note(Mirror(reflecting: view)) }
  }

  private mutating func note(_ mirror: Mirror) {
    var next: Mirror? = mirror
    while let mirror = next {
      for child in mirror.children {
        guard let label = child.label, let view = child.value as? UIView,
          names[ObjectIdentifier(view)] == nil
        else { continue }
        names[ObjectIdentifier(view)] = label.replacingOccurrences(
          of: "$__lazy_storage_$_", with: "")
      }
      next = mirror.superclassMirror
    }
  }

  func lines(of view: UIView, depth: Int) -> [String] {
    var lines: [String] = []
    var stack = [(view, depth)]
    while let (view, depth) = stack.popLast() {
      let frame = view.frame
      let numbers = Self.numbers(of: frame)
      let indent = String(repeating: "  ", count: depth)
      lines.append("\(indent)\(name(of: view)) \(numbers)\(view.isHidden ? " hidden" : "")")
      stack += Self.parts(of: view).reversed().map { ($0, depth + 1) }
    }
    return lines
  }

  /// The subviews from back to front, and those of a list from top to bottom.
  private static func parts(of view: UIView) -> [UIView] {
    let parts = view.subviews.filter { !($0 is any ControlPart) }
    guard view is UITableView || view is UICollectionView else { return parts }
    return parts.enumerated().sorted {
      ($0.element.frame.minY, $0.element.frame.minX, CGFloat($0.offset))
        < ($1.element.frame.minY, $1.element.frame.minX, CGFloat($1.offset))
    }.map(\.element)
  }

  func name(of view: UIView) -> String {
    view.accessibilityIdentifier ?? names[ObjectIdentifier(view)] ?? "\(type(of: view))"
  }

  /// The edges and the size of a rectangle.
  nonisolated static func numbers(of frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { number(Double($0)) }
      .joined(separator: " ")
  }

  /// A number with at most three decimals, without trailing zeros.
  nonisolated static func number(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded()
    let text = String(thousandths / 1000 == 0 ? 0 : thousandths / 1000)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
