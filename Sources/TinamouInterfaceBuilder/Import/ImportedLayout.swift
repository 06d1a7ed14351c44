public import TinamouFormat
public import TinamouLayout

/// A view of an Interface Builder file, with its subviews, as a constraint file.
public struct ImportedLayout: Sendable {
  /// A view of the file.
  public struct View: Sendable {
    /// The id in the Interface Builder file.
    public let object: String
    /// The id in the constraint file.
    public let name: String
    /// The recorded frame, in points in the coordinates of the superview; `nil` if the file records
    /// none.
    public let recordedFrame: Rect?
    /// The bytes of its start tag in the Interface Builder file.
    public let range: Range<Int>
  }

  /// The Interface Builder file.
  public let source: SourceText
  /// The view that was imported.
  public let root: InterfaceRoot
  /// The text of the constraint file.
  public let text: String
  /// The layout; its diagnostics refer to the Interface Builder file.
  public let file: ConstraintFile
  /// The views, each before its subviews.
  public let views: [View]
  /// What was left out, with its location.
  public let warnings: [Diagnostic]
}

extension InterfaceDocument {
  /// Where a root is in the app. Files for iPads alone are of before apps shared a screen.
  private func place(of root: InterfaceRoot) -> RootPlace {
    switch root.role {
    case .collectionCell: .item
    case _ where root.isScreen: .window(isForPads ? .pad : nil)
    default: .part(root.partHeight)
    }
  }

  /// Translates one of ``roots`` into a constraint file.
  ///
  /// - Parameters:
  ///   - root: The view to translate.
  ///   - options: Values to use in place of those of the file.
  /// - Returns: The layout.
  /// - Throws: ``ConstraintFileError`` if the view cannot be translated.
  public func layout(
    of root: InterfaceRoot, options: ImportOptions = ImportOptions()
  ) throws(ConstraintFileError) -> ImportedLayout {
    var importer = InterfaceImporter(self, root, options)
    importer.collectViews()
    importer.nameViews()
    importer.readAttributes()
    importer.readDrawnTexts()
    importer.readSizesAroundSubviews()
    importer.readMirroredMargins()
    importer.readConstraints()
    let (text, map) = importer.write()
    var file = try ConstraintFile(
      SourceText(name: "\(source.name)#\(root.id)", text: text), sourceMap: map)
    file.rootPlace = place(of: root)
    return ImportedLayout(
      source: source, root: root, text: text, file: file,
      views: importer.views.map {
        ImportedLayout.View(
          object: $0.id, name: $0.name, recordedFrame: $0.isRecorded ? $0.frame : nil,
          range: $0.element.range)
      }, warnings: importer.warnings)
  }
}
