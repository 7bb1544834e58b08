import { html, type Html } from '../../../plain-pages/html';
import type { Gift, IdentityAccounts, Preference } from '../options';
import type { Reader } from '../Reader';
import { ACCOUNT_PATH, READERS_PATH, signInPath } from '../rules/paths';
import type { listFollows } from '../store/follows';
import type { listSessions } from '../store/sessions';
import type { FollowKind } from '../store/tables';
import { all, tokenField } from './AccountView';
import { rowForm, type Rows } from './rows';

/** Tells a date as readers do. */
export type Tell = (date: Date) => string;

/** Who they are, what they have, and where that is changed. */
export function profile(reader: Reader, links: IdentityAccounts['links']): Html {
  const { email, name, state, hasAdsFreeReading, isPremium } = reader;
  const plan = [
    state === 'Subscribed' ? 'Subscriber' : 'Free account',
    ...(isPremium ? ['with the e-edition'] : []),
    ...(hasAdsFreeReading ? ['without ads'] : []),
  ].join(', ');
  return html`<section aria-labelledby="who">
      <h2 id="who">Who you are</h2>
      <dl class="facts">
        <dt>Name</dt>
        <dd>${name}</dd>
        <dt>Email</dt>
        <dd>${email ?? 'Not confirmed'}</dd>
        <dt>Access</dt>
        <dd>${plan}</dd>
      </dl>
      ${
        state === 'Subscribed'
          ? null
          : html`<p class="actions">
              <a class="button" href="/subscribe_loggedin/">Support local news</a>
            </p>`
      }
    </section>
    ${
      links.length === 0
        ? null
        : html`<section aria-labelledby="how">
            <h2 id="how">How you sign in</h2>
            <div class="actions">
              ${all(links, ({ url, label }) => html`<a class="button quiet" href="${url}">${label}</a>`)}
            </div>
          </section>`
    }`;
}

const PREFERENCE_GROUPS = [
  ['newsletter', 'Newsletters'],
  ['consent', 'Other emails'],
] as const;

/** What they get by mail. */
export function newsletters(preferences: readonly Preference[], token: string): Html {
  const group = ([kind, title]: (typeof PREFERENCE_GROUPS)[number]) => {
    const ofKind = preferences.filter((one) => one.kind === kind);
    return ofKind.length === 0
      ? html``
      : html`<section>
          <fieldset>
            <legend>${title}</legend>
            <ul class="rows">
              ${all(ofKind, choice)}
            </ul>
          </fieldset>
        </section>`;
  };
  return html`<p>Choose what we email you.</p>
    <form method="post" action="${ACCOUNT_PATH}/newsletters/">
      ${tokenField(token)}${all(PREFERENCE_GROUPS, group)}
      <div class="actions"><button>Save</button></div>
    </form>`;
}

const choice = ({ id, title, description, isOn }: Preference): Html =>
  html`<li>
    <label class="choice">
      ${isOn ? html`<input type="checkbox" name="id" value="${id}" checked />` : html`<input type="checkbox" name="id" value="${id}" />`}
      <span><b>${title}</b><span class="soft">${description}</span></span>
    </label>
  </li>`;

const KINDS: readonly [FollowKind, string][] = [
  ['author', 'Authors'],
  ['topic', 'Topics'],
  ['team', 'Teams'],
  ['section', 'Sections'],
];

/** Where the page of a followed thing is. */
const PAGE_OF: Record<FollowKind, (id: string) => string> = {
  author: (id) => `/author/${encodeURIComponent(id)}/`,
  topic: (id) => `/topic/${encodeURIComponent(id)}/`,
  team: (id) => `/${encodeURIComponent(id)}/`,
  section: (id) => `/${id.split('/').filter(Boolean).map(encodeURIComponent).join('/')}/`,
};

