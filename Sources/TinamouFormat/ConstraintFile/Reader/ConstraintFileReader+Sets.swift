import TinamouLayout

extension ConstraintFileReader {
  mutating func readSets(_ value: JSONValue?) -> [SetDeclaration] {
    let always = stacks
    let sets = value?.elements ?? []
    let names = Self.names(of: sets)
    return zip(sets, names).map { set, name in
      stacks = always
      let id = set["id"]?.string
      if let id { checkUnique(id, "set") }
      return SetDeclaration(
        name: name, range: id?.range ?? set.range,
        conditions: readConditions(set["when"]),
        constraints: readConstraints(set["constraints"]),
        overrides: (set["views"]?.members ?? []).flatMap { readOverrides($0) })
    }
  }

  /// The ids of the sets. A set without an id has a name that no other set has, because lists find
  /// the active sets by their names.
  private static func names(of sets: [JSONValue]) -> [String] {
    let ids = sets.map { $0["id"]?.string?.value }
    let known = Set(ids.compactMap(\.self))
    return ids.enumerated().map { index, id in
      if let id { return id }
      var name = "set \(index + 1)"
      while known.contains(name) { name += " without id" }
      return name
    }
  }

  private mutating func readOverrides(_ member: JSONMember) -> [SetDeclaration.Override] {
    guard let index = names.viewIndices[member.key.value] else {
      let error = names.unknownView(member.key.value, 0..<member.key.value.utf8.count)
      diagnostics.append(error.diagnostic(in: member.key, of: document))
      return []
    }
    let view = names.firstView(at: index)
    checkKeys(member.value, of: view)
    let attributes = readAttributes(member.value, missingMargin: missingMargin(view))
    return names.views(at: index).map {
      SetDeclaration.Override(view: $0, attributes: attributes)
    }
  }
}
