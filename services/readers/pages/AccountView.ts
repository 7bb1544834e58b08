import { html, Html } from '../../../plain-pages/html';
import { PlainPages } from '../../../plain-pages/PlainPages';
import type { ReadersOptions } from '../options';
import { ACCOUNT_PATH, READERS_PATH } from '../rules/paths';
import { ACCOUNT_STYLES } from './accountStyles';

/** The pages of an account, in the order in which they are listed. */
export type AccountPage =
  | 'profile'
  | 'subscription'
  | 'newsletters'
  | 'following'
  | 'saved'
  | 'gifts'
  | 'devices'
  | 'data';

const PAGES: Record<AccountPage, { path: string; title: string }> = {
  profile: { path: '/', title: 'Profile' },
  subscription: { path: '/subscription/', title: 'Subscription' },
  newsletters: { path: '/newsletters/', title: 'Newsletters' },
  following: { path: '/following/', title: 'Following' },
  saved: { path: '/saved/', title: 'Saved' },
  gifts: { path: '/gifts/', title: 'Gifts' },
  devices: { path: '/devices/', title: 'Devices' },
  data: { path: '/data/', title: 'Your data' },
};

const LISTED = Object.keys(PAGES) as AccountPage[];

const REMOVED = { removed: 'Removed.' };

/** What came of what was sent, by its name in the address of the page that it was sent from. */
const NOTICES: Partial<Record<AccountPage, Record<string, string>>> = {
  profile: {
    name: 'Your name was changed.',
    email: 'Your email address was changed. Sign in with it from now on.',
    password: 'Your password was changed. Your other devices are signed out.',
  },
  subscription: {
    subscribed: 'Thank you for subscribing. A confirmation is on its way to you.',
    canceled: 'Your subscription is canceled. You will not be charged again.',
    resumed: 'Your subscription will continue.',
    changed: 'Your plan has changed.',
  },
  newsletters: { saved: 'Your choices were saved.' },
  following: REMOVED,
  saved: REMOVED,
  devices: {
    'signed-out': 'That device is signed out.',
    'others-signed-out': 'All other devices are signed out.',
  },
};

/** What a page says of what was sent from it; null where the address names nothing of the page's. */
function noticeOf(page: AccountPage, name: unknown): string | null {
  const own = NOTICES[page] ?? {};
  return typeof name === 'string' && Object.hasOwn(own, name) ? (own[name] ?? null) : null;
}

/** A page's content, with the token that its forms carry. */
export interface View {
  page: AccountPage;
  content: Html;
  token: string;
  /** Name of what came of what was sent, as the address has it. */
  notice?: unknown;
  /** What is wrong with what was sent. */
  problem?: string | null;
}

/** The frame of the account pages: the site's name, the list of pages, one of them. */
export class AccountView {
  readonly #pages: PlainPages;
  readonly #listed: readonly AccountPage[];

  constructor({ pages, newsletters, gifts, desk }: ReadersOptions) {
    this.#pages = new PlainPages(pages.look, ACCOUNT_STYLES);
    const missing = new Set<string>([
      ...(newsletters ? [] : ['newsletters']),
      ...(gifts ? [] : ['gifts']),
      ...(desk ? [] : ['subscription']),
    ]);
    this.#listed = LISTED.filter((page) => !missing.has(page));
  }

  policy(formTargets: readonly string[]): string {
    return this.#pages.policy({ formTargets });
  }

  draw({ page, content, token, notice, problem = null }: View): string {
    const { title } = PAGES[page];
    const done = noticeOf(page, notice);
    return this.#pages.document(
      `${problem === null ? '' : 'Error: '}${title}`,
      html`<div class="account">
        <nav aria-label="Account">
          <a class="skip" href="#main">Skip to content</a>
          <ul>
            ${all(this.#listed, (one) => this.#entry(one, one === page))}
          </ul>
          <form class="actions" method="post" action="${READERS_PATH}/sign-out">
            ${tokenField(token)}<button class="quiet">Sign out</button>
          </form>
        </nav>
        <main id="main">
          <h1>${title}</h1>
          ${done === null ? null : html`<p class="done" role="status">${done}</p>`}
          ${problem === null ? null : html`<p class="error" role="alert">${problem}</p>`} ${content}
        </main>
      </div>`,
    );
  }

  #entry(page: AccountPage, isCurrent: boolean): Html {
    const { path, title } = PAGES[page];
    const current = isCurrent ? new Html(' aria-current="page"') : null;
    return html`<li><a href="${ACCOUNT_PATH + path}" ${current}>${title}</a></li>`;
  }
}

/** One after the other. */
export const all = <T>(items: readonly T[], draw: (item: T) => Html): Html =>
  new Html(items.map((item) => draw(item).text).join(''));

/** The field by which a form of a personal page shows that it is ours. */
export const tokenField = (token: string): Html =>
  html`<input type="hidden" name="csrf" value="${token}" />`;
