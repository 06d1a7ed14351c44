/* The Python module `tinamou._tinamou`: solvers with the methods of kiwi and with strict priorities, and
   the functions of the C interface for layouts and the command line. */

#include "_expressions.h"
#include <stdlib.h>
#include <string.h>
#include <tinamou.h>

/* --- Errors ----------------------------------------------------------------------------------- */

static PyObject *Error, *ConflictError, *FileError;
/* The exceptions of kiwi, each made of the object that it is about. */
enum { duplicate_constraint, unsatisfiable, unknown_constraint, duplicate_edit, unknown_edit,
       bad_required, kiwi_error_count };
static PyObject *kiwi_errors[kiwi_error_count];

/* Returns a text that a function of the interface writes, a new reference. */
#define READ_TEXT(result, call)                                      \
  do {                                                               \
    char small_[512], *buffer = small_;                              \
    size_t capacity = sizeof small_, length = 0;                     \
    tinamou_status status_ = call;                                   \
    if (status_ == TINAMOU_BUFFER_TOO_SMALL) {                       \
      capacity = length + 1;                                         \
      buffer = malloc(capacity);                                     \
      if (buffer == NULL) return PyErr_NoMemory();                   \
      status_ = call;                                                \
    }                                                                \
    result = status_ == TINAMOU_OK                                   \
                 ? PyUnicode_DecodeUTF8(buffer, (Py_ssize_t)length, "replace") \
                 : refused(status_);                                 \
    if (buffer != small_) free(buffer);                              \
  } while (0)

static PyObject *message(void);

/* Raises the exception for a status; returns NULL. */
static PyObject *refused(tinamou_status status) {
  PyObject *type = status == TINAMOU_CONFLICT ? ConflictError
                   : status == TINAMOU_INVALID_FILE ? FileError : Error;
  PyObject *text = message();
  if (text == NULL) return NULL;
  PyObject *error = PyObject_CallFunction(type, "N", text);
  PyObject *code = error != NULL ? PyLong_FromLong(status) : NULL;
  if (code != NULL && PyObject_SetAttrString(error, "status", code) == 0) PyErr_SetObject(type, error);
  Py_XDECREF(code);
  Py_XDECREF(error);
  return NULL;
}

static PyObject *message(void) {
  PyObject *text;
  READ_TEXT(text, tinamou_message(buffer, capacity, &length));
  return text;
}

static PyObject *kiwi_error(int which, PyObject *object) {
  PyObject *type = kiwi_errors[which];
  PyObject *error = object != NULL ? PyObject_CallFunctionObjArgs(type, object, NULL)
                                   : PyObject_CallFunctionObjArgs(type, NULL);
  if (error != NULL) PyErr_SetObject(type, error);
  Py_XDECREF(error);
  return NULL;
}

/* --- Solver ----------------------------------------------------------------------------------- */

typedef struct {
  PyObject_HEAD
  tinamou_object handle;
  /* Whether strengths are summed in one level, as in kiwi. */
  int is_kiwi;
  /* The number of every constraint that was added. */
  PyObject *constraints;
  /* The variables in the order of their first use, with what the solver calls them. */
  Variable **variables;
  tinamou_variable *numbers;
  /* The constraints of edit variables. */
  tinamou_constraint *edits;
  char *is_edit;
  double *values;
  Py_ssize_t count, capacity;
} Solver;

static PyTypeObject *SolverType, *KiwiSolverType;

/* The level of all constraints of kiwi that are not required. */
static const double kiwi_priority = 500;
/* The smallest weight that a solver takes, 2^-27. */
static const double smallest_weight = 1.0 / (1 << 27);

static int grow(Solver *solver) {
  Py_ssize_t capacity = solver->capacity == 0 ? 16 : 2 * solver->capacity;
#define GROW(array)                                                                  \
  do {                                                                               \
    void *larger = realloc(solver->array, (size_t)capacity * sizeof *solver->array); \
    if (larger == NULL) return PyErr_NoMemory(), -1;                                 \
    solver->array = larger;                                                          \
  } while (0)
  GROW(variables);
  GROW(numbers);
  GROW(edits);
  GROW(is_edit);
  GROW(values);
#undef GROW
  solver->capacity = capacity;
  return 0;
}

/* The largest number of places of a variable before those in closed solvers are dropped. */
enum { many_places = 8 };

static void drop_closed_places(Variable *variable) {
  Py_ssize_t kept = 0;
  for (Py_ssize_t index = 0; index < variable->place_count; index++) {
    size_t count;
    if (tinamou_solver_conflicts(variable->places[index].solver, &count) != TINAMOU_UNKNOWN_OBJECT) {
      variable->places[kept++] = variable->places[index];
    }
  }
  variable->place_count = kept;
}

static Py_ssize_t known_index(Solver *solver, Variable *variable) {
  for (Py_ssize_t place = variable->place_count - 1; place >= 0; place--) {
    if (variable->places[place].solver == solver->handle) return variable->places[place].index;
  }
  return -1;
}

/* Returns the place of a variable, which is added at its first use; -1 with an exception. */
static Py_ssize_t index_of(Solver *solver, Variable *variable) {
  Py_ssize_t index = known_index(solver, variable);
  if (index >= 0) return index;
  if (solver->count == solver->capacity && grow(solver) < 0) return -1;
  if (variable->place_count >= many_places) drop_closed_places(variable);
  Place *places = realloc(variable->places, (size_t)(variable->place_count + 1) * sizeof *places);
  if (places == NULL) return PyErr_NoMemory(), -1;
  variable->places = places;
  const char *name = NULL;
  PyObject *bytes = NULL;
  if (PyUnicode_GetLength(variable->name) > 0) {
    bytes = PyUnicode_AsUTF8String(variable->name);
    if (bytes == NULL) return -1;
    name = PyBytes_AsString(bytes);
  }
  tinamou_variable number;
  tinamou_status status = tinamou_solver_add_variables(solver->handle, 1, name ? &name : NULL, &number);
  Py_XDECREF(bytes);
  if (status != TINAMOU_OK) return refused(status), -1;
  index = solver->count++;
  Py_INCREF((PyObject *)variable);
  solver->variables[index] = variable;
  solver->numbers[index] = number;
  solver->is_edit[index] = 0;
  variable->places[variable->place_count++] = (Place){solver->handle, index};
  return index;
}

/* The largest number of terms for which no memory is allocated. */
enum { few_terms = 16 };

