/// The frames of the items of a tree, independent of it.
struct CommittedFrames {
  let places: FrameBoard.Places
  let frames: [FrameBoard.Frame]
}
