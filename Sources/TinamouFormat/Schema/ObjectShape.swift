/// The keys of one kind of object of the format.
struct ObjectShape: Sendable {
  /// A key and the shape of its value.
  struct Key: Sendable {
    let name: String
    let shape: Shape
    let isRequired: Bool
    /// The description in the schema, one sentence.
    let summary: String
    /// The views that have the key; `nil` for all.
    private(set) var owner: KeyOwner?

    init(_ name: String, _ shape: Shape, isRequired: Bool = false, _ summary: String) {
      self.name = name
      self.shape = shape
      self.isRequired = isRequired
      self.summary = summary
    }

    /// The key as one that only some views have.
    func owned(by owner: KeyOwner) -> Key {
      var key = self
      key.owner = owner
      return key
    }
  }

  /// The name of such an object in messages, with its article.
  let title: String
  /// The keys in the order of the schema.
  let keys: [Key]

  func key(_ name: String) -> Key? { keys.first { $0.name == name } }
}
