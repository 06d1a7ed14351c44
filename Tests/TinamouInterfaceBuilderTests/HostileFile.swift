/// Files that would cost much if they were read without limits.
enum HostileFile: String, CaseIterable {
  case entities
  case depth
  case closedDepth
  case size
  case elements
  case attributes
  case text
  case zeros

  /// Whether the tests are optimized; without that, files are read a hundred times more slowly, and
  /// those with many elements, attributes or letters are smaller.
  static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  private static let elementCount = isOptimized ? 3_500_000 : 450_000
  private static let wordCount = isOptimized ? 3_000_000 : 300_000

  var bytes: [UInt8] {
    switch self {
    case .entities:
      let names = (1...40).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
      return Array("<!DOCTYPE x [<!ENTITY e0 \"ha\">\(names)]><document type=\"&e40;\"/>".utf8)
    case .depth: return Self.repeated("<view>", 100_000)
    case .closedDepth: return Self.repeated("<view>", 100_000) + Self.repeated("</view>", 100_000)
    case .size: return Self.repeated("<document type=\"x\" id=\"abc\"/> \n", 50 << 15)
    case .elements: return Self.repeated("<a/>", Self.elementCount, after: "<document>")
    case .attributes: return Self.repeated("a=\"b\" ", Self.wordCount / 6 * 5, after: "<document ")
    case .text: return Self.repeated("text ", Self.wordCount, after: "<document>")
    case .zeros: return [UInt8](repeating: 0, count: 16 << 20)
    }
  }

  /// Where the error is, in bytes: nothing behind it is read.
  var errorOffset: Int {
    switch self {
    case .entities, .size, .zeros: 0
    case .depth, .closedDepth: 250 * "<view>".utf8.count
    case .elements: "<document>".utf8.count + (400_000 - 1) * "<a/>".utf8.count
    case .attributes: 0
    case .text: "<document>".utf8.count + Self.wordCount * "text ".utf8.count
    }
  }

  private static func repeated(_ text: String, _ count: Int, after start: String = "") -> [UInt8] {
    let part = Array(text.utf8)
    var bytes = Array(start.utf8)
    bytes.reserveCapacity(bytes.count + count * part.count)
    for _ in 0..<count { bytes += part }
    return bytes
  }
}
