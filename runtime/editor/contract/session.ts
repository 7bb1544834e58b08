import type { Right } from './rights';
import type { SitePart } from './screens';

/** What the application's page says of who is signed in. */
export interface AppSession {
  name: string;
  email: string;
  website: string;
  siteName: string;
  /** IANA name of the paper's. */
  timeZone: string;
  /** What changing calls bring along. */
  csrf: string;
  /** In the whole site; in some folders there may be more. */
  rights: Right[];
  /** What this site has of what not every one has. */
  parts: SitePart[];
}
