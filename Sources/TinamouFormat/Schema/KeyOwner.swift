import TinamouLayout

/// The views that have a key which other views do not have.
struct KeyOwner: Sendable {
  /// The name in messages, with its article.
  let title: String
  let kinds: [ViewKind]

  /// Views that measure a text.
  static let text = KeyOwner(
    title: "a label, button, text field or text view",
    kinds: [.label, .button, .textField, .textView])
  static let stack = KeyOwner(title: "a stack", kinds: [.stack])
  /// Views whose content scrolls.
  static let scrolling = KeyOwner(
    title: "a scroll view, table or collection", kinds: [.scroll, .table, .collection])
  static let list = KeyOwner(title: "a table or a collection", kinds: [.table, .collection])
  static let table = KeyOwner(title: "a table", kinds: [.table])
  static let collection = KeyOwner(title: "a collection", kinds: [.collection])

  /// The keys of views that have an owner.
  static let owners = Dictionary(
    uniqueKeysWithValues: ObjectShape.view.keys.compactMap { key in
      key.owner.map { (key.name, $0) }
    })
}