/** What they follow, by kind. */
export function following(follows: Rows<typeof listFollows>, token: string): Html {
  if (follows.length === 0)
    return html`<section>
      <p>
        You are not following anything yet. Follow authors, topics and teams on their pages, and
        their new stories will show up under Notifications.
      </p>
    </section>`;
  return all(KINDS, ([kind, heading]) => {
    const ofKind = follows.filter((one) => one.kind === kind);
    return ofKind.length === 0
      ? html``
      : html`<section>
          <h2>${heading}</h2>
          <ul class="rows">
            ${all(
              ofKind,
              ({ id, title }) =>
                html`<li>
                  <a href="${PAGE_OF[kind](id)}">${title}</a>
                  ${rowForm({ action: 'following', token, fields: { kind, id }, button: 'Unfollow', about: title })}
                </li>`,
            )}
          </ul>
        </section>`;
  });
}

/** What they gave away. */
export function gifts(given: readonly Gift[], tell: Tell): Html {
  if (given.length === 0)
    return html`<section>
      <p>You have not given any stories yet. Subscribers can gift a story from its share menu.</p>
    </section>`;
  const opened = (count: number) => (count === 1 ? 'opened once' : `opened ${count} times`);
  return html`<section>
    <ul class="rows">
      ${all(
        given,
        ({ story, madeAt, endsAt, opened: count, link }) =>
          html`<li>
            <div>
              <a href="${story.path}">${story.title}</a>
              <p class="soft">
                Given ${tell(madeAt)}, ${opened(count)}.
                ${link === null ? 'The link has expired.' : `The link works until ${tell(endsAt)}.`}
              </p>
            </div>
            ${link === null ? null : html`<a class="button quiet" href="${link}" aria-label="Open the gift link: ${story.title}">Gift link</a>`}
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Where they are signed in. */
export function devices(
  sessions: Rows<typeof listSessions>,
  { token, session }: Pick<Reader, 'token' | 'session'>,
  tell: Tell,
): Html {
  const hasOthers = sessions.length > 1;
  return html`<section aria-labelledby="where">
      <h2 id="where">Where you are signed in</h2>
      <ul class="rows">
        ${all(
          sessions,
          ({ id, browser, seen_at: seenAt }) =>
            html`<li>
              <div>
                <b>${browser}</b>
                <p class="soft">
                  ${id === session.id ? 'This device' : `Last used ${tell(seenAt)}`}
                </p>
              </div>
              ${
                id === session.id
                  ? null
                  : rowForm({
                      action: 'devices',
                      token,
                      fields: { id },
                      button: 'Sign out',
                      about: browser,
                    })
              }
            </li>`,
        )}
      </ul>
    </section>
    <section aria-labelledby="more">
      <h2 id="more">Sign out of several at once</h2>
      <p>If one of these is not yours, sign it out and change your password.</p>
      <div class="actions">
        ${
          hasOthers
            ? html`<form method="post" action="${ACCOUNT_PATH}/devices/">
                ${tokenField(token)}
                <button class="quiet" name="all" value="others">Sign out all others</button>
              </form>`
            : null
        }
        <form method="post" action="${READERS_PATH}/sign-out">
          <button class="quiet" name="everywhere" value="1">Sign out everywhere</button>
        </form>
      </div>
    </section>`;
}

/** What is kept of them, and the end of it. */
export function data({ email, name, token, session }: Reader): Html {
  const who = email ?? name;
  return html`<section aria-labelledby="copy">
      <h2 id="copy">A copy of your data</h2>
      <p>Everything we keep with your account, in a file that programs can read (JSON).</p>
      <div class="actions">
        <a class="button quiet" href="${ACCOUNT_PATH}/data/export.json">Download</a>
      </div>
    </section>
    <section aria-labelledby="end">
      <h2 id="end">Delete your account</h2>
      <p>
        What you follow, your saved stories, newsletters, gifts and devices are deleted at once.
        This cannot be undone.
      </p>
      ${
        session.isProved
          ? html`<form method="post" action="${ACCOUNT_PATH}/data/delete/">
              ${tokenField(token)}
              <label class="choice"
                ><input type="checkbox" name="sure" value="yes" required /><span
                  >Delete the account of ${who} with all that belongs to it</span
                ></label
              >
              <div class="actions"><button class="danger">Delete my account</button></div>
            </form>`
          : html`<p>For your security, sign in again first.</p>
              <div class="actions">
                <a
                  class="button quiet"
                  href="${signInPath(`${ACCOUNT_PATH}/data/#end`)}&amp;fresh=1"
                  >Sign in to delete</a
                >
              </div>`
      }
    </section>`;
}
