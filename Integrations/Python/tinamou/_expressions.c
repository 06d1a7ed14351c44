/* Variables, terms, expressions and constraints: the classes of kiwisolver, of which each expression is
   one object with its products inside. */

#include "_expressions.h"
#include <stdlib.h>
#include <string.h>

PyTypeObject *VariableType, *TermType, *ExpressionType, *ConstraintType;

enum { LESS = -1, EQUAL = 0, GREATER = 1 };

static const char *symbol(int relation) {
  return relation == EQUAL ? "==" : relation == LESS ? "<=" : ">=";
}

int number_of(PyObject *object, double *number) {
  if (!PyFloat_Check(object) && !PyLong_Check(object)) {
    PyErr_Format(PyExc_TypeError, "Expected object of type `float, int, or long`. Got %R instead.",
                 (PyObject *)Py_TYPE(object));
    return -1;
  }
  *number = PyFloat_AsDouble(object);
  return *number == -1.0 && PyErr_Occurred() ? -1 : 0;
}

int strength_of(PyObject *object, double *strength) {
  static const struct { const char *name; double value; } names[] = {
      {"required", STRENGTH_REQUIRED}, {"strong", STRENGTH_STRONG}, {"medium", STRENGTH_MEDIUM},
      {"weak", STRENGTH_WEAK}};
  if (PyUnicode_Check(object)) {
    for (int index = 0; index < 4; index++) {
      if (PyUnicode_CompareWithASCIIString(object, names[index].name) == 0) {
        *strength = names[index].value;
        return 0;
      }
    }
    PyErr_Format(PyExc_ValueError,
                 "string strength must be 'required', 'strong', 'medium', or 'weak', not '%U'", object);
    return -1;
  }
  if (number_of(object, strength) < 0) return -1;
  /* As in kiwi; what is no number is weaker than everything. */
  if (!(*strength > 0)) *strength = 0;
  if (*strength > STRENGTH_REQUIRED) *strength = STRENGTH_REQUIRED;
  return 0;
}

static PyObject *type_error(const char *expected, PyObject *object) {
  PyErr_Format(PyExc_TypeError, "Expected object of type `%s`. Got %R instead.", expected,
               (PyObject *)Py_TYPE(object));
  return NULL;
}

/* --- Operands --------------------------------------------------------------------------------- */

/* A number, variable, term or expression as a sum. */
typedef struct {
  const Product *products;
  Py_ssize_t count;
  double constant;
  Product single;
} Operand;

/* Reads an operand: 1, 0 if the object is none, -1 with an exception. */
static int read_operand(PyObject *object, Operand *operand) {
  PyTypeObject *type = Py_TYPE(object);
  operand->constant = 0;
  operand->count = 1;
  operand->products = &operand->single;
  if (type == ExpressionType) {
    Expression *expression = (Expression *)object;
    operand->products = expression->products;
    operand->count = Py_SIZE(expression);
    operand->constant = expression->constant;
  } else if (type == VariableType || PyType_IsSubtype(type, VariableType)) {
    operand->single = (Product){(Variable *)object, 1};
  } else if (type == TermType || PyType_IsSubtype(type, TermType)) {
    operand->single = ((Term *)object)->product;
  } else if (PyType_IsSubtype(type, ExpressionType)) {
    Expression *expression = (Expression *)object;
    operand->products = expression->products;
    operand->count = Py_SIZE(expression);
    operand->constant = expression->constant;
  } else if (PyFloat_Check(object) || PyLong_Check(object)) {
    operand->count = 0;
    operand->constant = PyFloat_AsDouble(object);
    if (operand->constant == -1.0 && PyErr_Occurred()) return -1;
  } else {
    return 0;
  }
  return 1;
}

static Expression *new_expression(PyTypeObject *type, Py_ssize_t count, double constant) {
  Expression *expression = (Expression *)PyType_GenericAlloc(type, count);
  if (expression != NULL) expression->constant = constant;
  return expression;
}

