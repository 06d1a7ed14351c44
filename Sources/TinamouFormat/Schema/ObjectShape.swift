/// The keys of one kind of object of the format.
struct ObjectShape: Sendable {
  /// A key with what its value may be.
  struct Key: Sendable {
    let name: String
    let shape: Shape
    let isRequired: Bool
    /// One sentence for the schema.
    let summary: String

    init(_ name: String, _ shape: Shape, isRequired: Bool = false, _ summary: String) {
      self.name = name
      self.shape = shape
      self.isRequired = isRequired
      self.summary = summary
    }
  }

  /// What such an object is called in messages, with its article.
  let title: String
  /// The keys in the order of the schema.
  let keys: [Key]
  /// Keys that the format has and this version does not support.
  var later: [String] = []

  func key(_ name: String) -> Key? { keys.first { $0.name == name } }
}