/* Adds a constraint; its number, or a status. */
static tinamou_status add_row(Solver *solver, Constraint *constraint, double priority, double weight,
                              const char *name, tinamou_constraint *number, int *has_failed) {
  Expression *expression = constraint->expression;
  Py_ssize_t count = Py_SIZE((PyObject *)expression), used = 0;
  tinamou_variable small_variables[few_terms], *variables = small_variables;
  double small_coefficients[few_terms], *coefficients = small_coefficients;
  if (count > few_terms) {
    variables = malloc((size_t)count * sizeof *variables);
    coefficients = malloc((size_t)count * sizeof *coefficients);
  }
  *has_failed = variables == NULL || coefficients == NULL;
  if (*has_failed) PyErr_NoMemory();
  for (Py_ssize_t index = 0; !*has_failed && index < count; index++) {
    Py_ssize_t place = index_of(solver, expression->products[index].variable);
    if (place < 0) *has_failed = 1;
    else if (expression->products[index].coefficient != 0) {
      variables[used] = solver->numbers[place];
      coefficients[used++] = expression->products[index].coefficient;
    }
  }
  tinamou_status status = TINAMOU_OK;
  if (!*has_failed) {
    status = tinamou_solver_add(solver->handle, (size_t)used, variables, coefficients,
                                constraint->relation, 0.0 - expression->constant, priority, weight, name,
                                number);
  }
  if (variables != small_variables) free(variables);
  if (coefficients != small_coefficients) free(coefficients);
  return status;
}

static int keep(Solver *solver, PyObject *constraint, tinamou_constraint number) {
  PyObject *value = PyLong_FromUnsignedLongLong(number);
  if (value == NULL) return -1;
  int result = PyDict_SetItem(solver->constraints, constraint, value);
  Py_DECREF(value);
  return result;
}

/* Returns the number of a constraint: 1, 0 if it was not added, -1 with an exception. */
static int number_of_constraint(Solver *solver, PyObject *constraint, tinamou_constraint *number) {
  PyObject *value = PyDict_GetItemWithError(solver->constraints, constraint);
  if (value == NULL) return PyErr_Occurred() ? -1 : 0;
  *number = PyLong_AsUnsignedLongLong(value);
  return 1;
}

static PyObject *open_solver(PyTypeObject *type, int is_kiwi, int policy) {
  Solver *solver = (Solver *)PyType_GenericAlloc(type, 0);
  if (solver == NULL) return NULL;
  solver->is_kiwi = is_kiwi;
  solver->constraints = PyDict_New();
  tinamou_status status = tinamou_solver_open(policy, &solver->handle);
  if (solver->constraints == NULL || status != TINAMOU_OK) {
    if (status != TINAMOU_OK) refused(status);
    Py_DECREF((PyObject *)solver);
    return NULL;
  }
  return (PyObject *)solver;
}

static int solver_traverse(PyObject *self, visitproc visit, void *arg) {
  Solver *solver = (Solver *)self;
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(solver->constraints);
  for (Py_ssize_t index = 0; index < solver->count; index++) {
    Py_VISIT((PyObject *)solver->variables[index]);
  }
  return 0;
}

static int solver_clear(PyObject *self) {
  Solver *solver = (Solver *)self;
  Py_CLEAR(solver->constraints);
  Py_ssize_t count = solver->count;
  solver->count = 0;
  for (Py_ssize_t index = 0; index < count; index++) Py_DECREF((PyObject *)solver->variables[index]);
  return 0;
}

static void solver_dealloc(PyObject *self) {
  Solver *solver = (Solver *)self;
  PyTypeObject *type = Py_TYPE(self);
  PyObject_GC_UnTrack(self);
  solver_clear(self);
  if (solver->handle != 0) tinamou_close(solver->handle);
  free(solver->variables);
  free(solver->numbers);
  free(solver->edits);
  free(solver->is_edit);
  free(solver->values);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF((PyObject *)type);
}

static PyObject *wrong_type(const char *expected, PyObject *object) {
  PyErr_Format(PyExc_TypeError, "Expected object of type `%s`. Got %R instead.", expected,
               (PyObject *)Py_TYPE(object));
  return NULL;
}

/* Reads the values of all variables. A solver that loses no variable has them in order of their first use,
   so all values at once are these; inside of a batch some may be missing. */
static tinamou_status read_all(Solver *solver, double *values) {
  size_t count = 0, wanted = (size_t)solver->count;
  if (solver->is_kiwi) {
    return tinamou_solver_read_unrounded(solver->handle, wanted, solver->numbers, values);
  }
  tinamou_status status = tinamou_solver_values(solver->handle, values, wanted, &count);
  if (status == TINAMOU_OK && count == wanted) return status;
  return tinamou_solver_read(solver->handle, wanted, solver->numbers, values);
}

/* Reads the values of all variables into the solver's array; -1 with an exception. */
static int read_values(Solver *solver) {
  tinamou_status status = read_all(solver, solver->values);
  return status == TINAMOU_OK ? 0 : (refused(status), -1);
}

/* Gives each variable its value. */
static PyObject *solver_update(PyObject *self, PyObject *unused) {
  Solver *solver = (Solver *)self;
  (void)unused;
  if (read_values(solver) < 0) return NULL;
  for (Py_ssize_t index = 0; index < solver->count; index++) {
    /* Adding nothing makes a zero positive. */
    solver->variables[index]->value = solver->values[index] + 0.0;
  }
  Py_RETURN_NONE;
}

static PyObject *suggest(Solver *solver, PyObject *variable, PyObject *value) {
  double number;
  if (!PyObject_TypeCheck(variable, VariableType)) return wrong_type("Variable", variable);
  if (number_of(value, &number) < 0) return NULL;
  Py_ssize_t index = known_index(solver, (Variable *)variable);
  if (solver->is_kiwi && (index < 0 || !solver->is_edit[index])) return kiwi_error(unknown_edit, variable);
  tinamou_variable wanted = index < 0 ? UINT64_MAX : solver->numbers[index];
  tinamou_status status = tinamou_solver_suggest(solver->handle, 1, &wanted, &number);
  if (status != TINAMOU_OK) return refused(status);
  Py_RETURN_NONE;
}

static PyObject *solver_suggest(PyObject *self, PyObject *const *arguments, Py_ssize_t count) {
  if (count != 2) return PyErr_SetString(PyExc_TypeError, "expected a variable and a value"), NULL;
  return suggest((Solver *)self, arguments[0], arguments[1]);
}