static void set_product(Product *place, Variable *variable, double coefficient) {
  Py_INCREF((PyObject *)variable);
  *place = (Product){variable, coefficient};
}

static PyObject *new_term(Variable *variable, double coefficient) {
  Term *term = (Term *)PyType_GenericAlloc(TermType, 0);
  if (term != NULL) set_product(&term->product, variable, coefficient);
  return (PyObject *)term;
}

/* The sum of an operand and a multiple of another one. */
static Expression *sum(const Operand *left, const Operand *right, double factor) {
  Expression *result = new_expression(ExpressionType, left->count + right->count,
                                      left->constant + factor * right->constant);
  if (result == NULL) return NULL;
  for (Py_ssize_t index = 0; index < left->count; index++) {
    set_product(&result->products[index], left->products[index].variable,
                left->products[index].coefficient);
  }
  for (Py_ssize_t index = 0; index < right->count; index++) {
    set_product(&result->products[left->count + index], right->products[index].variable,
                factor * right->products[index].coefficient);
  }
  return result;
}

static PyObject *scaled(PyObject *object, double factor);

static PyObject *add_times(PyObject *left, PyObject *right, double factor) {
  Operand first, second;
  int is_first = read_operand(left, &first);
  int is_second = is_first == 1 ? read_operand(right, &second) : 0;
  if (is_first < 0 || is_second < 0) return NULL;
  if (is_second == 0) return Py_NewRef(Py_NotImplemented);
  if (first.products == &first.single && second.products != &second.single && first.count == 1) {
    /* As in kiwi, the terms of an expression come before a single one. */
    Expression *multiple = (Expression *)scaled(right, factor);
    if (multiple == NULL) return NULL;
    read_operand((PyObject *)multiple, &second);
    Expression *result = sum(&second, &first, 1);
    Py_DECREF((PyObject *)multiple);
    return (PyObject *)result;
  }
  return (PyObject *)sum(&first, &second, factor);
}

static PyObject *add(PyObject *left, PyObject *right) { return add_times(left, right, 1); }
static PyObject *subtract(PyObject *left, PyObject *right) { return add_times(left, right, -1); }

/* A multiple of a variable, term or expression: of the first two it is a term. */
static PyObject *scaled(PyObject *object, double factor) {
  Operand operand;
  if (read_operand(object, &operand) < 0) return NULL;
  if (operand.products == &operand.single) {
    return new_term(operand.single.variable, operand.single.coefficient * factor);
  }
  Operand nothing = {NULL, 0, 0, {NULL, 0}};
  return (PyObject *)sum(&nothing, &operand, factor);
}

static PyObject *multiply(PyObject *left, PyObject *right) {
  PyObject *factor = left, *object = right;
  double number;
  if (PyFloat_Check(right) || PyLong_Check(right)) {
    factor = right;
    object = left;
  }
  if (!PyFloat_Check(factor) && !PyLong_Check(factor)) return Py_NewRef(Py_NotImplemented);
  if (number_of(factor, &number) < 0) return NULL;
  return scaled(object, number);
}

static PyObject *divide(PyObject *left, PyObject *right) {
  double number;
  if (!PyFloat_Check(right) && !PyLong_Check(right)) return Py_NewRef(Py_NotImplemented);
  if (number_of(right, &number) < 0) return NULL;
  if (number == 0) {
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    return NULL;
  }
  return scaled(left, 1 / number);
}

static PyObject *negate(PyObject *object) { return scaled(object, -1); }

/* --- Constraints ------------------------------------------------------------------------------ */

static int by_variable(const void *left, const void *right) {
  uintptr_t first = (uintptr_t)((const Product *)left)->variable;
  uintptr_t second = (uintptr_t)((const Product *)right)->variable;
  return first < second ? -1 : first > second;
}

/* The largest number of products that are compared pair by pair, which is faster than sorting. */
enum { few = 16 };

