* x + y >= 4, x <= 1, y <= 2; the row IDLE has no part in it.
NAME INFEASIBLE
ROWS
 N  COST
 G  SUM
 L  FIRST
 L  IDLE
COLUMNS
    X  COST  1  SUM  1
    X  FIRST  1  IDLE  1
    Y  COST  1  SUM  1
    Y  IDLE  1
RHS
    RHS  SUM  4  FIRST  1
    RHS  IDLE  100
BOUNDS
 UP BND  Y  2
ENDATA
