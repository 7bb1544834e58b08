import { PlainPages } from '../plain-pages/PlainPages';
import { readLook } from '../plain-pages/readLook';
import { looks } from '../properties/looks';
import { readBase } from '../runtime/cli/environment';

export type Env = NodeJS.ProcessEnv;

export const WEBSITE = 'broadsheet';

/** Those that are not made of blocks, in the look of the site: sign-in, account, messages, answers to forms. */
export const PAGES = new PlainPages(readLook(looks[WEBSITE]));

/** Whether the site is on one's own machine: it has no public address. */
export const isLocal = (env: Env): boolean =>
  originOf('SITE_ORIGIN', env).every((origin) =>
    /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname),
  );

/** The origin of the address in an environment variable; none where it is not set. */
export function originOf(variable: string, env: Env): string[] {
  const address = readBase(variable, env);
  return address ? [new URL(address).origin] : [];
}
