/** By what an answer of `useFirstOnPage` is known, on the server and in an island. */
export const firstKey = (ids: readonly string[], count: number): string =>
  `f:${count}:${ids.join('\u0000')}`;