/* --- The methods of kiwi ---------------------------------------------------------------------- */

static PyObject *kiwi_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  if (PyTuple_Size(arguments) > 0 || (keywords != NULL && PyDict_Size(keywords) > 0)) {
    return PyErr_SetString(PyExc_TypeError, "Solver.__new__ takes no arguments"), NULL;
  }
  return open_solver(type, 1, TINAMOU_REFUSE);
}

static PyObject *kiwi_add(PyObject *self, PyObject *object) {
  Solver *solver = (Solver *)self;
  if (!PyObject_TypeCheck(object, ConstraintType)) return wrong_type("Constraint", object);
  Constraint *constraint = (Constraint *)object;
  tinamou_constraint number = 0;
  int is_known = number_of_constraint(solver, object, &number), has_failed;
  if (is_known < 0) return NULL;
  if (is_known) return kiwi_error(duplicate_constraint, object);
  int is_required = constraint->strength >= STRENGTH_REQUIRED;
  double weight = is_required ? 1
                  : constraint->strength > smallest_weight ? constraint->strength : smallest_weight;
  tinamou_status status = add_row(solver, constraint, is_required ? TINAMOU_REQUIRED : kiwi_priority,
                                  weight, NULL, &number, &has_failed);
  if (has_failed) return NULL;
  if (status == TINAMOU_CONFLICT) return kiwi_error(unsatisfiable, object);
  if (status != TINAMOU_OK) return refused(status);
  if (keep(solver, object, number) < 0) return NULL;
  Py_RETURN_NONE;
}

static PyObject *kiwi_remove(PyObject *self, PyObject *object) {
  Solver *solver = (Solver *)self;
  tinamou_constraint number;
  if (!PyObject_TypeCheck(object, ConstraintType)) return wrong_type("Constraint", object);
  int is_known = number_of_constraint(solver, object, &number);
  if (is_known < 0) return NULL;
  if (!is_known) return kiwi_error(unknown_constraint, object);
  tinamou_status status = tinamou_solver_remove(solver->handle, 1, &number);
  if (status != TINAMOU_OK) return refused(status);
  if (PyDict_DelItem(solver->constraints, object) < 0) return NULL;
  Py_RETURN_NONE;
}

static PyObject *kiwi_has(PyObject *self, PyObject *object) {
  if (!PyObject_TypeCheck(object, ConstraintType)) return wrong_type("Constraint", object);
  int result = PyDict_Contains(((Solver *)self)->constraints, object);
  return result < 0 ? NULL : PyBool_FromLong(result);
}

static PyObject *kiwi_add_edit(PyObject *self, PyObject *arguments) {
  Solver *solver = (Solver *)self;
  PyObject *variable, *strength_object;
  double strength;
  if (!PyArg_ParseTuple(arguments, "OO", &variable, &strength_object)) return NULL;
  if (!PyObject_TypeCheck(variable, VariableType)) return wrong_type("Variable", variable);
  if (strength_of(strength_object, &strength) < 0) return NULL;
  Py_ssize_t index = index_of(solver, (Variable *)variable);
  if (index < 0) return NULL;
  if (solver->is_edit[index]) return kiwi_error(duplicate_edit, variable);
  if (strength >= STRENGTH_REQUIRED) return kiwi_error(bad_required, NULL);
  if (strength < smallest_weight) strength = smallest_weight;
  tinamou_status status = tinamou_solver_add_edit(solver->handle, solver->numbers[index], 0, kiwi_priority,
                                                  &solver->edits[index]);
  if (status == TINAMOU_OK && strength != 1) {
    status = tinamou_solver_set_weight(solver->handle, solver->edits[index], strength);
  }
  if (status != TINAMOU_OK) return refused(status);
  solver->is_edit[index] = 1;
  Py_RETURN_NONE;
}

static PyObject *remove_edit(Solver *solver, Py_ssize_t index) {
  tinamou_status status = tinamou_solver_remove(solver->handle, 1, &solver->edits[index]);
  if (status != TINAMOU_OK) return refused(status);
  solver->is_edit[index] = 0;
  Py_RETURN_NONE;
}

static PyObject *kiwi_remove_edit(PyObject *self, PyObject *variable) {
  Solver *solver = (Solver *)self;
  if (!PyObject_TypeCheck(variable, VariableType)) return wrong_type("Variable", variable);
  Py_ssize_t index = known_index(solver, (Variable *)variable);
  if (index < 0 || !solver->is_edit[index]) return kiwi_error(unknown_edit, variable);
  return remove_edit(solver, index);
}

static PyObject *kiwi_has_edit(PyObject *self, PyObject *variable) {
  Solver *solver = (Solver *)self;
  if (!PyObject_TypeCheck(variable, VariableType)) return wrong_type("Variable", variable);
  Py_ssize_t index = known_index(solver, (Variable *)variable);
  return PyBool_FromLong(index >= 0 && solver->is_edit[index]);
}

static PyObject *kiwi_suggest(PyObject *self, PyObject *const *arguments, Py_ssize_t count) {
  return solver_suggest(self, arguments, count);
}

static PyObject *kiwi_reset(PyObject *self, PyObject *unused) {
  Solver *solver = (Solver *)self;
  (void)unused;
  tinamou_object handle;
  tinamou_status status = tinamou_solver_open(TINAMOU_REFUSE, &handle);
  if (status != TINAMOU_OK) return refused(status);
  tinamou_close(solver->handle);
  solver->handle = handle;
  PyDict_Clear(solver->constraints);
  Py_ssize_t count = solver->count;
  solver->count = 0;
  for (Py_ssize_t index = 0; index < count; index++) Py_DECREF((PyObject *)solver->variables[index]);
  Py_RETURN_NONE;
}

/* The variables, edit variables and constraints, for `dumps`. */
static PyObject *kiwi_state(PyObject *self, PyObject *unused) {
  Solver *solver = (Solver *)self;
  (void)unused;
  if (read_values(solver) < 0) return NULL;
  PyObject *state = PyList_New(0);
  for (Py_ssize_t index = 0; state != NULL && index < solver->count; index++) {
    PyObject *row = Py_BuildValue("Odi", solver->variables[index]->name, solver->values[index] + 0.0,
                                  (int)solver->is_edit[index]);
    if (row == NULL || PyList_Append(state, row) < 0) Py_CLEAR(state);
    Py_XDECREF(row);
  }
  if (state == NULL) return NULL;
  return Py_BuildValue("NN", state, PyDict_Keys(solver->constraints));
}

