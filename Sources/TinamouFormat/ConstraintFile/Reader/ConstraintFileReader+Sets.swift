import TinamouLayout

extension ConstraintFileReader {
  mutating func readSets(_ value: JSONValue?) -> [SetDeclaration] {
    let always = stacks
    return (value?.elements ?? []).enumerated().map { index, set in
      stacks = always
      let id = set["id"]?.string
      if let id { checkUnique(id, "set") }
      return SetDeclaration(
        name: id?.value ?? "set \(index + 1)", range: id?.range ?? set.range,
        conditions: readConditions(set["when"]),
        constraints: readConstraints(set["constraints"]),
        overrides: (set["views"]?.members ?? []).flatMap { readOverrides($0) })
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
