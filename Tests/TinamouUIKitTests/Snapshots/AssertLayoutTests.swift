import Foundation
import Testing
import UIKit

/// What `assertLayout` records, compares and checks.
@MainActor @Suite struct AssertLayoutTests {
  /// A screen with a label and a button that a test places.
  private final class Screen: UIViewController {
    let titleLabel = UILabel()
    let saveButton = UIButton(type: .system)
    private let place: (Screen) -> [NSLayoutConstraint]

    init(_ place: @escaping (Screen) -> [NSLayoutConstraint]) {
      self.place = place
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      titleLabel.text = "A title that is not short"
      saveButton.setTitle("Save", for: .normal)
      for subview in [titleLabel, saveButton] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      NSLayoutConstraint.activate(place(self))
    }

    /// Places both views below each other in the safe area.
    func column(_ gap: CGFloat = 8) -> [NSLayoutConstraint] {
      let area = view.safeAreaLayoutGuide
      return [
        titleLabel.topAnchor.constraint(equalTo: area.topAnchor),
        titleLabel.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        saveButton.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: gap),
        saveButton.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      ]
    }
  }

  /// A folder of its own for the records of a test.
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("AssertLayoutTests-\(UUID().uuidString)")
  private var test: String { folder.appendingPathComponent("ScreenTests.swift").path }

  init() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
  }

  private func check(
    _ rules: LayoutRules, _ place: @escaping (Screen) -> [NSLayoutConstraint]
  ) throws {
    try assertLayout(
      of: Screen(place), on: .iPhoneSE, checking: rules, named: "screen", filePath: test)
  }

  /// Returns the codes and messages that a layout gets once it is recorded.
  private func findings(
    _ rules: LayoutRules, _ place: @escaping (Screen) -> [NSLayoutConstraint]
  ) throws -> [String] {
    defer {
      try? FileManager.default.removeItem(at: folder)
      TinamouUIKit.clearProblems()
    }
    #expect(throws: LayoutDifference.self) { try check([], place) }
    do {
      try check(rules, place)
    } catch let findings as LayoutFindings {
      #expect(findings.lines.first?.hasPrefix("# iphone-se") == true)
      return Array(findings.lines.dropFirst())
    }
    return []
  }

  @Test func `the first run records, and the next one compares`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: LayoutDifference.self) { try check(.standard) { $0.column() } }
    #expect(throws: Never.self) { try check(.standard) { $0.column() } }
    do {
      try check(.standard) { $0.column(9) }
      Issue.record("nothing was thrown")
    } catch let difference as LayoutDifference {
      #expect(difference.message.contains("-   saveButton 0 "))
      #expect(difference.message.contains("+   saveButton 0 "))
      #expect(!difference.message.contains("titleLabel"))
      #expect(difference.picture?.hasPrefix("<svg") == true)
    }
  }

  @Test func `a layout without faults passes`() throws {
    let found = try findings(.standard) { $0.column() }
    #expect(found == [])
  }

  @Test func `a text that is cut off is found unless its rule is off`() throws {
    func narrow(_ screen: Screen) -> [NSLayoutConstraint] {
      screen.column() + [screen.titleLabel.widthAnchor.constraint(equalToConstant: 60)]
    }
    #expect(try findings(.standard, narrow) == ["T401 the text of 'titleLabel' is cut off"])
    #expect(try findings(.standard.subtracting(.cutOffTexts), narrow) == [])
  }

  @Test func `a view may break the rules that are allowed for it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func check(_ allowed: [String: LayoutRules]) throws {
      try assertLayout(
        of: Screen { screen in
          screen.column() + [screen.titleLabel.widthAnchor.constraint(equalToConstant: 60)]
        }, on: .iPhoneSE, allowing: allowed, filePath: test)
    }
    #expect(throws: LayoutDifference.self) { try check([:]) }
    #expect(throws: Never.self) { try check(["titleLabel": .cutOffTexts]) }
    #expect(throws: LayoutFindings.self) { try check(["titleLabel": .overlaps]) }
    #expect(throws: LayoutFindings.self) { try check(["saveButton": .all]) }
  }

  @Test func `a label that shrinks its text does not cut it off`() throws {
    let found = try findings(.standard) { screen in
      screen.titleLabel.adjustsFontSizeToFitWidth = true
      return screen.column() + [screen.titleLabel.widthAnchor.constraint(equalToConstant: 60)]
    }
    #expect(found == [])
  }

  @Test func `a button stands for its title, which needs no space around it`() throws {
    func button(_ width: CGFloat, _ height: CGFloat) -> (Screen) -> [NSLayoutConstraint] {
      { screen in
        screen.saveButton.titleLabel?.font = .systemFont(ofSize: 15)
        return screen.column() + [
          screen.saveButton.widthAnchor.constraint(equalToConstant: width),
          screen.saveButton.heightAnchor.constraint(equalToConstant: height),
        ]
      }
    }
    #expect(try findings(.standard, button(60, 20)) == [])
    for (width, height) in [(20.0, 20.0), (60, 15)] {
      let found = try findings(.standard, button(width, height))
      #expect(found == ["T401 the text of 'saveButton' is cut off"])
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: LayoutDifference.self) { try check(.standard, button(60, 20)) }
    do {
      try check(.standard, button(61, 20))
      Issue.record("nothing was thrown")
    } catch let difference as LayoutDifference {
      #expect(difference.message.split(separator: "\n").filter { $0.hasPrefix("+") }.count == 1)
    }
  }

  @Test func `the title of a button may have several lines`() throws {
    func button(_ height: CGFloat) -> (Screen) -> [NSLayoutConstraint] {
      { screen in
        screen.saveButton.setTitle("Save as a copy", for: .normal)
        screen.saveButton.titleLabel?.numberOfLines = 0
        return screen.column() + [
          screen.saveButton.widthAnchor.constraint(equalToConstant: 60),
          screen.saveButton.heightAnchor.constraint(equalToConstant: height),
        ]
      }
    }
    #expect(try findings(.standard, button(40)) == [])
    #expect(
      try findings(.standard, button(30)) == ["T401 the text of 'saveButton' is cut off"])
  }

  @Test func `a conflict is found with its constraints`() throws {
    let found = try findings(.standard) { screen in
      screen.column() + [
        screen.saveButton.widthAnchor.constraint(equalToConstant: 100),
        screen.saveButton.widthAnchor.constraint(equalToConstant: 120),
      ]
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("T101 ") == true)
    #expect(found.first?.contains("saveButton.width == 120") == true)
  }

  @Test func `a position that is left open is found`() throws {
    let found = try findings(.standard) { $0.column().dropLast() }
    #expect(
      found == ["T201 the constraints leave the horizontal position of 'saveButton' open"])
  }

  @Test func `the other rules are checked where they are wanted`() throws {
    func crowded(_ screen: Screen) -> [NSLayoutConstraint] {
      screen.column(-10)
    }
    #expect(try findings(.standard, crowded) == [])
    let found = try findings(.all, crowded)
    #expect(found.map { $0.prefix(4) } == ["T601", "T305"])
    #expect(found.last == "T305 'titleLabel' and 'saveButton' overlap")
  }

  @Test func `views outside of the safe area, their superview and the window are found`() throws {
    func above(_ screen: Screen, _ distance: CGFloat) -> [NSLayoutConstraint] {
      [
        screen.titleLabel.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: distance),
        screen.titleLabel.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        screen.saveButton.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
        screen.saveButton.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
      ]
    }
    let inside: LayoutRules = [.outsideSafeArea, .outsideSuperview, .outsideWindow]
    #expect(
      try findings(inside) { above($0, 5) } == [
        "T303 'titleLabel' lies partly outside of the safe area"
      ])
    #expect(
      try findings(inside) { above($0, -5) } == ["T301 'titleLabel' lies partly outside of 'view'"])
  }

  @Test func `a text under the keyboard is found`() throws {
    UIScreen.main.keyboardHeight = 216
    defer { UIScreen.main.keyboardHeight = 0 }
    let found = try findings(.underKeyboard) { screen in
      let edges = screen.column().filter { $0.firstItem !== screen.titleLabel }
      return edges + [
        screen.titleLabel.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        screen.titleLabel.bottomAnchor.constraint(
          equalTo: screen.view.bottomAnchor, constant: -200),
      ]
    }
    #expect(found.first == "T304 'titleLabel' lies partly under the keyboard")
  }

  @Test func `a difference tells the findings, too`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: LayoutDifference.self) { try check(.standard) { $0.column() } }
    do {
      try check(.standard) { screen in
        screen.column() + [screen.titleLabel.widthAnchor.constraint(equalToConstant: 60)]
      }
      Issue.record("nothing was thrown")
    } catch let difference as LayoutDifference {
      #expect(difference.message.contains("T401 the text of 'titleLabel' is cut off"))
    }
  }
}