/* --- The methods of a solver with strict priorities ------------------------------------------- */

static PyObject *strict_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  static char *names[] = {"relaxes", NULL};
  int relaxes = 0;
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|p:__new__", names, &relaxes)) return NULL;
  return open_solver(type, 0, relaxes ? TINAMOU_RELAX : TINAMOU_REFUSE);
}

static PyObject *strict_add(PyObject *self, PyObject *arguments) {
  Solver *solver = (Solver *)self;
  PyObject *constraint;
  double priority, weight;
  const char *name;
  if (!PyArg_ParseTuple(arguments, "O!ddz", ConstraintType, &constraint, &priority, &weight, &name)) return NULL;
  tinamou_constraint number;
  int is_known = number_of_constraint(solver, constraint, &number), has_failed;
  if (is_known < 0) return NULL;
  if (is_known) return PyErr_SetString(PyExc_ValueError, "the constraint was added already"), NULL;
  tinamou_status status = add_row(solver, (Constraint *)constraint, priority, weight, name, &number,
                                  &has_failed);
  if (has_failed) return NULL;
  if (status != TINAMOU_OK) return refused(status);
  if (keep(solver, constraint, number) < 0) return NULL;
  Py_RETURN_NONE;
}

/* Adds the constraints of a sequence in one batch. Bounded by the number of calls into the solver, so
   the rows are collected first. */
static PyObject *strict_add_all(PyObject *self, PyObject *arguments) {
  Solver *solver = (Solver *)self;
  PyObject *sequence;
  double priority, weight;
  if (!PyArg_ParseTuple(arguments, "Odd", &sequence, &priority, &weight)) return NULL;
  PyObject *rows = PySequence_Tuple(sequence);
  if (rows == NULL) return NULL;
  size_t count = (size_t)PyTuple_Size(rows), terms = 0, used = 0;
  for (size_t row = 0; row < count; row++) {
    PyObject *item = PyTuple_GetItem(rows, (Py_ssize_t)row);
    tinamou_constraint number;
    if (!PyObject_TypeCheck(item, ConstraintType)) {
      Py_DECREF(rows);
      return wrong_type("Constraint", item);
    }
    if (number_of_constraint(solver, item, &number) != 0) {
      Py_DECREF(rows);
      if (!PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "the constraint was added already");
      return NULL;
    }
    terms += (size_t)Py_SIZE((PyObject *)((Constraint *)item)->expression);
  }
  size_t *starts = malloc((count + 1) * sizeof *starts);
  tinamou_variable *variables = malloc((terms + 1) * sizeof *variables);
  double *coefficients = malloc((terms + 1) * sizeof *coefficients);
  int32_t *relations = malloc((count + 1) * sizeof *relations);
  double *numbers = malloc((3 * count + 1) * sizeof *numbers);
  tinamou_constraint *results = malloc((count + 1) * sizeof *results);
  int has_failed = !starts || !variables || !coefficients || !relations || !numbers || !results;
  if (has_failed) PyErr_NoMemory();
  for (size_t row = 0; !has_failed && row < count; row++) {
    Constraint *constraint = (Constraint *)PyTuple_GetItem(rows, (Py_ssize_t)row);
    Expression *expression = constraint->expression;
    starts[row] = used;
    relations[row] = constraint->relation;
    numbers[row] = 0.0 - expression->constant;
    numbers[count + row] = priority;
    numbers[2 * count + row] = weight;
    for (Py_ssize_t index = 0; !has_failed && index < Py_SIZE((PyObject *)expression); index++) {
      Py_ssize_t place = index_of(solver, expression->products[index].variable);
      if (place < 0) has_failed = 1;
      else if (expression->products[index].coefficient != 0) {
        variables[used] = solver->numbers[place];
        coefficients[used++] = expression->products[index].coefficient;
      }
    }
  }
  tinamou_status status = TINAMOU_OK;
  if (!has_failed) {
    starts[count] = used;
    status = tinamou_solver_add_many(solver->handle, count, starts, variables, coefficients, relations,
                                     numbers, numbers + count, numbers + 2 * count, results);
    if (status != TINAMOU_OK) refused(status);
    for (size_t row = 0; status == TINAMOU_OK && !has_failed && row < count; row++) {
      has_failed = keep(solver, PyTuple_GetItem(rows, (Py_ssize_t)row), results[row]) < 0;
    }
  }
  free(starts);
  free(variables);
  free(coefficients);
  free(relations);
  free(numbers);
  free(results);
  Py_DECREF(rows);
  if (has_failed || status != TINAMOU_OK) return NULL;
  Py_RETURN_NONE;
}

/* Removes the constraints of a sequence in one batch. */
static PyObject *strict_remove_all(PyObject *self, PyObject *sequence) {
  Solver *solver = (Solver *)self;
  PyObject *rows = PySequence_Tuple(sequence);
  if (rows == NULL) return NULL;
  size_t count = (size_t)PyTuple_Size(rows);
  tinamou_constraint *numbers = malloc((count + 1) * sizeof *numbers);
  int has_failed = numbers == NULL;
  if (has_failed) PyErr_NoMemory();
  for (size_t row = 0; !has_failed && row < count; row++) {
    PyObject *item = PyTuple_GetItem(rows, (Py_ssize_t)row);
    int is_known = number_of_constraint(solver, item, &numbers[row]);
    if (is_known == 0) PyErr_SetString(PyExc_ValueError, "the constraint was not added");
    has_failed = is_known != 1;
  }
  if (!has_failed) {
    tinamou_status status = tinamou_solver_remove(solver->handle, count, numbers);
    if (status != TINAMOU_OK) {
      refused(status);
      has_failed = 1;
    }
  }
  for (size_t row = 0; !has_failed && row < count; row++) {
    has_failed = PyDict_DelItem(solver->constraints, PyTuple_GetItem(rows, (Py_ssize_t)row)) < 0;
  }
  free(numbers);
  Py_DECREF(rows);
  if (has_failed) return NULL;
  Py_RETURN_NONE;
}

