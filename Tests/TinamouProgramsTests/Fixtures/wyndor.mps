* Wyndor Glass Co., F. S. Hillier and G. J. Lieberman, Introduction to Operations Research, chapter 3:
* doors 2, windows 6, profit 36. As costs to be minimised: -36.
NAME          WYNDOR
ROWS
 N  COST
 L  PLANT1
 L  PLANT2
 L  PLANT3
COLUMNS
    DOORS     COST                -3   PLANT1               1
    DOORS     PLANT3               3
    WINDOWS   COST                -5   PLANT2               2
    WINDOWS   PLANT3               2
RHS
    HOURS     PLANT1               4   PLANT2              12
    HOURS     PLANT3              18
ENDATA
