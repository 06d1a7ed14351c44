internal import TinamouControllers
internal import TinamouLayout
internal import TinamouLists

/// A list of 10,000 messages beside the selected one, or alone in a compact window. Rows take their
/// height from their texts.
final class MailApp: TransitionApp {
  static let listWidth = 320.0

  let window: Window
  let views: [LayoutView] = []
  private let source: ListSource
  private let table: TableView

  init(messages: Int, environment: LayoutEnvironment) {
    source = ListSource(count: messages)
    let controller = LayoutController("mail")
    window = Window(rootController: controller, environment: environment)
    let root = controller.view
    table = source.table(width: 320, height: 400, measurer: SystemTextMeasurer())
    let message = LayoutView("message", kind: .label)
    message.text = (0..<6).map { ListText.body($0) }.joined(separator: ". ")
    message.font = .preferredFont(forTextStyle: .body)
    message.numberOfLines = 0
    let pane = LayoutView("pane")
    pane.addSubview(message)
    root.addSubview(table)
    root.addSubview(pane)
    let readable = pane.readableContentGuide
    let constraints = [
      table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      table.topAnchor.constraint(equalTo: root.topAnchor),
      table.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      pane.leadingAnchor.constraint(equalTo: table.trailingAnchor),
      pane.topAnchor.constraint(equalTo: root.topAnchor),
      pane.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      message.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      message.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      message.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
    ]
    for constraint in constraints { constraint.isActive = true }
    window.engine.constraintSets = [
      ConstraintSet(
        name: "beside", conditions: [.regularWidth],
        constraints: [
          table.widthAnchor.constraint(equalToConstant: Self.listWidth),
          pane.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ]),
      ConstraintSet(
        name: "alone", conditions: [.compactWidth],
        constraints: [
          table.widthAnchor.constraint(equalTo: root.widthAnchor),
          pane.widthAnchor.constraint(equalTo: root.widthAnchor),
        ]),
    ]
  }

  func layOutByHand(_ environment: LayoutEnvironment, into frames: inout [Rect]) {}
}
