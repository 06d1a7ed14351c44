// The frames of a constraint file in two windows, and at every width between them.
//
// c++ -std=c++17 layout.cpp -lCTinamou

#include <cstdio>
#include <stdexcept>
#include <string>
#include <tinamou.h>
#include <vector>

// The reason of a refused call, as an exception of this program.
static void check(tinamou_status status) {
  if (status == TINAMOU_OK) return;
  std::string message(4096, '\0');
  size_t length = 0;
  tinamou_message(message.data(), message.size(), &length);
  throw std::runtime_error(message.c_str());
}

// Closes an object at the end of its scope.
struct Object {
  tinamou_object number = 0;
  ~Object() { tinamou_close(number); }
};

int main() {
  const std::string file = R"({
    "tinamou": 1,
    "view": {"id": "root", "subviews": [{"id": "sidebar"}, {"id": "content"}]},
    "constraints": [
      "sidebar.leading == root.leading", "content.leading == sidebar.trailing",
      "content.trailing == root.trailing", "sidebar.width >= 180",
      "sidebar.width == 0.25 * root.width @750",
      "sidebar.top == root.top", "sidebar.bottom == root.bottom",
      "content.top == root.top", "content.bottom == root.bottom"
    ]
  })";
  Object layout;
  check(tinamou_layout_open(file.data(), file.size(), "split.json", &layout.number));
  for (double width : {1024.0, 600.0}) {
    size_t views = 0, count = 0;
    check(tinamou_layout_set_size(layout.number, width, 700));
    check(tinamou_layout_solve(layout.number, &views));
    std::vector<double> frames(4 * views);
    check(tinamou_layout_frames(layout.number, TINAMOU_IN_WINDOW, frames.data(), frames.size(),
                                &count));
    std::printf("%g: sidebar %g, content %g from %g\n", width, frames[6], frames[10], frames[8]);
  }

  Object function;
  check(tinamou_function_open(layout.number, TINAMOU_HORIZONTAL, 641, 1366, &function.number));
  std::vector<double> bounds(100);
  size_t count = 0;
  check(tinamou_function_pieces(function.number, bounds.data(), bounds.size(), &count));
  for (size_t piece = 0; piece < count / 2; piece++) {
    std::printf("linear from %g to %g\n", bounds[2 * piece], bounds[2 * piece + 1]);
  }
}
