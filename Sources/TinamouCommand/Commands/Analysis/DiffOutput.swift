/// The output of a comparison of several files, which fits into a comment if it is Markdown.
struct DiffOutput {
  /// The largest number of characters of Markdown: GitHub takes 65,536 in a comment.
  static let largestComment = 60_000

  let isMarkdown: Bool
  private(set) var text = ""
  private var leftOut = 0

  init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

  /// Adds the report of a pair of files, or counts it if there is no room for it.
  mutating func add(_ part: String) {
    if part.isEmpty { return }
    guard isMarkdown, text.utf8.count + part.utf8.count > Self.largestComment else {
      text += part
      return
    }
    leftOut += 1
    if leftOut == 1 { text += "\nThere is more than a comment can hold: see `tinamou diff`.\n" }
  }
}
