public import TinamouLayout

extension ConstraintFileReader {
  /// Reads the tables of fonts, by PostScript name.
  mutating func readFontTables(_ value: JSONValue?) {
    for member in value?.members ?? [] {
      func number(_ key: String) -> Double { member.value[key]?.number ?? 0 }
      fonts[member.key.value] = FontTables(
        name: member.key.value, unitsPerEm: number("unitsPerEm"), ascent: number("ascent"),
        descent: number("descent"), widths: readWidths(member.value["widths"]),
        kernings: readKernings(member.value["kerning"]))
    }
  }

  /// Reads rows of widths, each after the code of its first character.
  private mutating func readWidths(_ value: JSONValue?) -> [Unicode.Scalar: Double] {
    var widths: [Unicode.Scalar: Double] = [:]
    for row in value?.elements ?? [] {
      let numbers = row.elements.compactMap(\.number)
      guard let first = numbers.first.flatMap(UInt32.init(exactly:)),
        Int(first) + numbers.count <= Self.endOfCodes + 1
      else {
        report(
          .invalidValue, "expected the code of a character, then widths",
          row.elements.first?.range ?? row.range)
        continue
      }
      for (code, width) in zip(first..., numbers.dropFirst()) {
        if let scalar = Unicode.Scalar(code) { widths[scalar] = width }
      }
    }
    return widths
  }

  /// The number after the code of the last character.
  private static let endOfCodes = 0x11_0000

  private mutating func readKernings(_ value: JSONValue?) -> [FontTables.Pair: Double] {
    var kernings: [FontTables.Pair: Double] = [:]
    for member in value?.members ?? [] {
      let scalars = Array(member.key.value.unicodeScalars)
      guard scalars.count == 2, let kerning = member.value.number else {
        report(.invalidValue, "expected two characters", member.key.range)
        continue
      }
      kernings[FontTables.Pair(scalars[0], scalars[1])] = kerning
    }
    return kernings
  }
}

extension FontTables {
  /// Reads a file of fonts, which contains what a constraint file has as `fonts`.
  ///
  /// - Parameter source: The text of the file.
  /// - Returns: The tables, by PostScript name.
  /// - Throws: `ConstraintFileError` that says what is wrong with the file, and where.
  public static func read(
    _ source: SourceText
  ) throws(ConstraintFileError) -> [String: FontTables] {
    try ConstraintFileReader.readFonts(source)
  }
}

extension JSONWriter {
  /// Writes the tables of fonts as a constraint file has them.
  package mutating func write(_ fonts: [FontTables], forKey key: String) {
    beginObject(forKey: key)
    for font in fonts {
      beginObject(forKey: font.name)
      number(font.unitsPerEm, forKey: "unitsPerEm")
      number(font.ascent, forKey: "ascent")
      number(font.descent, forKey: "descent")
      beginArray(forKey: "widths")
      for row in font.rows { numbers(row) }
      end()
      if !font.kernings.isEmpty {
        beginObject(inline: true, forKey: "kerning")
        for (pair, kerning) in font.kernings.sorted(by: { $0.key.text < $1.key.text }) {
          number(kerning, forKey: pair.text)
        }
        end()
      }
      end()
    }
    end()
  }
}

extension FontTables {
  /// The most widths in a row, so that a row stays on a line.
  private static let longestRow = 12

  /// The widths of characters beside each other, each row after the code of its first character.
  fileprivate var rows: [[Double]] {
    var rows: [[Double]] = []
    var next: UInt32?
    for (scalar, width) in widths.sorted(by: { $0.key < $1.key }) {
      if scalar.value == next, (rows.last?.count ?? 0) <= Self.longestRow {
        rows[rows.count - 1].append(width)
      } else {
        rows.append([Double(scalar.value), width])
      }
      next = scalar.value + 1
    }
    return rows
  }
}

extension FontTables.Pair {
  fileprivate var text: String { String(first) + String(second) }
}
