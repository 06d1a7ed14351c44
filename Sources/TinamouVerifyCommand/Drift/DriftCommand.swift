import TinamouCommand
import TinamouTestSupport

/// `tinamou-verify --drift`: a very large number of edits of one layout.
struct DriftCommand {
  private static var checkpoints: Int { 20 }

  static func run(_ arguments: ParsedArguments, host: any CommandHost) throws(UsageError)
    -> ExitCode
  {
    try arguments.checkNoOperands()
    let edits = try arguments.number(VerifyOptions.drift, 1...1_000_000_000) ?? 0
    let seed = UInt64(try arguments.number(VerifyOptions.seed, 0...Int.max) ?? 1)
    let contents = try contents(arguments, seed: seed)
    var text = ""
    var isRight = true
    for (number, content) in contents.enumerated() {
      let start = ContinuousClock.now
      var run = DriftRun(seed: seed &+ UInt64(number), content: content)
      run.run(edits: edits, checkpoints: min(Self.checkpoints, edits))
      let seconds = (((ContinuousClock.now - start) / .seconds(1)) * 10).rounded() / 10
      text += "\(content): \(run.report), \(seconds) seconds\n"
      isRight = isRight && run.fault == nil && (run.closure?.relative ?? 0) <= 1e-9
    }
    if contents == [.mixed] {
      let columns = ColumnsClosure.drag(count: 10_000)
      text += "10000 columns dragged: rows off by at most \(columns.absolute), "
      text += "relative to what they add up \(columns.relative)\n"
      isRight = isRight && columns.relative <= 1e-9
    }
    return host.print(text, then: isRight ? .done : .internalError)
  }

  private static func contents(
    _ arguments: ParsedArguments, seed: UInt64
  ) throws(UsageError) -> [DriftLayout.Content] {
    switch arguments.value(VerifyOptions.layout.name) ?? "mixed" {
    case "mixed": return [.mixed]
    case "cells": return [.cells(100)]
    case "columns": return [.columns(100)]
    case "tree": return [.tree(rowCount: 2000)]
    case "trees":
      var random = SeededGenerator(seed: seed)
      return (0..<10).map { _ in .tree(rowCount: random.integer(1000...5000)) }
    case let other:
      throw UsageError(
        message: "--layout cannot be '\(other)'; expected mixed, cells, columns, tree or trees")
    }
  }
}
