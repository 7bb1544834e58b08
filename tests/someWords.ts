/** What editors can read: words, which begin with a letter, a number or a quote, and end with neither space nor colon. */
export const SOME_WORDS: unknown = expect.stringMatching(/^[\p{L}\p{N}“‘$/].*[^\s:]$/u);