/* Returns an expression in which each variable occurs once, a new reference. */
static Expression *reduced(Expression *expression) {
  Py_ssize_t count = Py_SIZE(expression), kept = 0;
  Product small[few], *products = small;
  if (count > few) {
    products = malloc((size_t)count * sizeof *products);
    if (products == NULL) return (Expression *)PyErr_NoMemory();
    memcpy(products, expression->products, (size_t)count * sizeof *products);
    qsort(products, (size_t)count, sizeof *products, by_variable);
    for (Py_ssize_t index = 0; index < count; index++) {
      if (kept > 0 && products[kept - 1].variable == products[index].variable) {
        products[kept - 1].coefficient += products[index].coefficient;
      } else {
        products[kept++] = products[index];
      }
    }
  } else {
    for (Py_ssize_t index = 0; index < count; index++) {
      Product product = expression->products[index];
      Py_ssize_t place = 0;
      while (place < kept && products[place].variable != product.variable) place++;
      if (place < kept) products[place].coefficient += product.coefficient;
      else products[kept++] = product;
    }
  }
  Expression *result = expression;
  if (kept == count) {
    Py_INCREF((PyObject *)expression);
  } else {
    result = new_expression(ExpressionType, kept, expression->constant);
    for (Py_ssize_t index = 0; result != NULL && index < kept; index++) {
      set_product(&result->products[index], products[index].variable, products[index].coefficient);
    }
  }
  if (products != small) free(products);
  return result;
}

/* Makes a constraint; takes the reference to the expression. */
static PyObject *new_constraint(Expression *expression, int relation, double strength) {
  if (expression == NULL) return NULL;
  Constraint *constraint = (Constraint *)PyType_GenericAlloc(ConstraintType, 0);
  if (constraint == NULL) {
    Py_DECREF((PyObject *)expression);
    return NULL;
  }
  constraint->expression = expression;
  constraint->relation = relation;
  constraint->strength = strength;
  return (PyObject *)constraint;
}

static PyObject *compare(PyObject *left, PyObject *right, int operation) {
  Operand first, second;
  int relation;
  switch (operation) {
  case Py_EQ: relation = EQUAL; break;
  case Py_LE: relation = LESS; break;
  case Py_GE: relation = GREATER; break;
  default:
    PyErr_Format(PyExc_TypeError, "unsupported operand type(s) for %s: %R and %R",
                 operation == Py_NE ? "!=" : operation == Py_LT ? "<" : ">",
                 (PyObject *)Py_TYPE(left), (PyObject *)Py_TYPE(right));
    return NULL;
  }
  int is_first = read_operand(left, &first);
  int is_second = is_first == 1 ? read_operand(right, &second) : 0;
  if (is_first < 0 || is_second < 0) return NULL;
  if (is_second == 0) return Py_NewRef(Py_NotImplemented);
  Expression *difference = sum(&first, &second, -1);
  if (difference == NULL) return NULL;
  Expression *expression = reduced(difference);
  Py_DECREF((PyObject *)difference);
  return new_constraint(expression, relation, STRENGTH_REQUIRED);
}

/* --- Texts ------------------------------------------------------------------------------------ */

static PyObject *number_text(double number) {
  char text[40];
  PyOS_snprintf(text, sizeof text, "%g", number);
  return PyUnicode_FromString(text);
}

static PyObject *product_text(const Product *product) {
  PyObject *number = number_text(product->coefficient);
  if (number == NULL) return NULL;
  PyObject *text = PyUnicode_FromFormat("%U * %U", number, product->variable->name);
  Py_DECREF(number);
  return text;
}

static PyObject *term_str(PyObject *self) { return product_text(&((Term *)self)->product); }

