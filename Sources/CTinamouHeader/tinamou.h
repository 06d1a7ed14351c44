/* Tinamou's interface for C and for every language that can call C.

   Objects. A solver, a layout, a layout function and the result of a command are numbers, made by a
   function `tinamou_…_open` and given back to `tinamou_close`. 0 is no object. A number that was
   closed, or never was an object, is refused (TINAMOU_UNKNOWN_OBJECT).

   Threads. Every function can be called on any thread. An object serves one thread at a time: a
   call for an object that is serving another thread is refused (TINAMOU_BUSY).

   Errors. Every function returns a status. A call that is refused changes nothing and writes nothing
   but the counts that TINAMOU_BUFFER_TOO_SMALL documents; `tinamou_message` gives the reason in
   words. No call throws an exception or ends the process because of its arguments. As always in C, a
   pointer that is not NULL must point to as many elements as the call reads or writes.

   Arrays. `capacity` is the number of elements for which the caller has memory. If it is too small,
   nothing is written to the array, `count` receives the number of elements that there are, and the
   status is TINAMOU_BUFFER_TOO_SMALL. So a call with NULL and 0 asks for the size.

   Texts. They are UTF-8. `capacity` counts bytes and includes a zero byte at the end; `length` does
   not include it. Otherwise texts are arrays. Arguments that are texts end with a zero byte, unless
   their length is given. */

#ifndef TINAMOU_H
#define TINAMOU_H

#include <stddef.h>
#include <stdint.h>

/* How a call ended. A status is 32 bits in every language. */
typedef int32_t tinamou_status;
enum {
  TINAMOU_OK = 0,
  /* The number is no object, or one of another kind, or it was closed. */
  TINAMOU_UNKNOWN_OBJECT = 1,
  /* Another thread is using the object. */
  TINAMOU_BUSY = 2,
  /* A pointer is NULL that may not be. */
  TINAMOU_NULL_POINTER = 3,
  /* A count, code or text has no meaning here. */
  TINAMOU_INVALID_ARGUMENT = 4,
  /* There are more elements than the caller has memory for. */
  TINAMOU_BUFFER_TOO_SMALL = 5,

  /* The variable was removed, or belongs to another solver. */
  TINAMOU_UNKNOWN_VARIABLE = 10,
  /* The constraint was removed, or belongs to another solver. */
  TINAMOU_UNKNOWN_CONSTRAINT = 11,
  /* A constraint still mentions the variable. */
  TINAMOU_VARIABLE_IN_USE = 12,
  /* The variable is no edit variable. */
  TINAMOU_NOT_EDITABLE = 13,
  /* The variable is an edit variable already. */
  TINAMOU_ALREADY_EDITABLE = 14,
  /* The terms and the relation of an edit variable's constraint do not change. */
  TINAMOU_FIXED_TERMS = 15,
  /* The call is not allowed inside a batch, or a batch is missing. */
  TINAMOU_WRONG_BATCH = 16,
  /* A number is not finite, or too large or small. */
  TINAMOU_NUMBER_OUT_OF_RANGE = 17,
  /* A priority is not above 0, or beyond 1000. */
  TINAMOU_PRIORITY_OUT_OF_RANGE = 18,
  /* A weight is not positive, or too large or small. */
  TINAMOU_WEIGHT_OUT_OF_RANGE = 19,
  /* Required constraints cannot hold together. */
  TINAMOU_CONFLICT = 20,
  /* The numbers cannot resolve how the constraints depend on each other. */
  TINAMOU_ILL_CONDITIONED = 21,
  /* No answer was found within the limit of steps. */
  TINAMOU_STEP_LIMIT = 22,

  /* The constraint file has errors; the message has them all, each with its place. */
  TINAMOU_INVALID_FILE = 30,
  /* There is no such window or step of a transition. */
  TINAMOU_INVALID_WINDOW = 31,
  /* The layout was refused. */
  TINAMOU_LAYOUT_REFUSED = 32,
  /* There is no layout yet: `tinamou_layout_solve` makes one. */
  TINAMOU_NO_LAYOUT = 33
};