/* What changes one number of a constraint. */
static PyObject *set_number(PyObject *self, PyObject *arguments,
                            tinamou_status (*set)(tinamou_object, tinamou_constraint, double)) {
  PyObject *constraint;
  double number;
  tinamou_constraint row = UINT64_MAX;
  if (!PyArg_ParseTuple(arguments, "O!d", ConstraintType, &constraint, &number)) return NULL;
  if (number_of_constraint((Solver *)self, constraint, &row) < 0) return NULL;
  tinamou_status status = set(((Solver *)self)->handle, row, number);
  if (status != TINAMOU_OK) return refused(status);
  Py_RETURN_NONE;
}

static PyObject *strict_set_constant(PyObject *self, PyObject *arguments) {
  return set_number(self, arguments, tinamou_solver_set_constant);
}
static PyObject *strict_set_priority(PyObject *self, PyObject *arguments) {
  return set_number(self, arguments, tinamou_solver_set_priority);
}
static PyObject *strict_set_weight(PyObject *self, PyObject *arguments) {
  return set_number(self, arguments, tinamou_solver_set_weight);
}

static PyObject *strict_edit(PyObject *self, PyObject *arguments) {
  Solver *solver = (Solver *)self;
  PyObject *variable;
  double value, priority;
  if (!PyArg_ParseTuple(arguments, "O!dd", VariableType, &variable, &value, &priority)) return NULL;
  Py_ssize_t index = index_of(solver, (Variable *)variable);
  if (index < 0) return NULL;
  tinamou_status status = tinamou_solver_add_edit(solver->handle, solver->numbers[index], value, priority,
                                                  &solver->edits[index]);
  if (status != TINAMOU_OK) return refused(status);
  solver->is_edit[index] = 1;
  Py_RETURN_NONE;
}

static PyObject *strict_end_edit(PyObject *self, PyObject *variable) {
  Solver *solver = (Solver *)self;
  if (!PyObject_TypeCheck(variable, VariableType)) return wrong_type("Variable", variable);
  Py_ssize_t index = known_index(solver, (Variable *)variable);
  if (index < 0 || !solver->is_edit[index]) {
    return PyErr_SetString(PyExc_ValueError, "the variable is not edited"), NULL;
  }
  return remove_edit(solver, index);
}

/* Suggests several values in one batch. */
static PyObject *strict_suggest_all(PyObject *self, PyObject *arguments) {
  Solver *solver = (Solver *)self;
  PyObject *variables_object, *values_object;
  if (!PyArg_ParseTuple(arguments, "OO", &variables_object, &values_object)) return NULL;
  PyObject *variables = PySequence_Tuple(variables_object);
  PyObject *values = variables != NULL ? PySequence_Tuple(values_object) : NULL;
  int has_failed = values == NULL;
  size_t count = has_failed ? 0 : (size_t)PyTuple_Size(variables);
  if (!has_failed && PyTuple_Size(values) != (Py_ssize_t)count) {
    PyErr_SetString(PyExc_ValueError, "there is not one value for each variable");
    has_failed = 1;
  }
  tinamou_variable *wanted = malloc((count + 1) * sizeof *wanted);
  double *numbers = malloc((count + 1) * sizeof *numbers);
  if (!has_failed && (wanted == NULL || numbers == NULL)) {
    PyErr_NoMemory();
    has_failed = 1;
  }
  for (size_t item = 0; !has_failed && item < count; item++) {
    PyObject *variable = PyTuple_GetItem(variables, (Py_ssize_t)item);
    has_failed = number_of(PyTuple_GetItem(values, (Py_ssize_t)item), &numbers[item]) < 0;
    if (!has_failed && !PyObject_TypeCheck(variable, VariableType)) {
      wrong_type("Variable", variable);
      has_failed = 1;
    }
    if (has_failed) break;
    Py_ssize_t index = known_index(solver, (Variable *)variable);
    wanted[item] = index < 0 ? UINT64_MAX : solver->numbers[index];
  }
  if (!has_failed) {
    tinamou_status status = tinamou_solver_suggest(solver->handle, count, wanted, numbers);
    if (status != TINAMOU_OK) {
      refused(status);
      has_failed = 1;
    }
  }
  free(wanted);
  free(numbers);
  Py_XDECREF(variables);
  Py_XDECREF(values);
  if (has_failed) return NULL;
  Py_RETURN_NONE;
}

/* All values as bytes of doubles, in the order of the first use of the variables. */
static PyObject *strict_values(PyObject *self, PyObject *unused) {
  Solver *solver = (Solver *)self;
  (void)unused;
  PyObject *bytes = PyBytes_FromStringAndSize(NULL, solver->count * (Py_ssize_t)sizeof(double));
  if (bytes == NULL) return NULL;
  tinamou_status status = read_all(solver, (double *)(void *)PyBytes_AsString(bytes));
  if (status != TINAMOU_OK) {
    Py_DECREF(bytes);
    return refused(status);
  }
  return bytes;
}

static PyObject *strict_value(PyObject *self, PyObject *variable) {
  Solver *solver = (Solver *)self;
  double value;
  if (!PyObject_TypeCheck(variable, VariableType)) return wrong_type("Variable", variable);
  Py_ssize_t index = known_index(solver, (Variable *)variable);
  if (index < 0) return PyErr_SetString(PyExc_ValueError, "no constraint mentions the variable"), NULL;
  tinamou_status status = tinamou_solver_read(solver->handle, 1, &solver->numbers[index], &value);
  return status == TINAMOU_OK ? PyFloat_FromDouble(value) : refused(status);
}

static PyObject *strict_index(PyObject *self, PyObject *variable) {
  if (!PyObject_TypeCheck(variable, VariableType)) return wrong_type("Variable", variable);
  Py_ssize_t index = index_of((Solver *)self, (Variable *)variable);
  return index < 0 ? NULL : PyLong_FromSsize_t(index);
}

#define BATCH(name)                                                            \
  static PyObject *strict_##name(PyObject *self, PyObject *unused) {           \
    (void)unused;                                                              \
    tinamou_status status = tinamou_solver_##name(((Solver *)self)->handle);   \
    if (status != TINAMOU_OK) return refused(status);                          \
    Py_RETURN_NONE;                                                            \
  }
BATCH(begin)
BATCH(commit)
BATCH(cancel)

/* The conflicts: for each its text, the broken constraint, and the number, multiplier and repair of its
   members. */