static PyObject *expression_str(PyObject *self) {
  Expression *expression = (Expression *)self;
  PyObject *parts = PyList_New(0), *text = NULL, *part;
  if (parts == NULL) return NULL;
  for (Py_ssize_t index = 0; index <= Py_SIZE(self); index++) {
    part = index < Py_SIZE(self) ? product_text(&expression->products[index])
                                 : number_text(expression->constant);
    if (part == NULL || PyList_Append(parts, part) < 0) {
      Py_XDECREF(part);
      Py_DECREF(parts);
      return NULL;
    }
    Py_DECREF(part);
  }
  PyObject *plus = PyUnicode_FromString(" + ");
  if (plus != NULL) text = PyUnicode_Join(plus, parts);
  Py_XDECREF(plus);
  Py_DECREF(parts);
  return text;
}

PyObject *constraint_text(Constraint *constraint) {
  PyObject *expression = expression_str((PyObject *)constraint->expression);
  PyObject *strength = number_text(constraint->strength), *text = NULL;
  if (expression != NULL && strength != NULL) {
    text = PyUnicode_FromFormat("%U %s 0 | strength = %U", expression, symbol(constraint->relation),
                                strength);
  }
  Py_XDECREF(expression);
  Py_XDECREF(strength);
  return text;
}

static PyObject *constraint_str(PyObject *self) { return constraint_text((Constraint *)self); }

/* --- Variable --------------------------------------------------------------------------------- */

static int free_object(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF((PyObject *)type);
  return 0;
}

static PyObject *variable_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  PyObject *name = NULL, *context = NULL;
  static char *names[] = {"name", "context", NULL};
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|OO:__new__", names, &name, &context)) return NULL;
  if (name != NULL && !PyUnicode_Check(name)) return type_error("str", name);
  Variable *variable = (Variable *)PyType_GenericAlloc(type, 0);
  if (variable == NULL) return NULL;
  variable->name = name != NULL ? Py_NewRef(name) : PyUnicode_FromString("");
  variable->context = Py_XNewRef(context);
  return (PyObject *)variable;
}

static int variable_traverse(PyObject *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(((Variable *)self)->context);
  return 0;
}

static int variable_clear(PyObject *self) {
  Py_CLEAR(((Variable *)self)->context);
  return 0;
}

static void variable_dealloc(PyObject *self) {
  PyObject_GC_UnTrack(self);
  variable_clear(self);
  Py_CLEAR(((Variable *)self)->name);
  free(((Variable *)self)->places);
  free_object(self);
}

static PyObject *variable_name(PyObject *self, PyObject *unused) {
  (void)unused;
  return Py_NewRef(((Variable *)self)->name);
}

static PyObject *variable_set_name(PyObject *self, PyObject *name) {
  if (!PyUnicode_Check(name)) return type_error("str", name);
  PyObject *old = ((Variable *)self)->name;
  ((Variable *)self)->name = Py_NewRef(name);
  Py_XDECREF(old);
  Py_RETURN_NONE;
}

static PyObject *variable_value(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyFloat_FromDouble(((Variable *)self)->value);
}

static PyObject *variable_context(PyObject *self, PyObject *unused) {
  (void)unused;
  PyObject *context = ((Variable *)self)->context;
  return Py_NewRef(context != NULL ? context : Py_None);
}

static PyObject *variable_set_context(PyObject *self, PyObject *context) {
  PyObject *old = ((Variable *)self)->context;
  ((Variable *)self)->context = Py_NewRef(context);
  Py_XDECREF(old);
  Py_RETURN_NONE;
}

static PyObject *variable_str(PyObject *self) { return variable_name(self, NULL); }

/* --- Term ------------------------------------------------------------------------------------- */

static PyObject *term_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  PyObject *variable, *coefficient = NULL;
  double number = 1;
  static char *names[] = {"variable", "coefficient", NULL};
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|O:__new__", names, &variable, &coefficient)) {
    return NULL;
  }
  if (!PyObject_TypeCheck(variable, VariableType)) return type_error("Variable", variable);
  if (coefficient != NULL && number_of(coefficient, &number) < 0) return NULL;
  Term *term = (Term *)PyType_GenericAlloc(type, 0);
  if (term != NULL) set_product(&term->product, (Variable *)variable, number);
  return (PyObject *)term;
}

