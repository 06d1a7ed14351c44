/// The output of `check` or `diff` for several files, which fits into a comment if it is Markdown.
struct ReportOutput {
  /// The largest number of bytes of Markdown: GitHub takes 65,536 characters in a comment.
  static let largestComment = 60_000

  let isMarkdown: Bool
  private(set) var text = ""
  private var isCut = false

  init(isMarkdown: Bool) { self.isMarkdown = isMarkdown }

  /// Adds a part of the report, or says once that there is more if there is no room for it.
  mutating func add(_ part: String) {
    if part.isEmpty { return }
    guard isMarkdown, text.utf8.count + part.utf8.count > Self.largestComment else {
      text += part
      return
    }
    if !isCut { text += "\nThere is more than a comment can hold: see the report as text.\n" }
    isCut = true
  }
}
