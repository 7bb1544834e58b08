/** Where the crossword of a day is solved. */
export const crosswordPath = (day: string): string => `/puzzles/crossword/${day}/`;

/** Where its answers are. */
export const answersPath = (day: string): string => `${crosswordPath(day)}answers/`;
