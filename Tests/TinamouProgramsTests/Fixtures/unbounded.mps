NAME          UNBOUNDED
ROWS
 N  COST
 G  SUM
COLUMNS
    X         COST      -1   SUM       1
RHS
    R         SUM       4
ENDATA
