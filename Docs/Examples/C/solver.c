/* A sidebar and its content in a window that is resized, and the reason why a constraint is refused.

   cc solver.c -lCTinamou */

#include <stdio.h>
#include <stdlib.h>
#include <tinamou.h>

/* Ends the program with the reason why a call was refused. */
static void check(tinamou_status status) {
  char message[1000];
  size_t length;
  if (status == TINAMOU_OK) return;
  if (tinamou_message(message, sizeof message, &length) != TINAMOU_OK) message[0] = 0;
  fprintf(stderr, "status %d: %s\n", (int)status, message);
  exit(1);
}

int main(void) {
  enum { window, sidebar, content };
  const char *names[] = {"window", "sidebar", "content"};
  tinamou_object solver;
  tinamou_variable variables[3];
  check(tinamou_solver_open(TINAMOU_REFUSE, &solver));
  check(tinamou_solver_add_variables(solver, 3, names, variables));

  /* sidebar + content == window; sidebar >= 180; sidebar == 0.25 * window, if there is space. */
  const size_t starts[] = {0, 3, 4, 6};
  const tinamou_variable terms[] = {variables[sidebar], variables[content], variables[window],
                                    variables[sidebar], variables[sidebar], variables[window]};
  const double coefficients[] = {1, 1, -1, 1, 1, -0.25};
  const int32_t relations[] = {TINAMOU_EQUAL, TINAMOU_GREATER_OR_EQUAL, TINAMOU_EQUAL};
  const double constants[] = {0, 180, 0};
  const double priorities[] = {TINAMOU_REQUIRED, TINAMOU_REQUIRED, 750};
  check(tinamou_solver_add_many(solver, 3, starts, terms, coefficients, relations, constants,
                                priorities, NULL, NULL));

  check(tinamou_solver_add_edit(solver, variables[window], 1024, TINAMOU_REQUIRED, NULL));
  const double widths[] = {1024, 600};
  for (int index = 0; index < 2; index++) {
    double values[3];
    size_t count;
    check(tinamou_solver_suggest(solver, 1, &variables[window], &widths[index]));
    check(tinamou_solver_values(solver, values, 3, &count));
    printf("%g: %g %g\n", values[window], values[sidebar], values[content]);
  }

  tinamou_constraint narrow;
  const double one = 1;
  tinamou_status status =
      tinamou_solver_add(solver, 1, &variables[sidebar], &one, TINAMOU_LESS_OR_EQUAL, 100,
                         TINAMOU_REQUIRED, 1, "narrow", &narrow);
  char message[1000];
  size_t length;
  check(tinamou_message(message, sizeof message, &length));
  printf("%s\n%s\n", status == TINAMOU_CONFLICT ? "refused:" : "?", message);
  check(tinamou_close(solver));
  return 0;
}
