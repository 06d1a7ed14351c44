* Names with spaces, which only the fixed format can have: 3 a + 2 b at most, a + b <= 4, a + 3 b <= 6,
* a <= 3. At the first two, a = 3 and b = 1: 11.
NAME          SPACES
OBJSENSE Max
ROWS
 N  GAIN
 L  ROW 1
 L  ROW 2
COLUMNS
    COL A     GAIN               3.0   ROW 1              1.0
    COL A     ROW 2              1.0
    COL B     GAIN               2.0   ROW 1              1.0
    COL B     ROW 2              3.0
RHS
    RHS       ROW 1              4.0   ROW 2              6.0
BOUNDS
 UP BND       COL A              3.0
 UP BND       COL B             1e30
ENDATA
