#pragma once
#include <stdbool.h>

/// A problem object of GLPK behind calls that always return.
///
/// GLPK answers an internal error by ending the process unless its error hook jumps away, which
/// only C can do. Every call here comes back; after an error inside GLPK all problems of the
/// thread are gone and every call on them reports failure.
///
/// Rows and columns count from 0. Infinite bounds stand for none.
typedef struct linear_program linear_program;

/// Makes a problem whose rows and columns are free; NULL on failure.
linear_program *_Nullable linear_program_create(int rows, int columns);

void linear_program_delete(linear_program *_Nonnull program);

/// Sets all coefficients; each pair of row and column at most once.
bool linear_program_load(linear_program *_Nonnull program, int count,
                         const int *_Nonnull rows, const int *_Nonnull columns,
                         const double *_Nonnull coefficients);

bool linear_program_set_row(linear_program *_Nonnull program, int row, double lower, double upper);

bool linear_program_set_column(linear_program *_Nonnull program, int column, double lower,
                               double upper);

bool linear_program_set_cost(linear_program *_Nonnull program, int column, double cost);

/// Scales the problem and starts from GLPK's advanced basis, for another path to the optimum.
bool linear_program_prepare(linear_program *_Nonnull program);

/// Minimises from the current basis with the primal simplex method. Returns GLPK's status of the
/// solution, or -1 on failure.
int linear_program_minimize(linear_program *_Nonnull program, int time_limit, int iteration_limit);

/// Reads activities, reduced costs and basis statuses, rows first, then columns.
bool linear_program_read(linear_program *_Nonnull program, double *_Nonnull activities,
                         double *_Nonnull reduced_costs, int *_Nonnull statuses);

/// Provokes an error inside GLPK, for tests; true if the call came back as it should.
bool linear_program_survives_error(void);