static int term_traverse(PyObject *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT((PyObject *)((Term *)self)->product.variable);
  return 0;
}

static void term_dealloc(PyObject *self) {
  PyObject_GC_UnTrack(self);
  Py_XDECREF((PyObject *)((Term *)self)->product.variable);
  free_object(self);
}

static PyObject *term_variable(PyObject *self, PyObject *unused) {
  (void)unused;
  return Py_NewRef((PyObject *)((Term *)self)->product.variable);
}

static PyObject *term_coefficient(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyFloat_FromDouble(((Term *)self)->product.coefficient);
}

static PyObject *term_value(PyObject *self, PyObject *unused) {
  (void)unused;
  Product *product = &((Term *)self)->product;
  return PyFloat_FromDouble(product->coefficient * product->variable->value);
}

/* --- Expression ------------------------------------------------------------------------------- */

static PyObject *expression_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  PyObject *terms, *constant = NULL;
  double number = 0;
  static char *names[] = {"terms", "constant", NULL};
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|O:__new__", names, &terms, &constant)) return NULL;
  if (constant != NULL && number_of(constant, &number) < 0) return NULL;
  PyObject *items = PySequence_Tuple(terms);
  if (items == NULL) return NULL;
  Expression *expression = new_expression(type, PyTuple_Size(items), number);
  for (Py_ssize_t index = 0; expression != NULL && index < PyTuple_Size(items); index++) {
    PyObject *item = PyTuple_GetItem(items, index);
    if (!PyObject_TypeCheck(item, TermType)) {
      type_error("Term", item);
      Py_CLEAR(expression);
    } else {
      Product *product = &((Term *)item)->product;
      set_product(&expression->products[index], product->variable, product->coefficient);
    }
  }
  Py_DECREF(items);
  return (PyObject *)expression;
}

static int expression_traverse(PyObject *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  for (Py_ssize_t index = 0; index < Py_SIZE(self); index++) {
    Py_VISIT((PyObject *)((Expression *)self)->products[index].variable);
  }
  return 0;
}

static void expression_dealloc(PyObject *self) {
  PyObject_GC_UnTrack(self);
  for (Py_ssize_t index = 0; index < Py_SIZE(self); index++) {
    Py_XDECREF((PyObject *)((Expression *)self)->products[index].variable);
  }
  free_object(self);
}

static PyObject *expression_constant(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyFloat_FromDouble(((Expression *)self)->constant);
}

static PyObject *expression_terms(PyObject *self, PyObject *unused) {
  (void)unused;
  PyObject *terms = PyTuple_New(Py_SIZE(self));
  if (terms == NULL) return NULL;
  for (Py_ssize_t index = 0; index < Py_SIZE(self); index++) {
    Product *product = &((Expression *)self)->products[index];
    PyObject *term = new_term(product->variable, product->coefficient);
    if (term == NULL || PyTuple_SetItem(terms, index, term) < 0) {
      Py_DECREF(terms);
      return NULL;
    }
  }
  return terms;
}

static double value_of(const Expression *expression) {
  double value = expression->constant;
  for (Py_ssize_t index = 0; index < Py_SIZE((PyObject *)expression); index++) {
    value += expression->products[index].coefficient * expression->products[index].variable->value;
  }
  return value;
}

static PyObject *expression_value(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyFloat_FromDouble(value_of((Expression *)self));
}

/* --- Constraint ------------------------------------------------------------------------------- */

