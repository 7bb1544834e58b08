/** Pages of the account. The specification does not show them; see docs/decisions/0006. */
export const ACCOUNT_PATHS = {
  signIn: '/account/sign-in/',
  account: '/account/',
  signOut: '/account/sign-out/',
} as const;
