/** Who does what in football: indexes in the roster, those more often who are named more often. */
export const QUARTERBACK = 0;
export const RUNNERS = [1, 1, 1, 1, 1, 2, 2, 2, 0, 3];
export const RECEIVERS = [3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 1, 2, 7];
export const TACKLERS = [13, 14, 15, 16, 17, 17, 18, 18, 19, 20, 21, 22, 22, 23, 23];
export const RUSHERS = [13, 13, 14, 15, 16, 16, 17, 19];
export const BACKS = [20, 20, 21, 21, 22, 23, 18];
