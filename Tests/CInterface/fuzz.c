/* Random calls of the C interface, right ones and wrong ones: each must be answered.

   fuzz [COUNT] [SEED] ends with 1 if a status is none, or if a refused call leaves no message. Run it
   with a library that was built with --sanitize=address. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tinamou.h>

enum { room = 256 };

static uint64_t state;

static uint64_t bits(void) {
  /* SplitMix64, by Sebastiano Vigna (public domain). */
  uint64_t z = (state += 0x9e3779b97f4a7c15);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

static size_t below(size_t count) { return (size_t)(bits() % count); }
static int rarely(void) { return below(12) == 0; }

enum { solvers, layouts, functions, results, kinds, objects_of_kind = 4 };
static tinamou_object objects[kinds][objects_of_kind];
static tinamou_variable variables[room];
static size_t variable_count;
static tinamou_constraint constraints[room];
static size_t constraint_count;

/* An object of a kind; sometimes one of another kind, one that was closed, or no object. */
static tinamou_object object(int kind) {
  if (rarely()) return rarely() ? bits() : below(8);
  if (rarely()) kind = (int)below(kinds);
  return objects[kind][below(objects_of_kind)];
}

/* Keeps a new object in place of another one, which is closed. */
static void keep(tinamou_object object, int kind) {
  if (object == 0) return;
  size_t index = below(objects_of_kind);
  if (objects[kind][index] != 0) tinamou_close(objects[kind][index]);
  objects[kind][index] = object;
}

static tinamou_variable variable(void) {
  if (rarely()) return bits();
  return variable_count == 0 ? below(3) : variables[below(variable_count)];
}

static tinamou_constraint constraint(void) {
  if (rarely()) return bits();
  return constraint_count == 0 ? below(3) : constraints[below(constraint_count)];
}

static double number(void) {
  static const double odd[] = {NAN, INFINITY, -INFINITY, 0.0, -0.0, 1e300, -1e300, 1e-300,
                               4e9, 1e-40, 2147483648.0, 0x1p-27};
  if (rarely()) return odd[below(sizeof odd / sizeof *odd)];
  return (double)below(2000) / 4 - 100;
}

static double priority(void) {
  static const double all[] = {1000, 1000, 750, 500, 250, 1, 0.5, 999.99};
  return rarely() ? number() : all[below(8)];
}

/* A count for which there is room, or one that is too large for any memory. */
static size_t count_of(size_t largest) {
  static const size_t huge[] = {SIZE_MAX, SIZE_MAX / 2, SIZE_MAX / 2 + 1, SIZE_MAX / 8,
                                TINAMOU_LARGEST_COUNT + 1, (size_t)1 << 40};
  return rarely() ? huge[below(6)] : below(largest + 1);
}

/* A capacity that the memory has, or less, but never more. */
static size_t capacity(size_t largest) { return rarely() ? below(3) : largest; }

static void *maybe(void *pointer) { return rarely() ? NULL : pointer; }

static const char *const files[] = {
    "{\"tinamou\": 1, \"at\": [{\"device\": \"iphone-8\"}], \"view\": {\"id\": \"root\", \"subviews\": "
    "[{\"id\": \"a\"}, {\"id\": \"b\", \"kind\": \"label\", \"text\": \"Hello world\"}]}, "
    "\"constraints\": [\"a.left == root.left + 8\", \"a.top == root.top\", \"a.width == 90\", "
    "\"a.height == 20\", \"b.left == a.right + 8\", \"b.top == a.bottom\", \"b.right <= root.right\"]}",
    ("{\"tinamou\": 1, \"view\": {\"id\": \"root\", \"subviews\": [{\"id\": \"a\"}]}, "
     "\"constraints\": [\"a.width == 1\", \"a.width == 2\", \"a.left == root.left\"]}"),
    "{\"tinamou\": 1, \"view\": {\"id\": \"root\"}}", "{", "", "[1e999]", "\xff\xfe"};
static const char *const windows[] = {
    "{\"size\": [320, 480]}", "{\"device\": \"iphone-8\"}",
    "{\"device\": \"ipad-air-2\", \"split\": \"1/2\"}", "{\"device\": \"nokia\"}", "{\"size\": [1e308, 2]}",
    "{}", "}", "", "{\"size\": [320, 480]}]}", "\x80"};
static const char *const steps[] = {"full", "1/2", "rotate", "2/3", "keyboard 300", "fly", "", "\xff",
                                    "full > rotate"};