/* An object. */
typedef uint64_t tinamou_object;
/* A variable of a solver. Its low 32 bits are its position among all values. */
typedef uint64_t tinamou_variable;
/* A constraint of a solver. */
typedef uint64_t tinamou_constraint;

/* The relation of a constraint. */
enum { TINAMOU_LESS_OR_EQUAL = -1, TINAMOU_EQUAL = 0, TINAMOU_GREATER_OR_EQUAL = 1 };

/* What a solver does when required constraints cannot hold together. */
enum {
  /* It refuses the change. */
  TINAMOU_REFUSE = 0,
  /* It leaves out the last constraint of each conflict until that constraint can hold again. */
  TINAMOU_RELAX = 1
};

/* How frames are given. */
enum {
  /* In the window, on the pixel grid. */
  TINAMOU_IN_WINDOW = 0,
  /* In the container, on the pixel grid. */
  TINAMOU_IN_CONTAINER = 1,
  /* In the window, before rounding to pixels. */
  TINAMOU_EXACT_IN_WINDOW = 2,
  /* In the container, before rounding to pixels. */
  TINAMOU_EXACT_IN_CONTAINER = 3
};

/* The axis along which the size of a window varies. */
enum { TINAMOU_HORIZONTAL = 0, TINAMOU_VERTICAL = 1 };

/* The priority of a constraint that must hold. */
#define TINAMOU_REQUIRED 1000.0
/* The largest number of elements that one call takes. */
#define TINAMOU_LARGEST_COUNT ((size_t)1 << 24)

/* A member of a conflict. The constraints, times their multipliers, add up to a contradiction. */
typedef struct {
  tinamou_constraint constraint;
  double multiplier;
  /* By how much its constant would have to change so that all members can hold. */
  double repair;
} tinamou_conflict_member;

/* The multiplier of a constraint at one priority, in the proof that values are optimal. */
typedef struct {
  tinamou_constraint constraint;
  /* 0 if the multiplier of the constraint is zero. */
  double priority;
  double multiplier;
  /* The terms minus the constant, at the present values. */
  double residual;
} tinamou_certificate_row;

