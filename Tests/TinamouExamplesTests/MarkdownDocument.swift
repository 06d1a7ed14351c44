import Foundation

/// A page of documentation.
struct MarkdownDocument {
  struct CodeBlock {
    let language: String
    let text: String
  }

  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try Repository.text(path)
  }

  /// The fenced blocks of code, in order.
  var codeBlocks: [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (language: String, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.hasPrefix("```") {
        open?.lines.append(line)
      } else if let (language, lines) = open {
        blocks.append(CodeBlock(language: language, text: lines.map { $0 + "\n" }.joined()))
        open = nil
      } else {
        open = (String(line.dropFirst(3)), [])
      }
    }
    return blocks
  }

  /// The first block of code in a language.
  func codeBlock(_ language: String) -> String? {
    codeBlocks.first { $0.language == language }?.text
  }

  /// The targets of links to other files, from the root of the repository.
  var linkedPaths: [String] {
    let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    return text.matches(of: /\]\(([^)#:]+)\)/).map { folder + $0.output.1 }
  }
}
