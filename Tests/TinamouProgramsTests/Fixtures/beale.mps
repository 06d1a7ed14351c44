* E. M. L. Beale, Cycling in the dual simplex algorithm, 1955: the simplex method with the first rules
* of choice goes in a circle here. x4 = x6 = 1, objective -5/4.
NAME          BEALE
ROWS
 N  COST
 L  R1
 L  R2
COLUMNS
    X4        COST             -0.75   R1                0.25
    X4        R2                 0.5
    X5        COST                20   R1                  -8
    X5        R2                 -12
    X6        COST              -0.5   R1                  -1
    X6        R2                -0.5
    X7        COST                 6   R1                   9
    X7        R2                   3
BOUNDS
 UP BND       X6                   1
ENDATA