#ifdef __cplusplus
extern "C" {
#endif

/* --- Common ---------------------------------------------------------------------------------- */

/* The version of the library, such as 0.2.0. */
tinamou_status tinamou_version(char *buffer, size_t capacity, size_t *length);

/* Why the last refused call of this thread was refused. */
tinamou_status tinamou_message(char *buffer, size_t capacity, size_t *length);

/* Gives an object back. */
tinamou_status tinamou_close(tinamou_object object);

/* --- Solver ---------------------------------------------------------------------------------- */

/* Makes a solver without variables; `policy` is TINAMOU_REFUSE or TINAMOU_RELAX. */
tinamou_status tinamou_solver_open(int32_t policy, tinamou_object *solver);

/* Adds `count` variables. `names` is NULL or has `count` texts, of which each may be NULL. */
tinamou_status tinamou_solver_add_variables(
    tinamou_object solver, size_t count, const char *const *names, tinamou_variable *variables);

/* Removes a variable that no constraint mentions. */
tinamou_status tinamou_solver_remove_variable(tinamou_object solver, tinamou_variable variable);

/* Adds the constraint: the sum of `count` terms, each a coefficient times a variable, compared with
   `constant`. A priority is above 0; at 1000 the constraint is required. Within one priority errors
   count by their `weight`, usually 1. `name` may be NULL. */
tinamou_status tinamou_solver_add(
    tinamou_object solver, size_t count, const tinamou_variable *variables,
    const double *coefficients, int32_t relation, double constant, double priority, double weight,
    const char *name, tinamou_constraint *constraint);

/* Adds `count` constraints in one batch, all or none. The terms of constraint i are those from
   starts[i] to before starts[i + 1], so `starts` has count + 1 elements that do not decrease.
   `priorities` NULL means required, `weights` NULL means 1; `constraints` may be NULL. */
tinamou_status tinamou_solver_add_many(
    tinamou_object solver, size_t count, const size_t *starts, const tinamou_variable *variables,
    const double *coefficients, const int32_t *relations, const double *constants,
    const double *priorities, const double *weights, tinamou_constraint *constraints);

/* Removes `count` constraints in one batch, all or none; also those of edit variables. */
tinamou_status tinamou_solver_remove(
    tinamou_object solver, size_t count, const tinamou_constraint *constraints);

/* Changes one part of a constraint. */
tinamou_status tinamou_solver_set_constant(
    tinamou_object solver, tinamou_constraint constraint, double constant);
tinamou_status tinamou_solver_set_priority(
    tinamou_object solver, tinamou_constraint constraint, double priority);
tinamou_status tinamou_solver_set_weight(
    tinamou_object solver, tinamou_constraint constraint, double weight);
tinamou_status tinamou_solver_set_relation(
    tinamou_object solver, tinamou_constraint constraint, int32_t relation);
tinamou_status tinamou_solver_set_coefficient(
    tinamou_object solver, tinamou_constraint constraint, tinamou_variable variable,
    double coefficient);
/* Takes a constraint out (0) or puts it back at its place (1). */
tinamou_status tinamou_solver_set_active(
    tinamou_object solver, tinamou_constraint constraint, int32_t is_active);

/* Makes a variable an edit variable. `constraint`, which keeps it at its value, may be NULL. */
tinamou_status tinamou_solver_add_edit(
    tinamou_object solver, tinamou_variable variable, double value, double priority,
    tinamou_constraint *constraint);

/* Gives `count` edit variables new values, all or none. */
tinamou_status tinamou_solver_suggest(
    tinamou_object solver, size_t count, const tinamou_variable *variables, const double *values);

/* Begins a batch: the following changes become one, at `tinamou_solver_commit`, which applies all or
   none, or nothing after `tinamou_solver_cancel`. Values read meanwhile are those before. */
tinamou_status tinamou_solver_begin(tinamou_object solver);
tinamou_status tinamou_solver_commit(tinamou_object solver);
tinamou_status tinamou_solver_cancel(tinamou_object solver);

/* Reads the values of `count` variables: multiples of 2^-20, the same after every history. */
tinamou_status tinamou_solver_read(
    tinamou_object solver, size_t count, const tinamou_variable *variables, double *values);

/* Reads the values of `count` variables before this rounding. */
tinamou_status tinamou_solver_read_unrounded(
    tinamou_object solver, size_t count, const tinamou_variable *variables, double *values);

/* Reads all values, each at the position of its variable. */
tinamou_status tinamou_solver_values(
    tinamou_object solver, double *values, size_t capacity, size_t *count);

/* The text of a constraint, such as right == left + 8. */
tinamou_status tinamou_solver_constraint_text(
    tinamou_object solver, tinamou_constraint constraint, char *buffer, size_t capacity,
    size_t *length);

/* Counts the conflicts: the one for which the last change was refused, otherwise those that keep
   constraints broken (TINAMOU_RELAX). */
tinamou_status tinamou_solver_conflicts(tinamou_object solver, size_t *count);

/* The members of one of these conflicts. `broken`, which may be NULL, receives the member that is
   left out. */
tinamou_status tinamou_solver_conflict(
    tinamou_object solver, size_t index, tinamou_constraint *broken,
    tinamou_conflict_member *members, size_t capacity, size_t *count);

/* One of these conflicts as text. */
tinamou_status tinamou_solver_conflict_text(
    tinamou_object solver, size_t index, char *buffer, size_t capacity, size_t *length);

/* The proof that the present values are optimal: a row for each constraint and priority at which
   its multiplier is not zero. `is_valid` receives 1 if the proof holds. */
tinamou_status tinamou_solver_certificate(
    tinamou_object solver, int32_t *is_valid, tinamou_certificate_row *rows, size_t capacity,
    size_t *count);

/* The variables that the constraints leave open. */
tinamou_status tinamou_solver_ambiguity(
    tinamou_object solver, tinamou_variable *variables, size_t capacity, size_t *count);

/* The constraints that determine a variable: its value is the sum of each multiplier times the
   constant of its constraint. */
tinamou_status tinamou_solver_determining(
    tinamou_object solver, tinamou_variable variable, tinamou_constraint *constraints,
    double *multipliers, size_t capacity, size_t *count);

/* --- Layout ---------------------------------------------------------------------------------- */

/* Reads a constraint file of `size` bytes, and keeps its engine. `name`, which may be NULL, is the
   name of the file in messages. The window is the first one in the file, if there is one. */
tinamou_status tinamou_layout_open(
    const char *file, size_t size, const char *name, tinamou_object *layout);

/* Sets the window: JSON of `size` bytes as in the `at` of a file, such as
   {"device": "iphone-15", "textSize": "XL"} or {"size": [320, 480]}. */
tinamou_status tinamou_layout_set_window(tinamou_object layout, const char *window, size_t size);

/* Sets the size of a window that is no device, in points, and keeps the rest of the window. */
tinamou_status tinamou_layout_set_size(tinamou_object layout, double width, double height);

/* Lays out in the window; `count` receives the number of views. */
tinamou_status tinamou_layout_solve(tinamou_object layout, size_t *count);

/* Plays a step of a transition such as `1/2` or `rotate`; the first one is the state in which the
   window, which must be that of a device, begins. `count` receives the number of views. */
tinamou_status tinamou_layout_play(tinamou_object layout, const char *step, size_t *count);

/* The names of the views of the last layout, each with a zero byte at its end. */
tinamou_status tinamou_layout_names(
    tinamou_object layout, char *buffer, size_t capacity, size_t *length);

/* The frames of the last layout: x, y, width and height of each view, in points. `capacity` and
   `count` count numbers. */
tinamou_status tinamou_layout_frames(
    tinamou_object layout, int32_t space, double *frames, size_t capacity, size_t *count);

/* The last layout as JSON (tinamou/frames/1), with conflicts, ambiguities and, after a step of a
   transition, its report. */
tinamou_status tinamou_layout_report(
    tinamou_object layout, char *buffer, size_t capacity, size_t *length);

/* --- Layout function ------------------------------------------------------------------------- */

/* The layout as a function of the width or height of its window, between two sizes. It does not need
   the layout any more. Rows of tables and items of collections are no part of it. */
tinamou_status tinamou_function_open(
    tinamou_object layout, int32_t axis, double smallest, double largest,
    tinamou_object *function);

/* The ranges in which each frame is linear: two numbers each. */
tinamou_status tinamou_function_pieces(
    tinamou_object function, double *bounds, size_t capacity, size_t *count);

/* The names of its views, each with a zero byte at its end. */
tinamou_status tinamou_function_names(
    tinamou_object function, char *buffer, size_t capacity, size_t *length);

/* The frames at `size_count` sizes: for each size, x, y, width and height of each view. `capacity`
   and `count` count numbers. */
tinamou_status tinamou_function_frames(
    tinamou_object function, int32_t space, const double *sizes, size_t size_count,
    double *frames, size_t capacity, size_t *count);

/* --- Command line ---------------------------------------------------------------------------- */

/* Runs a command line of `tinamou`, without the name of the program, inside of this process. `input`
   of `size` bytes is its standard input. Commands that start another program, such as bench and
   verify, or storyboards, end with exit code 2. */
tinamou_status tinamou_run(
    size_t count, const char *const *arguments, const char *input, size_t size,
    tinamou_object *result);

/* The exit code: see `tinamou --help`. */
tinamou_status tinamou_result_code(tinamou_object result, int32_t *code);

/* What it wrote to standard output. */
tinamou_status tinamou_result_output(
    tinamou_object result, char *buffer, size_t capacity, size_t *length);

/* What it wrote to standard error. */
tinamou_status tinamou_result_messages(
    tinamou_object result, char *buffer, size_t capacity, size_t *length);

#ifdef __cplusplus
}
#endif

#endif
