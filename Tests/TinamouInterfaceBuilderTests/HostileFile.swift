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

  var bytes: [UInt8] {
    switch self {
    case .entities:
      let names = (1...40).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
      return Array("<!DOCTYPE x [<!ENTITY e0 \"ha\">\(names)]><document type=\"&e40;\"/>".utf8)
    case .depth: return Self.repeated("<view>", 100_000)
    case .closedDepth: return Self.repeated("<view>", 100_000) + Self.repeated("</view>", 100_000)
    case .size: return Self.repeated("<document type=\"x\" id=\"abc\"/> \n", 50 << 15)
    case .elements: return Self.repeated("<a/>", 3_500_000, after: "<document>")
    case .attributes: return Self.repeated("a=\"b\" ", 2_500_000, after: "<document ")
    case .text: return Self.repeated("text ", 3_000_000, after: "<document>")
    case .zeros: return [UInt8](repeating: 0, count: 16 << 20)
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
