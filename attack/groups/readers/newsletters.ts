import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Question } from '../../ask';
import { asking, mustBe } from '../../asking';
import type { Attempt } from '../../attempt';
import type { Target } from '../../openTarget';
import { FORM, type Tokens } from './tokens';

/** On a list that there is. */
const NEWSLETTER = 'LETS-EAT';
/** Letters that a form of ours sends to one address in a day. */
const MOST_LETTERS = 3;

/** Newsletters of somebody else, and mail that nobody asked for. */
export function newsletters(target: Target, { own }: Tokens): Attempt[] {
  const { owner, other } = target.readers;
  const headers = {
    cookie: owner.cookie,
    'x-csrf-token': own,
    'content-type': 'application/json',
    origin: target.url,
  };
  const theirs = encodeURIComponent(other.email);
  const signUp = (email: string): Question => ({
    method: 'POST',
    path: '/gateway/newsletters/subscribe',
    headers: { ...FORM, origin: target.url },
    body: new URLSearchParams({ email, newsletter: NEWSLETTER }).toString(),
    takes429: true,
  });
  const link = `${'a'.repeat(36)}/${NEWSLETTER}/${'b'.repeat(43)}`;
  return [
    ...[
      `/gateway/salesforce/user-subscribed-newsletter?email=${theirs}`,
      `/gateway/sailthru/rest/user/${theirs}?key=email`,
    ].map((path) =>
      asking(target, `GET ${path} of another reader`, { path, headers }, mustBe(401, 403)),
    ),
    asking(
      target,
      'puts another reader on a list',
      {
        method: 'POST',
        path: '/gateway/sailthru/rest/user',
        headers,
        body: JSON.stringify({ id: other.email, key: 'email', lists: {}, identifyKey: 'x' }),
      },
      mustBe(403),
    ),
    asking(
      target,
      'turns a newsletter on for a contact that was made up',
      {
        method: 'POST',
        path: '/gateway/salesforce/newsletter',
        headers,
        body: JSON.stringify({ contactId: 'a'.repeat(36), referenceIds: [], isOptIn: true }),
      },
      mustBe(403, 404),
    ),
    ...['GET', 'POST'].map((method) =>
      asking(
        target,
        `${method}: leaves by a link that was made up`,
        { method, path: `/gateway/newsletters/unsubscribe/${link}` },
        mustBe(404),
      ),
    ),
    asking(
      target,
      'confirms with a key that was made up',
      {
        method: 'POST',
        path: '/gateway/newsletters/confirm',
        headers: { ...FORM, origin: target.url },
        body: `key=${'a'.repeat(43)}`,
      },
      mustBe(410),
    ),
    ...[
      'a@attack.test\r\nBcc: b@attack.test',
      'a@attack.test,b@attack.test',
      '"<script>alert(1)</script>"@attack.test',
      `${'a'.repeat(300)}@attack.test`,
    ].map((email) =>
      asking(target, `signs up ${JSON.stringify(email).slice(0, 60)}`, signUp(email), mustBe(400)),
    ),
    {
      name: 'fills the mailbox of somebody by the form',
      run: async () => {
        const email = `mailbox-${Date.now()}@attack.test`;
        const answers = [];
        for (let turn = 0; turn < MOST_LETTERS + 3; turn += 1)
          answers.push(await ask(target, signUp(email)));
        const wrong = answers.find(({ status }) => status !== 200);
        if (wrong) return `answered ${wrong.status}: ${wrong.text.slice(0, 160)}`;
        const told = new Set(answers.map(({ status, text }) => `${status} ${text}`));
        if (told.size > 1)
          return `answered in ${told.size} ways, by which one learns what is known`;
        const letters = await lettersTo(target, email);
        return letters === MOST_LETTERS ? null : `${letters} letters were sent`;
      },
    },
  ];
}

/** How many letters lie in the outbox for somebody, once no more come. */
async function lettersTo({ dataDir }: Target, email: string): Promise<number> {
  const outbox = join(dataDir, 'outbox');
  for (let count = 0; ;) {
    await pause(6000); // ms: the mailer looks for what waits every 5 s
    const files = await readdir(outbox);
    const mails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')));
    const found = mails.filter((mail) => mail.includes(`To: ${email}`)).length;
    if (found === count) return found;
    count = found;
  }
}
