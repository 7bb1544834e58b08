/** Pages of the account. The specification does not show them; see docs/decisions/0006. */
export const ACCOUNT_PATHS = {
  signIn: '/account/sign-in/',
  account: '/account/',
  following: '/account/following/',
  saved: '/account/saved/',
  signOut: '/account/sign-out/',
} as const;

/** Where the forms of cached pages post to: the readers' service. */
export const READER_FORMS = {
  follow: '/gateway/readers/follow',
  save: '/gateway/readers/save',
} as const;

/** Where one signs in, and comes back from to a page of ours. */
export const signInPath = (returnTo: string): string =>
  `${ACCOUNT_PATHS.signIn}?to=${encodeURIComponent(returnTo)}`;