static PyObject *strict_conflicts(PyObject *self, PyObject *unused) {
  tinamou_object solver = ((Solver *)self)->handle;
  size_t count = 0;
  (void)unused;
  tinamou_status status = tinamou_solver_conflicts(solver, &count);
  if (status != TINAMOU_OK) return refused(status);
  PyObject *all = PyList_New(0);
  for (size_t index = 0; all != NULL && index < count; index++) {
    size_t size = 0;
    tinamou_constraint broken = 0;
    tinamou_solver_conflict(solver, index, NULL, NULL, 0, &size);
    tinamou_conflict_member *members = malloc((size + 1) * sizeof *members);
    PyObject *rows = PyList_New(0), *text = NULL;
    status = tinamou_solver_conflict(solver, index, &broken, members, size, &size);
    for (size_t row = 0; rows != NULL && status == TINAMOU_OK && row < size; row++) {
      PyObject *member = Py_BuildValue("Kdd", (unsigned long long)members[row].constraint,
                                       members[row].multiplier, members[row].repair);
      if (member == NULL || PyList_Append(rows, member) < 0) Py_CLEAR(rows);
      Py_XDECREF(member);
    }
    free(members);
    READ_TEXT(text, tinamou_solver_conflict_text(solver, index, buffer, capacity, &length));
    PyObject *conflict = rows != NULL && text != NULL
                             ? Py_BuildValue("NKN", text, (unsigned long long)broken, rows) : NULL;
    if (conflict == NULL || PyList_Append(all, conflict) < 0) Py_CLEAR(all);
    Py_XDECREF(conflict);
  }
  return all;
}

/* Whether the values are proved to be optimal, and the number, priority, multiplier and residual of the
   rows of the proof. */
static PyObject *strict_certificate(PyObject *self, PyObject *unused) {
  tinamou_object solver = ((Solver *)self)->handle;
  size_t count = 0;
  int32_t is_valid = 0;
  (void)unused;
  tinamou_solver_certificate(solver, &is_valid, NULL, 0, &count);
  tinamou_certificate_row *rows = malloc((count + 1) * sizeof *rows);
  if (rows == NULL) return PyErr_NoMemory();
  tinamou_status status = tinamou_solver_certificate(solver, &is_valid, rows, count, &count);
  PyObject *all = PyList_New(0);
  for (size_t index = 0; all != NULL && status == TINAMOU_OK && index < count; index++) {
    PyObject *row = Py_BuildValue("Kddd", (unsigned long long)rows[index].constraint, rows[index].priority,
                                  rows[index].multiplier, rows[index].residual);
    if (row == NULL || PyList_Append(all, row) < 0) Py_CLEAR(all);
    Py_XDECREF(row);
  }
  free(rows);
  if (status != TINAMOU_OK) Py_CLEAR(all);
  if (status != TINAMOU_OK) return refused(status);
  return all == NULL ? NULL : Py_BuildValue("iN", (int)is_valid, all);
}

/* The number of a constraint that was added. */
static PyObject *strict_number(PyObject *self, PyObject *constraint) {
  tinamou_constraint number;
  int is_known = number_of_constraint((Solver *)self, constraint, &number);
  if (is_known == 1) return PyLong_FromUnsignedLongLong(number);
  if (is_known == 0) PyErr_SetString(PyExc_ValueError, "the constraint was not added");
  return NULL;
}

static PyObject *strict_constraints(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyDict_Copy(((Solver *)self)->constraints);
}

static PyObject *strict_text(PyObject *self, PyObject *constraint) {
  PyObject *text;
  tinamou_constraint number;
  if (number_of_constraint((Solver *)self, constraint, &number) != 1) {
    return PyErr_Occurred() ? NULL : (PyErr_SetString(PyExc_ValueError, "the constraint was not added"), NULL);
  }
  READ_TEXT(text, tinamou_solver_constraint_text(((Solver *)self)->handle, number, buffer, capacity, &length));
  return text;
}

#define FAST(function) ((PyCFunction)(void *)(function))

static PyMethodDef kiwi_methods[] = {
    {"addConstraint", kiwi_add, METH_O, "Add a constraint to the solver."},
    {"removeConstraint", kiwi_remove, METH_O, "Remove a constraint from the solver."},
    {"hasConstraint", kiwi_has, METH_O, "Check whether the solver contains a constraint."},
    {"addEditVariable", kiwi_add_edit, METH_VARARGS, "Add an edit variable to the solver."},
    {"removeEditVariable", kiwi_remove_edit, METH_O, "Remove an edit variable from the solver."},
    {"hasEditVariable", kiwi_has_edit, METH_O, "Check whether the solver contains an edit variable."},
    {"suggestValue", FAST(kiwi_suggest), METH_FASTCALL, "Suggest a desired value for an edit variable."},
    {"updateVariables", solver_update, METH_NOARGS, "Update the values of the variables."},
    {"reset", kiwi_reset, METH_NOARGS, "Reset the solver to the initial empty starting condition."},
    {"_state", kiwi_state, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL}};
static PyMethodDef strict_methods[] = {
    {"_add", strict_add, METH_VARARGS, NULL},
    {"_add_all", strict_add_all, METH_VARARGS, NULL},
    {"_remove_all", strict_remove_all, METH_O, NULL},
    {"_edit", strict_edit, METH_VARARGS, NULL},
    {"set_constant", strict_set_constant, METH_VARARGS, "Change the constant of a constraint."},
    {"set_priority", strict_set_priority, METH_VARARGS, "Change the priority of a constraint."},
    {"set_weight", strict_set_weight, METH_VARARGS, "Change the weight of a constraint."},
    {"end_edit", strict_end_edit, METH_O, "End the editing of a variable."},
    {"suggest", FAST(solver_suggest), METH_FASTCALL, "Give an edit variable a new value."},
    {"suggest_all", strict_suggest_all, METH_VARARGS, "Give several edit variables new values, all or none."},
    {"values_bytes", strict_values, METH_NOARGS, "All values, as the bytes of doubles."},
    {"value", strict_value, METH_O, "The value of a variable."},
    {"index", strict_index, METH_O, "The place of a variable among all values."},
    {"update", solver_update, METH_NOARGS, "Give each variable its value."},
    {"text", strict_text, METH_O, "A constraint as text."},
    {"_begin", strict_begin, METH_NOARGS, NULL},
    {"_commit", strict_commit, METH_NOARGS, NULL},
    {"_cancel", strict_cancel, METH_NOARGS, NULL},
    {"_conflicts", strict_conflicts, METH_NOARGS, NULL},
    {"_certificate", strict_certificate, METH_NOARGS, NULL},
    {"_number", strict_number, METH_O, NULL},
    {"_constraints", strict_constraints, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL}};

