/** Someone who is signed in, as the parts of the site need to know them. */
export interface Reader {
  /** Of the account here. */
  id: string;
  /** By which subscriber calls name them; that of the provider where they never subscribed. */
  auth0Id: string;
  /** Proved to the provider; null where it proves none. */
  email: string | null;
  name: string;
  state: 'Logged In' | 'Subscribed';
  hasAdsFreeReading: boolean;
  /** Staff: the address contains a domain of the company (platform §5). */
  isInternal: boolean;
  /** Whether the subscription has the e-edition (widgets §9). */
  isPremium: boolean;
  productCode: string | null;
  permissions: readonly string[];
  /** What changing calls of this session bring along: `x-csrf-token`, `pmn-cookie`, the field `csrf`. */
  token: string;
  session: {
    /** By which the list of devices names it. */
    id: string;
    /** s until it ends, if it is not used again. */
    seconds: number;
    /** Whether the password was asked for just now. */
    isProved: boolean;
  };
}
