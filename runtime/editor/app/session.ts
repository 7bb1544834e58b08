import type { Right } from '../server/rights/rights';

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
}

/** @throws Error where the page lacks it */
export function readSession(page: Document): AppSession {
  const text = page.getElementById('session')?.textContent;
  if (!text) throw new Error('The page of the editor has no #session.');
  return JSON.parse(text) as AppSession;
}
