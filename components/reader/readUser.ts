/** Who reads, as our own service says it (platform §3, widgets §3). */
export type User =
  | { state: 'Logged Out' }
  | {
      state: 'Logged In' | 'Subscribed';
      auth0Id: string;
      email: string;
      name: string;
      /** 1: reads without ads (platform §1). */
      hasAdsFreeReading: 0 | 1;
      /** Of the staff, by address (platform §5). */
      isInternal: boolean;
      isPremium: boolean;
      sf_product_code: string | null;
      userPermissions: readonly string[];
      /** What calls that change something bring along. */
      token: string;
    };

export const NOBODY: User = { state: 'Logged Out' };

/** Reads an answer of `{base}me`. Whoever has no id is signed out (widgets §6). */
export function readUser(answer: unknown): User {
  if (typeof answer !== 'object' || answer === null) return NOBODY;
  const given = answer as Record<string, unknown>;
  const text = (name: string): string => (typeof given[name] === 'string' ? given[name] : '');
  const auth0Id = text('auth0Id');
  if (auth0Id === '') return NOBODY;
  const permissions = given['userPermissions'];
  return {
    state: given['state'] === 'Subscribed' ? 'Subscribed' : 'Logged In',
    auth0Id,
    email: text('email'),
    name: text('name'),
    hasAdsFreeReading: given['hasAdsFreeReading'] === 1 ? 1 : 0,
    isInternal: given['isInternal'] === true,
    isPremium: given['isPremium'] === true,
    sf_product_code: text('sf_product_code') || null,
    userPermissions: Array.isArray(permissions)
      ? permissions.filter((permission) => typeof permission === 'string')
      : [],
    token: text('pmnCookie'),
  };
}
