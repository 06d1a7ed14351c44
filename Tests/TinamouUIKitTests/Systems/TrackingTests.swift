import Observation
import Testing
import UIKit

/// Methods that are called again when a trait or an observable property that they have read
/// changes.
@MainActor @Suite struct TrackingTests {
  @Observable final class Model: Sendable {
    @MainActor var title = "a"
    @MainActor var note = "b"
    @MainActor var showsNote = false
    @MainActor init() {}
  }

  /// A model that any thread may change.
  @Observable final class Loud: @unchecked Sendable {
    var number = 0
  }

  private struct Density: UITraitDefinition {
    static let defaultValue = 1
  }

  /// Which method of a view reads something.
  enum Reader: CaseIterable {
    case properties, constraints, layout
  }

  /// A view that reads something in one method, and counts the calls of it.
  private final class Reading: UIView {
    var reader = Reader.layout
    var read: ((Reading) -> Void)?
    var calls = 0

    private func called(_ method: Reader) {
      guard method == reader else { return }
      calls += 1
      read?(self)
    }
    override func updateProperties() {
      super.updateProperties()
      called(.properties)
    }
    override func updateConstraints() {
      called(.constraints)
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      called(.layout)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// A view in a visible window that has been laid out once.
  private func shown(
    _ reader: Reader = .layout, _ read: @escaping (Reading) -> Void
  ) -> Reading {
    let view = Reading(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    (view.reader, view.read) = (reader, read)
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    view.calls = 0
    return view
  }

  // MARK: Traits

  @Test(arguments: Reader.allCases)
  func `a method is called again when a trait that it reads changes`(_ reader: Reader) {
    let view = shown(reader) { _ = $0.traitCollection.preferredContentSizeCategory }
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    window.layoutIfNeeded()
    #expect(view.calls == 1)
    view.traitOverrides.preferredContentSizeCategory = .small
    window.layoutIfNeeded()
    #expect(view.calls == 2)
  }

  @Test(arguments: Reader.allCases)
  func `a trait that is not read calls nothing`(_ reader: Reader) {
    let view = shown(reader) { _ = $0.traitCollection.preferredContentSizeCategory }
    view.traitOverrides.userInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(view.calls == 0)
  }

  @Test func `light and dark are tracked`() {
    let view = shown { _ = $0.traitCollection.userInterfaceStyle }
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(view.calls == 1)
  }

  @Test func `traits of an app are tracked`() {
    let view = shown(.properties) { _ = $0.traitCollection[Density.self] }
    window.traitOverrides[Density.self] = 3
    window.layoutIfNeeded()
    #expect(view.calls == 1)
    window.traitOverrides[Density.self] = 3
    window.layoutIfNeeded()
    #expect(view.calls == 1)
  }

  @Test func `the writing direction is tracked, in both directions`() {
    let view = shown { _ = $0.traitCollection.layoutDirection }
    for direction in [UITraitEnvironmentLayoutDirection.rightToLeft, .leftToRight] {
      view.calls = 0
      view.traitOverrides.layoutDirection = direction
      window.layoutIfNeeded()
      #expect(view.calls == 1)
    }
  }

  @Test func `a view that moves to another window is called again`() {
    let view = shown(.properties) { _ = $0.traitCollection.horizontalSizeClass }
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    other.addSubview(view)
    other.layoutIfNeeded()
    #expect(view.calls == 1)
  }

  // MARK: Objects

  @Test(arguments: Reader.allCases)
  func `a method is called again when a property that it reads changes`(_ reader: Reader) {
    let model = Model()
    let view = shown(reader) { _ in _ = model.title }
    model.title = "other"
    #expect(view.calls == 0)
    window.layoutIfNeeded()
    #expect(view.calls == 1)
  }

  @Test func `a property that another thread changes calls the method, too`() async {
    let model = Loud()
    let view = shown(.properties) { _ in _ = model.number }
    await Task.detached { model.number = 1 }.value
    for _ in 0..<1_000 where view.calls == 0 {
      await Task.yield()
      window.layoutIfNeeded()
    }
    #expect(view.calls == 1)
  }

  @Test func `a property that is not read calls nothing`() {
    let model = Model()
    let view = shown(.properties) { _ in _ = model.title }
    model.note = "other"
    window.layoutIfNeeded()
    #expect(view.calls == 0)
  }

  @Test func `two changes are one call`() {
    let model = Model()
    let view = shown(.properties) { _ in _ = model.title + model.note }
    model.title = "other"
    model.note = "other"
    window.layoutIfNeeded()
    #expect(view.calls == 1)
  }

  @Test func `only what the last call has read counts`() {
    let model = Model()
    let view = shown(.properties) { _ in _ = model.showsNote ? model.note : model.title }
    model.showsNote = true
    window.layoutIfNeeded()
    view.calls = 0
    model.title = "other"
    window.layoutIfNeeded()
    #expect(view.calls == 0)
    model.note = "other"
    window.layoutIfNeeded()
    #expect(view.calls == 1)
  }

  @Test func `a change of properties causes no layout by itself`() {
    let model = Model()
    let view = shown(.properties) { _ in _ = model.title }
    let layout = shown(.layout) { _ in }
    model.title = "other"
    window.layoutIfNeeded()
    #expect(view.calls == 1)
    #expect(layout.calls == 0)
  }

  @Test func `a label follows a model`() {
    let model = Model()
    let (label, plain) = (UILabel(), UILabel())
    label.translatesAutoresizingMaskIntoConstraints = false
    let view = shown(.properties) { _ in label.text = model.title }
    view.addSubview(label)
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    model.title = "a longer title"
    window.layoutIfNeeded()
    plain.text = model.title
    #expect(label.frame.width == plain.intrinsicContentSize.width)
  }

  // MARK: Controllers, cells, buttons

  /// A controller that reads a property in one method.
  private final class Controller: UIViewController {
    enum Reader: CaseIterable {
      case properties, constraints, willLayout, didLayout
    }
    let reader: Reader
    let model: Model
    var calls = 0

    init(_ reader: Reader, _ model: Model) {
      (self.reader, self.model) = (reader, model)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private func called(_ method: Reader) {
      guard method == reader else { return }
      calls += 1
      _ = model.title
      _ = traitCollection.legibilityWeight
    }
    override func updateProperties() { called(.properties) }
    override func updateViewConstraints() {
      called(.constraints)
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { called(.willLayout) }
    override func viewDidLayoutSubviews() { called(.didLayout) }
  }

  @Test func `methods of controllers are tracked`() {
    for reader in Controller.Reader.allCases {
      let model = Model()
      let controller = Controller(reader, model)
      let window = UIWindow.showing(controller)
      window.layoutIfNeeded()
      controller.calls = 0
      model.title = "other"
      window.layoutIfNeeded()
      #expect(controller.calls == 1, "\(reader)")
      controller.view.traitOverrides.legibilityWeight = .bold
      window.layoutIfNeeded()
      #expect(controller.calls == 2, "\(reader)")
    }
  }

  @Test func `the handler of a cell is tracked`() {
    let model = Model()
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var texts: [String] = []
    cell.configurationUpdateHandler = { _, state in
      texts.append(model.title + "\(state.traitCollection.preferredContentSizeCategory == .large)")
    }
    window.isHidden = false
    window.addSubview(cell)
    window.layoutIfNeeded()
    model.title = "c"
    window.layoutIfNeeded()
    cell.traitOverrides.preferredContentSizeCategory = .small
    window.layoutIfNeeded()
    #expect(texts == ["atrue", "ctrue", "cfalse"])
  }

  @Test func `the handler of a button is tracked`() {
    let model = Model()
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = model.title }
    window.isHidden = false
    window.addSubview(button)
    window.layoutIfNeeded()
    let width = button.intrinsicContentSize.width
    model.title = "a much longer title"
    window.layoutIfNeeded()
    #expect(button.configuration?.title == "a much longer title")
    #expect(button.intrinsicContentSize.width > width)
  }

  // MARK: Registrations

  @Test func `traits are told from the root down, in the order of registration`() {
    let (outer, inner) = (UIView(), UIView())
    window.isHidden = false
    outer.addSubview(inner)
    window.addSubview(outer)
    window.layoutIfNeeded()
    var notes: [String] = []
    let traits: [UITrait] = [UITraitPreferredContentSizeCategory.self]
    inner.registerForTraitChanges(traits) { (_: UIView, _) in notes.append("inner") }
    outer.registerForTraitChanges(traits) { (_: UIView, _) in notes.append("outer 1") }
    outer.registerForTraitChanges(traits) { (_: UIView, _) in notes.append("outer 2") }
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    window.layoutIfNeeded()
    #expect(notes == ["outer 1", "outer 2", "inner"])
  }

  @Test func `in a handler, views inside still have the old traits`() {
    let (outer, inner) = (UIView(), UIView())
    window.isHidden = false
    outer.addSubview(inner)
    window.addSubview(outer)
    window.layoutIfNeeded()
    var seen: [UIContentSizeCategory] = []
    outer.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIView, _) in
      seen.append(view.traitCollection.preferredContentSizeCategory)
      seen.append(inner.traitCollection.preferredContentSizeCategory)
      inner.updateTraitsIfNeeded()
      seen.append(inner.traitCollection.preferredContentSizeCategory)
    }
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    window.layoutIfNeeded()
    #expect(seen == [.extraLarge, .large, .extraLarge])
  }

  @Test func `a trait of an app is not told where only others change`() {
    let view = shown { _ in }
    window.traitOverrides[Density.self] = 2
    var told = 0
    view.registerForTraitChanges([Density.self]) { (_: UIView, _) in told += 1 }
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    window.layoutIfNeeded()
    #expect(told == 0)
  }
}