#define SLOT(name, function) {name, (void *)(uintptr_t)(function)}
static PyType_Slot kiwi_slots[] = {
    SLOT(Py_tp_new, kiwi_new), SLOT(Py_tp_dealloc, solver_dealloc), SLOT(Py_tp_traverse, solver_traverse),
    SLOT(Py_tp_clear, solver_clear), {Py_tp_methods, kiwi_methods}, {0, NULL}};
static PyType_Slot strict_slots[] = {
    SLOT(Py_tp_new, strict_new), SLOT(Py_tp_dealloc, solver_dealloc),
    SLOT(Py_tp_traverse, solver_traverse), SLOT(Py_tp_clear, solver_clear),
    {Py_tp_methods, strict_methods}, {0, NULL}};
enum { flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_BASETYPE };
static PyType_Spec kiwi_spec = {"tinamou._tinamou.KiwiSolver", sizeof(Solver), 0, flags, kiwi_slots};
static PyType_Spec strict_spec = {"tinamou._tinamou.Solver", sizeof(Solver), 0, flags, strict_slots};

/* --- Layouts, functions and commands ---------------------------------------------------------- */

static PyObject *done(tinamou_status status) {
  if (status != TINAMOU_OK) return refused(status);
  Py_RETURN_NONE;
}

static PyObject *object_or_error(tinamou_status status, tinamou_object object) {
  return status == TINAMOU_OK ? PyLong_FromUnsignedLongLong(object) : refused(status);
}

static PyObject *module_close(PyObject *self, PyObject *arguments) {
  unsigned long long object;
  (void)self;
  if (!PyArg_ParseTuple(arguments, "K", &object)) return NULL;
  return done(tinamou_close(object));
}

static PyObject *layout_open(PyObject *self, PyObject *arguments) {
  const char *file, *name;
  Py_ssize_t size;
  tinamou_object layout = 0;
  (void)self;
  if (!PyArg_ParseTuple(arguments, "y#s", &file, &size, &name)) return NULL;
  tinamou_status status = tinamou_layout_open(file, (size_t)size, name, &layout);
  return object_or_error(status, layout);
}

static PyObject *layout_set_window(PyObject *self, PyObject *arguments) {
  unsigned long long layout;
  const char *window;
  Py_ssize_t size;
  (void)self;
  if (!PyArg_ParseTuple(arguments, "Ks#", &layout, &window, &size)) return NULL;
  return done(tinamou_layout_set_window(layout, window, (size_t)size));
}

static PyObject *layout_set_size(PyObject *self, PyObject *arguments) {
  unsigned long long layout;
  double width, height;
  (void)self;
  if (!PyArg_ParseTuple(arguments, "Kdd", &layout, &width, &height)) return NULL;
  return done(tinamou_layout_set_size(layout, width, height));
}

static PyObject *layout_solve(PyObject *self, PyObject *arguments) {
  unsigned long long layout;
  size_t count = 0;
  (void)self;
  if (!PyArg_ParseTuple(arguments, "K", &layout)) return NULL;
  tinamou_status status = tinamou_layout_solve(layout, &count);
  return status == TINAMOU_OK ? PyLong_FromSize_t(count) : refused(status);
}

static PyObject *layout_play(PyObject *self, PyObject *arguments) {
  unsigned long long layout;
  const char *step;
  size_t count = 0;
  (void)self;
  if (!PyArg_ParseTuple(arguments, "Ks", &layout, &step)) return NULL;
  tinamou_status status = tinamou_layout_play(layout, step, &count);
  return status == TINAMOU_OK ? PyLong_FromSize_t(count) : refused(status);
}

/* A text of an object. */
static PyObject *object_text(PyObject *arguments,
                             tinamou_status (*read)(tinamou_object, char *, size_t, size_t *)) {
  unsigned long long object;
  PyObject *text;
  if (!PyArg_ParseTuple(arguments, "K", &object)) return NULL;
  READ_TEXT(text, read(object, buffer, capacity, &length));
  return text;
}

static PyObject *layout_names(PyObject *self, PyObject *arguments) {
  (void)self;
  return object_text(arguments, tinamou_layout_names);
}
static PyObject *layout_report(PyObject *self, PyObject *arguments) {
  (void)self;
  return object_text(arguments, tinamou_layout_report);
}
static PyObject *function_names(PyObject *self, PyObject *arguments) {
  (void)self;
  return object_text(arguments, tinamou_function_names);
}

static PyObject *doubles(size_t count) {
  return PyBytes_FromStringAndSize(NULL, (Py_ssize_t)(count * sizeof(double)));
}

static PyObject *layout_frames(PyObject *self, PyObject *arguments) {
  unsigned long long layout;
  int space;
  size_t count = 0;
  (void)self;
  if (!PyArg_ParseTuple(arguments, "Ki", &layout, &space)) return NULL;
  tinamou_status status = tinamou_layout_frames(layout, space, NULL, 0, &count);
  if (status != TINAMOU_OK && status != TINAMOU_BUFFER_TOO_SMALL) return refused(status);
  PyObject *bytes = doubles(count);
  if (bytes == NULL) return NULL;
  status = tinamou_layout_frames(layout, space, (double *)(void *)PyBytes_AsString(bytes), count, &count);
  if (status == TINAMOU_OK) return bytes;
  Py_DECREF(bytes);
  return refused(status);
}

static PyObject *function_open(PyObject *self, PyObject *arguments) {
  unsigned long long layout;
  int axis;
  double smallest, largest;
  tinamou_object function = 0;
  (void)self;
  if (!PyArg_ParseTuple(arguments, "Kidd", &layout, &axis, &smallest, &largest)) return NULL;
  tinamou_status status = tinamou_function_open(layout, axis, smallest, largest, &function);
  return object_or_error(status, function);
}

static PyObject *function_pieces(PyObject *self, PyObject *arguments) {
  unsigned long long function;
  size_t count = 0;
  (void)self;
  if (!PyArg_ParseTuple(arguments, "K", &function)) return NULL;
  tinamou_status status = tinamou_function_pieces(function, NULL, 0, &count);
  if (status != TINAMOU_OK && status != TINAMOU_BUFFER_TOO_SMALL) return refused(status);
  PyObject *bytes = doubles(count);
  if (bytes == NULL) return NULL;
  status = tinamou_function_pieces(function, (double *)(void *)PyBytes_AsString(bytes), count, &count);
  if (status == TINAMOU_OK) return bytes;
  Py_DECREF(bytes);
  return refused(status);
}

