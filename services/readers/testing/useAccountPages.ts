import type { Engine, TestDatabase } from '../../content/testing/engines';
import type { Browser } from '../../identity/testing/Browser';
import type { Gift, Preference } from '../options';
import { openReaders, type ReadersSite } from './openReaders';

const preference: Preference = {
  id: 'CLOUT',
  kind: 'newsletter',
  title: 'Clout',
  description: 'Politics, weekly',
  isOn: true,
};
export const gift: Gift = {
  story: { path: '/news/gift.html', title: 'A story to give' },
  madeAt: new Date('2026-11-01T12:00:00Z'),
  endsAt: new Date('2026-11-15T12:00:00Z'),
  opened: 1,
  link: null,
};

/** What tests of the account pages share; `site` and `database` are there once they run. */
export interface AccountPages {
  site: ReadersSite;
  database: TestDatabase;
  /** ms that have gone by; 0 again after each test. */
  later: number;
  /** Whether those fail who are told to forget an account; not after the test. */
  mustFail: boolean;
  /** What was forgotten in the test, in order. */
  forgotten: string[];
  /** Newsletters that were chosen, by address. */
  chosen: [email: string, ids: readonly string[]][];
  /** Addresses that newsletters went along from and to. */
  moved: [from: string, to: string][];
  /** Sends a form of an account page, as it stands there. */
  submit: (
    browser: Browser,
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<Response>;
}

/** The account pages on a database of its own, for the tests of a `describe`. */
export function useAccountPages(engine: Engine): AccountPages {
  const forget = async (what: string) => {
    if (shared.mustFail) throw new Error('away');
    shared.forgotten.push(what);
  };
  const shared = {
    later: 0,
    mustFail: false,
    forgotten: [],
    chosen: [],
    moved: [],
    submit: async (browser, path, fields, headers = {}) => {
      const { pmnCookie: csrf = '' } = await shared.site.me(browser);
      return browser.submit(shared.site.at(`/account/${path}`), { csrf, ...fields }, headers);
    },
  } as Partial<AccountPages> as AccountPages;

  beforeAll(async () => {
    shared.database = await engine.open();
    shared.site = await openReaders(shared.database, {
      now: () => Date.now() + shared.later,
      newsletters: {
        read: async () => [preference],
        save: async ({ email }, ids) => void shared.chosen.push([email, ids]),
        move: async (from, to) => void shared.moved.push([from, to]),
        everythingOf: async ({ email }) => ({ of: email }),
        forget: async ({ email }) => forget(`newsletters of ${email}`),
      },
      gifts: { giftsOf: async () => [gift], forget: async () => forget('gifts') },
      identity: {
        links: [{ url: '/gateway/identity/password', label: 'Change your password' }],
        forget: async () => forget('identity'),
      },
    });
  });
  afterAll(async () => {
    await shared.site.app.close();
    await shared.database.close();
  });
  afterEach(() => {
    shared.later = 0;
    shared.mustFail = false;
    shared.forgotten.length = 0;
  });
  return shared;
}
