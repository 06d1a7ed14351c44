import TinamouFormat

extension EditedDocument {
  /// The completions at a place, with the bytes that they replace.
  func completions(at offset: Int) -> (items: [Completion], range: Range<Int>) {
    NameCompletions.all(at: offset, in: source)
  }

  /// The bytes at which the name at a place is declared: an id, a guide or a metric; for an
  /// attribute, that of its view.
  func declaration(at offset: Int) -> Range<Int>? {
    guard let name = NameAtCursor(at: offset, in: source) else { return nil }
    let outline = FileOutline(source)
    let view = outline.views.first { $0.name.text == name.parts[0] }
    if name.parts.count == 2, let guide = view?.guides.first(where: { $0.text == name.parts[1] }) {
      return guide.range
    }
    if let view { return view.name.range }
    return name.parts.count == 1
      ? outline.metrics.first { $0.text == name.parts[0] }?.range : nil
  }

  /// The bytes of each use of the id at a place, its declaration among them; none elsewhere.
  func uses(at offset: Int) -> [Range<Int>] {
    guard let name = NameAtCursor(at: offset, in: source), name.parts.count == 1,
      let uses = IdentifierUses(source)
    else { return [] }
    let ranges = uses.ranges(of: name.parts[0])
    return ranges.contains(name.range) ? ranges : []
  }

  /// The bytes of the id at a place.
  ///
  /// - Throws: ``RenameRefusal`` if there is none.
  func renamedRange(at offset: Int) throws(RenameRefusal) -> Range<Int> {
    guard IdentifierUses(source) != nil else { throw .invalidFile }
    guard let name = NameAtCursor(at: offset, in: source), !uses(at: offset).isEmpty else {
      throw .noID
    }
    return name.range
  }

  /// The uses of the id at a place that become another id.
  ///
  /// - Throws: ``RenameRefusal`` if there is no id, or the file would mean something else.
  func uses(at offset: Int, renamedTo new: String) throws(RenameRefusal) -> [Range<Int>] {
    _ = try renamedRange(at: offset)
    if !IdentifierUses.isPlain(new) { throw .needsBackticks(new) }
    if IdentifierUses(source)?.isInUse(new) ?? true { throw .inUse(new) }
    let ranges = uses(at: offset)
    if !staysValid(ranges, new) { throw .changesMeaning(new) }
    return ranges
  }

  /// Whether a valid file is valid after a text has replaced some of its parts.
  private func staysValid(_ ranges: [Range<Int>], _ text: String) -> Bool {
    guard (try? ConstraintFile(source)) != nil else { return true }
    var bytes = source.bytes
    for range in ranges.reversed() { bytes.replaceSubrange(range, with: text.utf8) }
    return (try? ConstraintFile(SourceText(name: uri, bytes: bytes))) != nil
  }

  /// The changes that the help of diagnostics describes, of those that touch a range.
  func replacements(in range: Range<Int>) -> [(diagnostic: Diagnostic, change: HelpReplacement)] {
    diagnostics.compactMap { diagnostic in
      guard let span = diagnostic.span, span.range.lowerBound <= range.upperBound,
        range.lowerBound <= span.range.upperBound,
        let change = HelpReplacement(diagnostic, in: source)
      else { return nil }
      return (diagnostic, change)
    }
  }
}