static PyObject *constraint_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords) {
  PyObject *expression, *symbol_object, *strength_object = NULL;
  double strength = STRENGTH_REQUIRED;
  int relation = EQUAL;
  static char *names[] = {"expression", "op", "strength", NULL};
  (void)type;
  if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "OO|O:__new__", names, &expression,
                                   &symbol_object, &strength_object)) return NULL;
  if (!PyObject_TypeCheck(expression, ExpressionType)) return type_error("Expression", expression);
  if (!PyUnicode_Check(symbol_object)) return type_error("str", symbol_object);
  if (PyUnicode_CompareWithASCIIString(symbol_object, "<=") == 0) relation = LESS;
  else if (PyUnicode_CompareWithASCIIString(symbol_object, ">=") == 0) relation = GREATER;
  else if (PyUnicode_CompareWithASCIIString(symbol_object, "==") != 0) {
    PyErr_Format(PyExc_ValueError, "relational operator must be '==', '<=', or '>=', not '%U'",
                 symbol_object);
    return NULL;
  }
  if (strength_object != NULL && strength_of(strength_object, &strength) < 0) return NULL;
  return new_constraint(reduced((Expression *)expression), relation, strength);
}

static int constraint_traverse(PyObject *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT((PyObject *)((Constraint *)self)->expression);
  return 0;
}

static int constraint_clear(PyObject *self) {
  Py_CLEAR(((Constraint *)self)->expression);
  return 0;
}

static void constraint_dealloc(PyObject *self) {
  PyObject_GC_UnTrack(self);
  constraint_clear(self);
  free_object(self);
}

static PyObject *constraint_expression(PyObject *self, PyObject *unused) {
  (void)unused;
  return Py_NewRef((PyObject *)((Constraint *)self)->expression);
}

static PyObject *constraint_op(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyUnicode_FromString(symbol(((Constraint *)self)->relation));
}

static PyObject *constraint_strength(PyObject *self, PyObject *unused) {
  (void)unused;
  return PyFloat_FromDouble(((Constraint *)self)->strength);
}

/* The largest difference that kiwi takes for zero. */
static const double nearly_zero = 1e-8;

static PyObject *constraint_violated(PyObject *self, PyObject *unused) {
  (void)unused;
  Constraint *constraint = (Constraint *)self;
  double value = value_of(constraint->expression);
  int is_violated = constraint->relation == EQUAL ? value > nearly_zero || value < -nearly_zero
                    : constraint->relation == LESS ? value > 0 : value < 0;
  return PyBool_FromLong(is_violated);
}

static PyObject *constraint_or(PyObject *left, PyObject *right) {
  PyObject *strength = PyObject_TypeCheck(left, ConstraintType) ? right : left;
  Constraint *constraint = (Constraint *)(strength == right ? left : right);
  double number;
  if (strength_of(strength, &number) < 0) return NULL;
  return new_constraint((Expression *)Py_NewRef((PyObject *)constraint->expression),
                        constraint->relation, number);
}

/* --- Types ------------------------------------------------------------------------------------ */

#define SLOT(name, function) {name, (void *)(uintptr_t)(function)}
#define OPERATORS \
  SLOT(Py_nb_add, add), SLOT(Py_nb_subtract, subtract), SLOT(Py_nb_multiply, multiply), \
      SLOT(Py_nb_true_divide, divide), SLOT(Py_nb_negative, negate), \
      SLOT(Py_tp_hash, PyObject_HashNotImplemented), SLOT(Py_tp_richcompare, compare)

static PyMethodDef variable_methods[] = {
    {"name", variable_name, METH_NOARGS, "Get the name of the variable."},
    {"setName", variable_set_name, METH_O, "Set the name of the variable."},
    {"value", variable_value, METH_NOARGS, "Get the current value of the variable."},
    {"context", variable_context, METH_NOARGS, "Get the context object of the variable."},
    {"setContext", variable_set_context, METH_O, "Set the context object of the variable."},
    {NULL, NULL, 0, NULL}};
