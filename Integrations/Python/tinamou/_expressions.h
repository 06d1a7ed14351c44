/* Linear expressions and constraints as Python objects. */

#ifndef TINAMOU_EXPRESSIONS_H
#define TINAMOU_EXPRESSIONS_H

/* The stable ABI of Python 3.10: one library for this and every later version. */
#define Py_LIMITED_API 0x030a0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

/* A variable's place in a solver. */
typedef struct {
  uint64_t solver;
  Py_ssize_t index;
} Place;

typedef struct {
  PyObject_HEAD
  PyObject *name;
  PyObject *context;
  double value;
  /* Usually one; those of closed solvers are dropped when there are many. */
  Place *places;
  Py_ssize_t place_count;
} Variable;

typedef struct {
  Variable *variable;
  double coefficient;
} Product;

typedef struct {
  PyObject_HEAD
  Product product;
} Term;

typedef struct {
  PyObject_VAR_HEAD
  double constant;
  /* As many as the size of the object. */
  Product products[1];
} Expression;

typedef struct {
  PyObject_HEAD
  /* Each variable occurs once. */
  Expression *expression;
  int relation;
  double strength;
} Constraint;

extern PyTypeObject *VariableType, *TermType, *ExpressionType, *ConstraintType;

/* The strengths of kiwi: 1000 of each of its three levels, one of them, or none. */
#define STRENGTH_REQUIRED 1001001000.0
#define STRENGTH_STRONG 1000000.0
#define STRENGTH_MEDIUM 1000.0
#define STRENGTH_WEAK 1.0

/* Adds the types to a module; -1 with an exception if that fails. */
int expressions_add(PyObject *module);
/* Reads a strength, by name or as a number; -1 with an exception if it is none. */
int strength_of(PyObject *object, double *strength);
/* Reads a number; -1 with an exception if it is none. */
int number_of(PyObject *object, double *number);
/* The text of a constraint, a new reference. */
PyObject *constraint_text(Constraint *constraint);

#endif
