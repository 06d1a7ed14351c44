* Every kind of row and bound: -x - y + 2 z over 2 <= x + y <= 6, x - z == 1, 3 >= y, z free and at
* least -4 by its row. x = z + 1, so the costs are -y + z - 1: z as low as x = 0 allows, -1, y = 3: -5.
NAME RANGES
ROWS
 N  COST
 G  SUM
 E  LINK
 L  IDLE
 N  OTHER
COLUMNS
    X  COST  -1  SUM  1
    X  LINK  1  OTHER  7
    Y  COST  -1  SUM  1
    Z  COST  2  LINK  -1
    Z  IDLE  -1
RHS
    RHS  SUM  2  LINK  1
    RHS  IDLE  4
RANGES
    RNG  SUM  4
BOUNDS
 UP BND  Y  3
 FR BND  Z
ENDATA
