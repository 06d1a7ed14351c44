import CTinamouHeader

/// The body of every function of the interface: what it throws becomes its status and its message.
@inline(__always)
func answer(_ body: () throws(Refusal) -> Void) -> tinamou_status {
  do throws(Refusal) {
    try body()
    return tinamou_status(TINAMOU_OK)
  } catch {
    ThreadMessage.current = error.message
    return error.status
  }
}

/// Calls `body` with an object, which no other thread can use meanwhile.
@inline(__always)
private func use(
  _ handle: tinamou_object, _ body: (HandleTable.Object) throws(Refusal) -> Void
) throws(Refusal) {
  let object = try HandleTable.take(handle)
  defer { HandleTable.giveBack(handle) }
  try body(object)
}

/// Answers a call for a solver.
func withSolver(
  _ handle: tinamou_object, _ body: (SolverSession) throws(Refusal) -> Void
) -> tinamou_status {
  answer { () throws(Refusal) in
    try use(handle) { object throws(Refusal) in
      guard case .solver(let session) = object else { throw HandleTable.unknown }
      try body(session)
    }
  }
}

/// Answers a call for a layout.
func withLayout(
  _ handle: tinamou_object, _ body: (LayoutSession) throws(Refusal) -> Void
) -> tinamou_status {
  answer { () throws(Refusal) in
    try use(handle) { object throws(Refusal) in
      guard case .layout(let session) = object else { throw HandleTable.unknown }
      try body(session)
    }
  }
}

/// Answers a call for a layout function.
func withFunction(
  _ handle: tinamou_object, _ body: (FunctionSession) throws(Refusal) -> Void
) -> tinamou_status {
  answer { () throws(Refusal) in
    try use(handle) { object throws(Refusal) in
      guard case .function(let session) = object else { throw HandleTable.unknown }
      try body(session)
    }
  }
}

/// Answers a call for the result of a command.
func withResult(
  _ handle: tinamou_object, _ body: (CommandResult) throws(Refusal) -> Void
) -> tinamou_status {
  answer { () throws(Refusal) in
    try use(handle) { object throws(Refusal) in
      guard case .result(let result) = object else { throw HandleTable.unknown }
      try body(result)
    }
  }
}
