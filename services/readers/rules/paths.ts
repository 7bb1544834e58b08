/** Where the routes of signing in and out are reached. */
export const READERS_PATH = '/gateway/readers';
/** Where the account pages are. */
export const ACCOUNT_PATH = '/account';

/** Where a reader signs in, to come back to `to`. */
export const signInPath = (to: string): string =>
  `${READERS_PATH}/sign-in?${new URLSearchParams({ to })}`;