static const char *const words[] = {"solve", "check", "-", "--size", "320x480", "--format", "table",
                                    "--help", "version", "devices", "explain", "T101", "fmt", "lsp"};

#define PICK(array) array[below(sizeof array / sizeof *array)]

static tinamou_status call(int *number_of_function) {
  tinamou_object result = 0, solver, layout, function;
  tinamou_variable some[room];
  tinamou_constraint ids[room];
  double numbers[room], more[room], third[room];
  int32_t codes[room], code = 0;
  size_t starts[room + 1], count = 0;
  char text[4096];
  const char *names[room];
  tinamou_conflict_member members[room];
  tinamou_certificate_row rows[room];
  size_t given = count_of(8), start = 0;
  for (size_t index = 0; index < room; index++) {
    some[index] = variable();
    ids[index] = constraint();
    numbers[index] = number();
    more[index] = number();
    third[index] = priority();
    codes[index] = rarely() ? (int32_t)bits() : (int32_t)below(3) - 1;
    names[index] = rarely() ? NULL : PICK(windows);
    starts[index] = start;
    start += rarely() ? (size_t)-1 : below(3);
    if (start > room) start = room;
  }
  starts[room] = room;
  solver = object(solvers);
  layout = object(layouts);
  function = object(functions);
  *number_of_function = (int)below(44);
  switch (*number_of_function) {
  case 0: {
    tinamou_status status = tinamou_solver_open(rarely() ? (int32_t)bits() : (int32_t)below(2),
                                                maybe(&result));
    keep(result, solvers);
    return status;
  }
  case 1: case 2: {
    size_t wanted = count_of(4);
    tinamou_status status = tinamou_solver_add_variables(
        solver, wanted, below(2) ? NULL : names, maybe(some));
    for (size_t index = 0; status == TINAMOU_OK && index < wanted; index++) {
      if (variable_count < room) variables[variable_count++] = some[index];
      else variables[below(room)] = some[index];
    }
    return status;
  }
  case 3: return tinamou_solver_remove_variable(solver, variable());
  case 4: case 5: case 6: case 7: {
    tinamou_status status = tinamou_solver_add(
        solver, given, maybe(some), maybe(numbers), codes[0], number(), priority(),
        rarely() ? number() : 1, names[0], maybe(ids));
    if (status == TINAMOU_OK) constraints[constraint_count < room ? constraint_count++ : below(room)] = ids[0];
    return status;
  }
  case 8: case 9: {
    tinamou_status status = tinamou_solver_add_many(
        solver, given, maybe(starts), maybe(some), maybe(numbers), maybe(codes), maybe(more),
        maybe(third), NULL, maybe(ids));
    return status;
  }
  case 10: return tinamou_solver_remove(solver, rarely() ? given : below(2), maybe(ids));
  case 11: return tinamou_solver_set_constant(solver, constraint(), number());
  case 12: return tinamou_solver_set_priority(solver, constraint(), priority());
  case 13: return tinamou_solver_set_weight(solver, constraint(), number());
  case 14: return tinamou_solver_set_relation(solver, constraint(), codes[0]);
  case 15: return tinamou_solver_set_coefficient(solver, constraint(), variable(), number());
  case 16: return tinamou_solver_set_active(solver, constraint(), (int32_t)below(2));
  case 17: case 18:
    return tinamou_solver_add_edit(solver, variable(), number(), priority(), maybe(ids));
  case 19: case 20: return tinamou_solver_suggest(solver, given, maybe(some), maybe(numbers));
  case 21: return tinamou_solver_begin(solver);
  case 22: return tinamou_solver_commit(solver);
  case 23: return tinamou_solver_cancel(solver);
  case 24: return tinamou_solver_read(solver, given, maybe(some), maybe(numbers));
  case 25: return tinamou_solver_read_unrounded(solver, given, maybe(some), maybe(numbers));
  case 26: return tinamou_solver_values(solver, maybe(numbers), capacity(room), maybe(&count));
  case 27:
    return tinamou_solver_constraint_text(solver, constraint(), maybe(text), capacity(sizeof text),
                                          maybe(&count));
  case 28: return tinamou_solver_conflicts(solver, maybe(&count));
  case 29:
    return tinamou_solver_conflict(solver, rarely() ? bits() : below(2), maybe(ids), maybe(members),
                                   capacity(room), maybe(&count));
  case 30:
    return tinamou_solver_conflict_text(solver, rarely() ? bits() : below(2), maybe(text),
                                        capacity(sizeof text), maybe(&count));
  case 31:
    return tinamou_solver_certificate(solver, maybe(codes), maybe(rows), capacity(room), maybe(&count));
  case 32: return tinamou_solver_ambiguity(solver, maybe(some), capacity(room), maybe(&count));
  case 33:
    return tinamou_solver_determining(solver, variable(), maybe(ids), maybe(numbers), capacity(room),
                                      maybe(&count));
  case 34: {
    const char *file = PICK(files);
    tinamou_status status = tinamou_layout_open(
        maybe((void *)file), rarely() ? SIZE_MAX : strlen(file), names[0], maybe(&result));
    keep(result, layouts);
    return status;
  }
  case 35: {
    const char *window = PICK(windows);
    if (below(2)) return tinamou_layout_set_size(layout, 4 * number(), 600);
    return tinamou_layout_set_window(layout, maybe((void *)window),
                                     rarely() ? SIZE_MAX / 2 : strlen(window));
  }
  case 36: return tinamou_layout_solve(layout, maybe(&count));
  case 37: return tinamou_layout_play(layout, maybe((void *)PICK(steps)), maybe(&count));
  case 38:
    if (below(2)) return tinamou_layout_names(layout, maybe(text), capacity(sizeof text), maybe(&count));
    return tinamou_layout_report(layout, maybe(text), capacity(sizeof text), maybe(&count));
  case 39:
    return tinamou_layout_frames(layout, rarely() ? (int32_t)bits() : (int32_t)below(4), maybe(numbers),
                                 capacity(room), maybe(&count));
  case 40: {
    tinamou_status status = tinamou_function_open(
        layout, rarely() ? (int32_t)bits() : (int32_t)below(2), rarely() ? number() : 320,
        rarely() ? number() : 500, maybe(&result));
    keep(result, functions);
    return status;
  }
  case 41:
    if (below(2)) return tinamou_function_pieces(function, maybe(numbers), capacity(room), maybe(&count));
    if (below(2)) return tinamou_function_names(function, maybe(text), capacity(sizeof text), maybe(&count));
    for (size_t index = 0; index < 8; index++) if (!rarely()) more[index] = 320 + (double)below(181);
    return tinamou_function_frames(function, rarely() ? (int32_t)bits() : (int32_t)below(4), maybe(more),
                                   given, maybe(numbers), capacity(room), maybe(&count));
  case 42: {
    const char *arguments[4];
    const char *input = PICK(files);
    if (below(4)) return tinamou_result_code(object(results), maybe(codes));
    for (int index = 0; index < 4; index++) arguments[index] = PICK(words);
    if (rarely()) arguments[below(4)] = rarely() ? NULL : "\xff";
    tinamou_status status = tinamou_run(rarely() ? given : below(5), maybe(arguments),
                                        maybe((void *)input), strlen(input), maybe(&result));
    keep(result, results);
    return status;
  }
  default:
    if (below(3) == 0) return tinamou_close(object((int)below(kinds)));
    if (below(2)) return tinamou_result_messages(object(results), maybe(text), capacity(sizeof text), maybe(&count));
    return tinamou_result_output(object(results), maybe(text), capacity(sizeof text), maybe(&count));
  }
  return (tinamou_status)code;
}

int main(int argc, char **argv) {
  long calls = argc > 1 ? atol(argv[1]) : 10000, refused[64] = {0};
  state = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
  for (long index = 0; index < calls; index++) {
    int function = -1;
    tinamou_status status = call(&function);
    if (status < 0 || status > 63) return printf("call %ld of function %d: %d\n", index, function, status), 1;
    refused[status]++;
    char message[100];
    size_t length = 0;
    tinamou_status told = tinamou_message(message, sizeof message, &length);
    if (status != TINAMOU_OK && length == 0) {
      return printf("call %ld of function %d: no message for %d (%d)\n", index, function, status, told), 1;
    }
  }
  printf("%ld calls, %ld of them done; status and count of the others:", calls, refused[0]);
  for (int status = 1; status < 64; status++) {
    if (refused[status] > 0) printf(" %d: %ld", status, refused[status]);
  }
  printf("\n");
  for (int kind = 0; kind < kinds; kind++) {
    for (int index = 0; index < objects_of_kind; index++) tinamou_close(objects[kind][index]);
  }
  return 0;
}