static PyMethodDef term_methods[] = {
    {"variable", term_variable, METH_NOARGS, "Get the variable of the term."},
    {"coefficient", term_coefficient, METH_NOARGS, "Get the coefficient of the term."},
    {"value", term_value, METH_NOARGS, "Get the value of the term."},
    {NULL, NULL, 0, NULL}};
static PyMethodDef expression_methods[] = {
    {"terms", expression_terms, METH_NOARGS, "Get the tuple of terms of the expression."},
    {"constant", expression_constant, METH_NOARGS, "Get the constant of the expression."},
    {"value", expression_value, METH_NOARGS, "Get the value of the expression."},
    {NULL, NULL, 0, NULL}};
static PyMethodDef constraint_methods[] = {
    {"expression", constraint_expression, METH_NOARGS, "Get the expression of the constraint."},
    {"op", constraint_op, METH_NOARGS, "Get the relational operator of the constraint."},
    {"strength", constraint_strength, METH_NOARGS, "Get the strength of the constraint."},
    {"violated", constraint_violated, METH_NOARGS, "Whether the present values violate it."},
    {NULL, NULL, 0, NULL}};

static PyType_Slot variable_slots[] = {
    SLOT(Py_tp_new, variable_new), SLOT(Py_tp_dealloc, variable_dealloc),
    SLOT(Py_tp_traverse, variable_traverse), SLOT(Py_tp_clear, variable_clear),
    SLOT(Py_tp_repr, variable_str), {Py_tp_methods, variable_methods}, OPERATORS, {0, NULL}};
static PyType_Slot term_slots[] = {
    SLOT(Py_tp_new, term_new), SLOT(Py_tp_dealloc, term_dealloc),
    SLOT(Py_tp_traverse, term_traverse), SLOT(Py_tp_repr, term_str),
    {Py_tp_methods, term_methods}, OPERATORS, {0, NULL}};
static PyType_Slot expression_slots[] = {
    SLOT(Py_tp_new, expression_new), SLOT(Py_tp_dealloc, expression_dealloc),
    SLOT(Py_tp_traverse, expression_traverse), SLOT(Py_tp_repr, expression_str),
    {Py_tp_methods, expression_methods}, OPERATORS, {0, NULL}};
static PyType_Slot constraint_slots[] = {
    SLOT(Py_tp_new, constraint_new), SLOT(Py_tp_dealloc, constraint_dealloc),
    SLOT(Py_tp_traverse, constraint_traverse), SLOT(Py_tp_clear, constraint_clear),
    SLOT(Py_tp_repr, constraint_str), SLOT(Py_nb_or, constraint_or),
    {Py_tp_methods, constraint_methods}, {0, NULL}};

enum { flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_BASETYPE };

static PyType_Spec variable_spec = {"tinamou.kiwi.Variable", sizeof(Variable), 0, flags, variable_slots};
static PyType_Spec term_spec = {"tinamou.kiwi.Term", sizeof(Term), 0, flags, term_slots};
static PyType_Spec expression_spec = {"tinamou.kiwi.Expression",
                                      sizeof(Expression) - sizeof(Product), sizeof(Product), flags,
                                      expression_slots};
static PyType_Spec constraint_spec = {"tinamou.kiwi.Constraint", sizeof(Constraint), 0,
                                      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC, constraint_slots};

int expressions_add(PyObject *module) {
  const struct { const char *name; PyType_Spec *spec; PyTypeObject **type; } all[] = {
      {"Variable", &variable_spec, &VariableType},
      {"Term", &term_spec, &TermType},
      {"Expression", &expression_spec, &ExpressionType},
      {"Constraint", &constraint_spec, &ConstraintType}};
  for (int index = 0; index < 4; index++) {
    PyObject *type = PyType_FromSpec(all[index].spec);
    if (type == NULL) return -1;
    *all[index].type = (PyTypeObject *)type;
    if (PyModule_AddObjectRef(module, all[index].name, type) < 0) return -1;
  }
  return 0;
}