/* The frames at sizes that are given as the bytes of doubles. */
static PyObject *function_frames(PyObject *self, PyObject *arguments) {
  unsigned long long function;
  int space;
  const char *bytes;
  Py_ssize_t size;
  size_t count = 0;
  (void)self;
  if (!PyArg_ParseTuple(arguments, "Kiy#", &function, &space, &bytes, &size)) return NULL;
  size_t size_count = (size_t)size / sizeof(double);
  double *sizes = malloc((size_t)size + sizeof(double));
  if (sizes == NULL) return PyErr_NoMemory();
  memcpy(sizes, bytes, size_count * sizeof(double));
  tinamou_status status = tinamou_function_frames(function, space, sizes, size_count, NULL, 0, &count);
  PyObject *frames = NULL;
  if (status == TINAMOU_OK || status == TINAMOU_BUFFER_TOO_SMALL) {
    frames = doubles(count);
    if (frames != NULL) {
      status = tinamou_function_frames(function, space, sizes, size_count,
                                       (double *)(void *)PyBytes_AsString(frames), count, &count);
    }
  }
  free(sizes);
  if (status == TINAMOU_OK) return frames;
  Py_XDECREF(frames);
  return refused(status);
}

/* Runs a command line; returns its exit code, output and messages. */
static PyObject *module_run(PyObject *self, PyObject *arguments) {
  PyObject *words, *output, *messages;
  const char *input;
  Py_ssize_t size;
  (void)self;
  if (!PyArg_ParseTuple(arguments, "O!y#", &PyTuple_Type, &words, &input, &size)) return NULL;
  Py_ssize_t count = PyTuple_Size(words);
  const char **texts = malloc(((size_t)count + 1) * sizeof *texts);
  if (texts == NULL) return PyErr_NoMemory();
  for (Py_ssize_t index = 0; index < count; index++) {
    texts[index] = PyBytes_AsString(PyTuple_GetItem(words, index));
    if (texts[index] == NULL) return free(texts), NULL;
  }
  tinamou_object result = 0;
  tinamou_status status;
  Py_BEGIN_ALLOW_THREADS
  status = tinamou_run((size_t)count, texts, input, (size_t)size, &result);
  Py_END_ALLOW_THREADS
  free(texts);
  if (status != TINAMOU_OK) return refused(status);
  int32_t code = 0;
  tinamou_result_code(result, &code);
  READ_TEXT(output, tinamou_result_output(result, buffer, capacity, &length));
  READ_TEXT(messages, tinamou_result_messages(result, buffer, capacity, &length));
  tinamou_close(result);
  if (output == NULL || messages == NULL) {
    Py_XDECREF(output);
    Py_XDECREF(messages);
    return NULL;
  }
  return Py_BuildValue("iNN", (int)code, output, messages);
}

static PyObject *set_kiwi_errors(PyObject *self, PyObject *arguments) {
  (void)self;
  PyObject *errors[kiwi_error_count];
  if (!PyArg_ParseTuple(arguments, "OOOOOO", &errors[0], &errors[1], &errors[2], &errors[3], &errors[4],
                        &errors[5])) return NULL;
  for (int index = 0; index < kiwi_error_count; index++) {
    PyObject *old = kiwi_errors[index];
    kiwi_errors[index] = Py_NewRef(errors[index]);
    Py_XDECREF(old);
  }
  Py_RETURN_NONE;
}

static PyObject *module_version(PyObject *self, PyObject *unused) {
  PyObject *text;
  (void)self;
  (void)unused;
  READ_TEXT(text, tinamou_version(buffer, capacity, &length));
  return text;
}

static PyMethodDef module_methods[] = {
    {"close", module_close, METH_VARARGS, NULL},
    {"layout_open", layout_open, METH_VARARGS, NULL},
    {"layout_set_window", layout_set_window, METH_VARARGS, NULL},
    {"layout_set_size", layout_set_size, METH_VARARGS, NULL},
    {"layout_solve", layout_solve, METH_VARARGS, NULL},
    {"layout_play", layout_play, METH_VARARGS, NULL},
    {"layout_names", layout_names, METH_VARARGS, NULL},
    {"layout_frames", layout_frames, METH_VARARGS, NULL},
    {"layout_report", layout_report, METH_VARARGS, NULL},
    {"function_open", function_open, METH_VARARGS, NULL},
    {"function_pieces", function_pieces, METH_VARARGS, NULL},
    {"function_names", function_names, METH_VARARGS, NULL},
    {"function_frames", function_frames, METH_VARARGS, NULL},
    {"run", module_run, METH_VARARGS, NULL},
    {"version", module_version, METH_NOARGS, NULL},
    {"set_kiwi_errors", set_kiwi_errors, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL}};

static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "tinamou._tinamou",
                                        "Tinamou's C interface.", -1, module_methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__tinamou(void);

PyMODINIT_FUNC PyInit__tinamou(void) {
  PyObject *module = PyModule_Create(&definition);
  if (module == NULL || expressions_add(module) < 0) return NULL;
  SolverType = (PyTypeObject *)PyType_FromSpec(&strict_spec);
  KiwiSolverType = (PyTypeObject *)PyType_FromSpec(&kiwi_spec);
  Error = PyErr_NewExceptionWithDoc("tinamou.Error", "A call that was refused: its status and the reason.",
                                    PyExc_ValueError, NULL);
  if (Error == NULL || SolverType == NULL || KiwiSolverType == NULL) return NULL;
  ConflictError = PyErr_NewExceptionWithDoc("tinamou.ConflictError",
                                            "Required constraints that cannot hold together.", Error, NULL);
  FileError = PyErr_NewExceptionWithDoc("tinamou.FileError", "A constraint file with errors.", Error, NULL);
  if (PyModule_AddObjectRef(module, "Solver", (PyObject *)SolverType) < 0 ||
      PyModule_AddObjectRef(module, "KiwiSolver", (PyObject *)KiwiSolverType) < 0 ||
      PyModule_AddObjectRef(module, "Error", Error) < 0 ||
      PyModule_AddObjectRef(module, "ConflictError", ConflictError) < 0 ||
      PyModule_AddObjectRef(module, "FileError", FileError) < 0) return NULL;
  return module;
}
