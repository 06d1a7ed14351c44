import Testing
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

@Suite struct `Files that are not what they seem` {
  private func error(_ bytes: [UInt8]) -> Diagnostic? {
    do throws(ConstraintFileError) {
      _ = try InterfaceDocument(SourceText(name: "x.xib", bytes: bytes))
      return nil
    } catch {
      return error.diagnostics.first
    }
  }

  private func error(_ text: String) -> Diagnostic? { error(Array(text.utf8)) }

  @Test func `entities are refused before anything is expanded`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document type="&b;"/>
      """
    #expect(error(bomb)?.span?.location.line == 2)
    #expect(error("<!DOCTYPE x SYSTEM \"file:///etc/passwd\"><document/>")?.span != nil)
  }

  @Test func `depth is limited`() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(error(deep)?.span?.location.column == 751)
  }

  @Test(arguments: HostileFile.allCases)
  func `reading ends where a hostile file exceeds a limit`(file: HostileFile) {
    #expect(error(file.bytes)?.span?.range.lowerBound == file.errorOffset)
  }

  @Test func `size is limited`() {
    #expect(error([UInt8](repeating: UInt8(ascii: " "), count: 17 << 20))?.rule == .unreadable)
  }

  @Test func `the length of a tag is limited`() {
    let attributes = String(repeating: "a=\"b\" ", count: 200_000)
    #expect(error("<document>\n<view \(attributes)/></document>")?.span?.location.line == 2)
  }

  @Test(arguments: ["", "x", "<", "<document", "<document type=\"", "<a><b></a>", "<a/><a/>"])
  func `what breaks off is a located error`(text: String) {
    #expect(error(text)?.span != nil)
  }

  @Test func `other encodings are refused`() {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>"
    #expect(error(text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })?.rule == .unreadable)
    #expect(error([UInt8(ascii: "<"), 0xFF, 0xFE])?.rule == .unreadable)
  }

  @Test(arguments: [
    ("encoding=\"NO\"", 30), ("encoding = 'latin1'", 32), ("\tencoding='UTF-8 '", 31),
    ("encoding=\"utf-8\"", nil), ("standalone=\"yes\"", nil),
  ])
  func `a declared encoding must be UTF-8`(_ declaration: (text: String, offset: Int?)) {
    // Eight kilobytes with a character that the parser cannot convert from the declared encoding.
    let rest = String(repeating: " ", count: 8192) + "<document text=\"🌮\"/>"
    let diagnostic = error("<?xml version=\"1.0\" \(declaration.text)?>\(rest)")
    guard let offset = declaration.offset else {
      #expect(diagnostic?.message.contains("encoding") != true)
      return
    }
    #expect(diagnostic?.rule == .unreadable)
    #expect(diagnostic?.span?.range.lowerBound == offset)
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "macOS"),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchOS"),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "tvOS"),
  ])
  func `files of other platforms are one clear error`(type: String, platform: String) {
    let message = error("<document type=\"\(type)\" version=\"3.0\"/>")?.message ?? ""
    #expect(message.contains(platform))
  }

  @Test func `an archive of Xcode 3 is one clear error`() {
    let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    let message = error("<archive type=\"\(type)\" version=\"8.00\"/>")?.message ?? ""
    #expect(message.contains("Xcode 3"))
  }
}
