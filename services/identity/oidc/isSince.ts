/**
 * Whether a sign-in came after the account was changed last (password, state).
 * @param loginTs s since 1970
 * @param changedAt ISO 8601
 */
export const isSince = (loginTs: number | undefined, changedAt: string): boolean =>
  ((loginTs ?? 0) + 1) * 1000 > Date.parse(changedAt);
