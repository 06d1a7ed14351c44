/// The places of ids in a list that is being made; -1 for those that are not in it.
struct PlaceTable: ~Copyable {
  private var places = Buffer<Int32>()

  subscript(id: Int32) -> Int32 {
    @inline(__always) get { id < places.count ? places[id] : -1 }
  }

  @inline(__always)
  mutating func set(_ place: Int32, of id: Int32) {
    if id >= places.count { places.append(repeating: -1, count: id + 1 - places.count) }
    places[id] = place
  }

  @inline(__always)
  mutating func remove(_ id: Int32) {
    if id < places.count { places[id] = -1 }
  }
}
