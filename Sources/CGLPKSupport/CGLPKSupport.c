#include "CGLPKSupport.h"

#include <glpk.h>
#include <math.h>
#include <setjmp.h>
#include <stdlib.h>

struct linear_program {
  glp_prob *problem;
  unsigned long environment;
};

static _Thread_local jmp_buf recovery;
static _Thread_local bool is_guarded = false;
// Counts the times that GLPK's memory of this thread was thrown away.
static _Thread_local unsigned long environment = 0;

static void recover(void *info) {
  (void)info;
  if (is_guarded) longjmp(recovery, 1);
}

static int silence(void *info, const char *text) {
  (void)info;
  (void)text;
  return 1;
}

static void hook(void) {
  glp_term_out(GLP_OFF);
  glp_term_hook(silence, NULL);
  glp_error_hook(recover, NULL);
  is_guarded = true;
}

// After an error GLPK must not be used again before its environment is freed.
static void abandon(void) {
  is_guarded = false;
  glp_free_env();
  environment += 1;
}

#define GUARD(failure)        \
  hook();                     \
  if (setjmp(recovery) != 0) { \
    abandon();                \
    return failure;           \
  }

#define GUARD_PROGRAM(failure)                                  \
  if (program->environment != environment) return failure; \
  GUARD(failure)

#define RETURN(result)  \
  do {                  \
    is_guarded = false; \
    return result;      \
  } while (0)

linear_program *linear_program_create(int rows, int columns) {
  linear_program *volatile program = malloc(sizeof(linear_program));
  if (program == NULL) return NULL;
  hook();
  if (setjmp(recovery) != 0) {
    abandon();
    free(program);
    return NULL;
  }
  program->problem = glp_create_prob();
  program->environment = environment;
  if (rows > 0) glp_add_rows(program->problem, rows);
  if (columns > 0) glp_add_cols(program->problem, columns);
  for (int row = 1; row <= rows; row++) glp_set_row_bnds(program->problem, row, GLP_FR, 0, 0);
  for (int column = 1; column <= columns; column++)
    glp_set_col_bnds(program->problem, column, GLP_FR, 0, 0);
  RETURN(program);
}

static void delete_problem(linear_program *program) {
  if (program->environment != environment) return;
  hook();
  if (setjmp(recovery) != 0) {
    abandon();
    return;
  }
  glp_delete_prob(program->problem);
  is_guarded = false;
}

void linear_program_delete(linear_program *program) {
  delete_problem(program);
  free(program);
}

bool linear_program_load(linear_program *program, int count, const int *rows, const int *columns,
                         const double *coefficients) {
  // GLPK counts from 1 everywhere.
  int *volatile row_numbers = malloc(sizeof(int) * (count + 1));
  int *volatile column_numbers = malloc(sizeof(int) * (count + 1));
  double *volatile values = malloc(sizeof(double) * (count + 1));
  volatile bool loaded = false;
  if (row_numbers != NULL && column_numbers != NULL && values != NULL &&
      program->environment == environment) {
    for (int index = 0; index < count; index++) {
      row_numbers[index + 1] = rows[index] + 1;
      column_numbers[index + 1] = columns[index] + 1;
      values[index + 1] = coefficients[index];
    }
    hook();
    if (setjmp(recovery) != 0) {
      abandon();
    } else {
      glp_load_matrix(program->problem, count, row_numbers, column_numbers, values);
      is_guarded = false;
      loaded = true;
    }
  }
  free(row_numbers);
  free(column_numbers);
  free(values);
  return loaded;
}

static int bound_type(double lower, double upper) {
  if (isinf(lower)) return isinf(upper) ? GLP_FR : GLP_UP;
  if (isinf(upper)) return GLP_LO;
  return lower == upper ? GLP_FX : GLP_DB;
}

bool linear_program_set_row(linear_program *program, int row, double lower, double upper) {
  GUARD_PROGRAM(false)
  glp_set_row_bnds(program->problem, row + 1, bound_type(lower, upper), lower, upper);
  RETURN(true);
}

bool linear_program_set_column(linear_program *program, int column, double lower, double upper) {
  GUARD_PROGRAM(false)
  glp_set_col_bnds(program->problem, column + 1, bound_type(lower, upper), lower, upper);
  RETURN(true);
}

bool linear_program_set_cost(linear_program *program, int column, double cost) {
  GUARD_PROGRAM(false)
  glp_set_obj_coef(program->problem, column + 1, cost);
  RETURN(true);
}

bool linear_program_prepare(linear_program *program) {
  GUARD_PROGRAM(false)
  glp_scale_prob(program->problem, GLP_SF_AUTO);
  glp_adv_basis(program->problem, 0);
  RETURN(true);
}

int linear_program_minimize(linear_program *program, int time_limit, int iteration_limit) {
  GUARD_PROGRAM(-1)
  glp_smcp parameters;
  glp_init_smcp(&parameters);
  parameters.msg_lev = GLP_MSG_OFF;
  parameters.meth = GLP_PRIMAL;
  parameters.tol_bnd = 1e-9;
  parameters.tol_dj = 1e-9;
  parameters.tm_lim = time_limit;
  parameters.it_lim = iteration_limit;
  if (glp_simplex(program->problem, &parameters) != 0) {
    // The basis may have become singular: once more from the trivial one.
    glp_std_basis(program->problem);
    glp_simplex(program->problem, &parameters);
  }
  int status = glp_get_status(program->problem);
  RETURN(status);
}

bool linear_program_read(linear_program *program, double *activities, double *reduced_costs,
                         int *statuses) {
  GUARD_PROGRAM(false)
  int rows = glp_get_num_rows(program->problem);
  int columns = glp_get_num_cols(program->problem);
  for (int row = 0; row < rows; row++) {
    activities[row] = glp_get_row_prim(program->problem, row + 1);
    reduced_costs[row] = glp_get_row_dual(program->problem, row + 1);
    statuses[row] = glp_get_row_stat(program->problem, row + 1);
  }
  for (int column = 0; column < columns; column++) {
    activities[rows + column] = glp_get_col_prim(program->problem, column + 1);
    reduced_costs[rows + column] = glp_get_col_dual(program->problem, column + 1);
    statuses[rows + column] = glp_get_col_stat(program->problem, column + 1);
  }
  RETURN(true);
}

bool linear_program_survives_error(void) {
  GUARD(true)
  glp_get_row_prim(glp_create_prob(), 99);
  RETURN(false);
}
