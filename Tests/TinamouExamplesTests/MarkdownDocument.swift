import Foundation

/// A page of documentation.
struct MarkdownDocument {
  struct CodeBlock {
    let language: String
    let text: String
    /// The name of a file, from a line such as "`file.json`:" above the block.
    let fileName: String?
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
    var lastText: Substring = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.hasPrefix("```") {
        if open != nil { open?.lines.append(line) } else if !line.isEmpty { lastText = line }
      } else if let (language, lines) = open {
        let fileName = lastText.wholeMatch(of: /`([^`]+)`:/)?.output.1
        blocks.append(
          CodeBlock(
            language: language, text: lines.map { $0 + "\n" }.joined(),
            fileName: fileName.map(String.init)))
        open = nil
        lastText = ""
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

  /// The blocks that show a whole file, by its name.
  var files: [String: String] {
    let named = codeBlocks.compactMap { block in block.fileName.map { ($0, block.text) } }
    return Dictionary(named) { first, _ in first }
  }

  /// The targets of links to other files, from the root of the repository.
  var linkedPaths: [String] {
    let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    return text.matches(of: /\]\(([^)#:]+)\)/).map { folder + $0.output.1 }
  }
}
