* V. Klee and G. J. Minty, How good is the simplex algorithm?, 1972, in three dimensions: the largest
* value is 10000, at x3 alone.
NAME KLEEMINTY
OBJSENSE
    MAX
ROWS
 N  VALUE
 L  R1
 L  R2
 L  R3
COLUMNS
    X1  VALUE  100  R1  1
    X1  R2  20  R3  200
    X2  VALUE  10  R2  1
    X2  R3  20
    X3  VALUE  1  R3  1
RHS
    RHS  R1  1  R2  100
    RHS  R3  10000
ENDATA
