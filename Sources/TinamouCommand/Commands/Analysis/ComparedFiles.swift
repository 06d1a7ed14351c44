import TinamouFormat
import TinamouLayout

/// The files that `tinamou diff` compares, in pairs.
struct ComparedFiles {
  let host: any CommandHost
  /// The revisions before `--`; none if the operands are files or folders.
  let revisions: [GitRevision]
  /// The paths of files and folders.
  let paths: [String]

  /// A file of the old side and one of the new side; one of them can be missing.
  struct Pair {
    let name: String
    var old: Side?
    var new: Side?
  }

  enum Side {
    case path(String)
    case revision(GitRevision, String)
    /// A file that has been read.
    case text(SourceText)

    /// A part of a storyboard or xib.
    func part(_ id: String) -> Side {
      switch self {
      case .path(let path): .path("\(path)#\(id)")
      case .revision(let revision, let path): .revision(revision, "\(path)#\(id)")
      case .text: self
      }
    }
  }

  /// The parts of two storyboards, matched by their ids; the pair itself if both have one part, or
  /// if it is not about two storyboards as a whole.
  func parts(of pair: Pair) -> [Pair] {
    guard let old = pair.old, let new = pair.new else { return [pair] }
    let (before, after) = (parts(of: old), parts(of: new))
    if before.isEmpty || after.isEmpty || before.count == 1 && after.count == 1 { return [pair] }
    return (after + before.filter { !after.contains($0) }).map { id in
      Pair(
        name: "\(pair.name)#\(id)", old: before.contains(id) ? old.part(id) : nil,
        new: after.contains(id) ? new.part(id) : nil)
    }
  }

  /// The ids of the parts of a storyboard or xib; none for a part alone and for other files.
  private func parts(of side: Side) -> [String] {
    guard let source = try? source(of: side), let path = InterfaceBuilderPath(source.name),
      path.object == nil
    else { return [] }
    return host.parts(of: source)
  }

  var filePair: Pair {
    Pair(name: paths[1], old: .path(paths[0]), new: .path(paths[1]))
  }

  /// The pairs that revisions or two folders have; `nil` if the operands are two files.
  func listedPairs() throws(UsageError) -> [Pair]? {
    try revisions.isEmpty ? folderPairs() : changedPairs()
  }

  /// The files of two folders, matched by their paths below them; `nil` if the operands are no
  /// folders.
  private func folderPairs() throws(UsageError) -> [Pair]? {
    func files(_ folder: String) -> [String: String]? {
      // The files of a pattern have no folder in common.
      guard host.filesInFolder(folder).contains(where: { $0.hasPrefix(folder) }) else { return nil }
      var files: [String: String] = [:]
      for path in host.layoutPaths(at: folder) {
        files[String(path.dropFirst(folder.count).drop { $0 == "/" })] = path
      }
      return files
    }
    let (old, new) = (files(paths[0]), files(paths[1]))
    guard let old, let new else {
      if old != nil || new != nil {
        throw UsageError(message: "one of these is a folder: expected two files or two folders")
      }
      return nil
    }
    return Set(old.keys).union(new.keys).ordered().map { name in
      Pair(name: name, old: old[name].map { .path($0) }, new: new[name].map { .path($0) })
    }
  }

  /// The files that differ since a revision. A file that is named is compared in any case.
  private func changedPairs() throws(UsageError) -> [Pair] {
    let old = revisions[0]
    let new = revisions.dropFirst().first
    func newSide(_ path: String) -> Side { new.map { .revision($0, path) } ?? .path(path) }
    let named = paths.filter { isLayoutName($0) && host.filesInFolder($0).isEmpty }
    let folders = paths.filter { !named.contains($0) }
    var pairs = named.map { Pair(name: $0, old: .revision(old, $0), new: newSide($0)) }
    if !folders.isEmpty || paths.isEmpty {
      for change in try old.changes(to: new, in: folders) where isLayoutName(change.path) {
        var pair = Pair(
          name: change.path, old: .revision(old, change.path), new: newSide(change.path))
        if change.isNew { pair.old = nil }
        if change.isRemoved { pair.new = nil }
        if InterfaceBuilderPath(pair.name) == nil { pair = read(pair) }
        if isLayout(pair) { pairs.append(pair) }
      }
    }
    return pairs
  }

  /// A pair of which the files that can be read have been read.
  private func read(_ pair: Pair) -> Pair {
    func read(_ side: Side?) -> Side? {
      guard let side else { return nil }
      return (try? source(of: side)).map(Side.text) ?? side
    }
    return Pair(name: pair.name, old: read(pair.old), new: read(pair.new))
  }

  private func isLayoutName(_ path: String) -> Bool {
    FileSearch.isConstraintFile(path)
      || (InterfaceBuilderPath(path) != nil && host.readsInterfaceBuilder)
  }

  /// Whether one of the sides is a layout: other JSON files are left out.
  private func isLayout(_ pair: Pair) -> Bool {
    if InterfaceBuilderPath(pair.name) != nil { return true }
    return [pair.old, pair.new].contains { side in
      if case .text(let source) = side { ConstraintFile.hasKey(source.bytes) } else { false }
    }
  }

  func source(of side: Side) throws(InputError) -> SourceText {
    switch side {
    case .path(let path): try host.sourceText(path)
    case .revision(let revision, let path): try revision.source(path)
    case .text(let source): source
    }
  }
}
