internal import TinamouLayout

extension WindowPicture {
  /// A finding that a picture marks and describes.
  public struct Finding: Hashable, Sendable {
    /// The kind of finding, which determines its mark.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A constraint is broken.
      case broken
      /// The constraints leave a position or size open.
      case ambiguous
      /// Any other finding.
      case remark
    }

    /// The kind of finding.
    public let kind: Kind
    /// The sentence below the picture.
    public var sentence: String
    /// Additional information, at most one sentence each.
    public var details: [String]
    /// The views and guides that are marked.
    let items: [LayoutItem.ID]
    /// The ambiguous attributes of a marked view among left, top, width and height.
    var open: [LayoutAttribute] = []
  }
}

extension WindowPicture.Finding {
  init(_ kind: Kind, _ sentence: String, details: [String] = [], items: [LayoutItem.ID]) {
    self.kind = kind
    self.sentence = sentence
    self.details = details
    self.items = items
  }

  /// The findings of the last layout of an engine: broken constraints, ambiguities, the rest, each
  /// in the order of the snapshot.
  static func all(in snapshot: LayoutSnapshot, of engine: LayoutEngine) -> [Self] {
    let items = engine.itemsOfBrokenConstraints()
    let broken = snapshot.broken.enumerated().map { index, conflict in
      Self(
        .broken, sentence(of: conflict),
        details: conflict.members.map(\.constraint).filter { $0 != conflict.broken }.map {
          "with '\($0)'"
        },
        items: index < items.count ? items[index] : [])
    }
    let ambiguous = snapshot.ambiguous.map { item in
      var finding = Self(.ambiguous, "\(item)", items: [item.id])
      finding.open = item.attributes
      return finding
    }
    return broken + ambiguous
      + snapshot.remarks.map { Self(.remark, "\($0)", items: views(of: $0, in: snapshot)) }
  }

  private static func views(
    of diagnostic: LayoutDiagnostic, in snapshot: LayoutSnapshot
  ) -> [LayoutItem.ID] {
    switch diagnostic {
    case .broken: []
    case .unsettled(let name, _), .containerChangesItself(let name),
      .rowsRefused(list: let name, _):
      [snapshot[name]?.id].compactMap { $0 }
    }
  }

  private static func sentence(of conflict: LayoutConflict) -> String {
    let count = conflict.members.count
    return count == 1
      ? "'\(conflict.broken)' cannot hold"
      : "\(count) required constraints cannot hold together, so '\(conflict.broken)' is broken"
  }
}
