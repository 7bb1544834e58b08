import { ask, type Question } from '../../ask';
import { asking, mustBe } from '../../asking';
import type { Attempt } from '../../attempt';
import { faultOf } from '../../faultOf';
import type { Target } from '../../openTarget';
import type { AttackedReader } from '../../readers';
import { EVIL, type Tokens } from './tokens';

/** Links that one reader asks for at once; an allowance is smaller. */
const GIFTS = 40;

const give = (
  { cookie }: AttackedReader,
  token: string,
  originalLink: string,
  headers = {},
): Question => ({
  method: 'POST',
  path: '/gateway/share/create',
  headers: { 'content-type': 'application/json', cookie, 'pmn-cookie': token, ...headers },
  body: JSON.stringify({ originalLink }),
});

/** Stories given away by who may not, and more of them than one may. */
export function gifts(target: Target, { own, others }: Tokens): Attempt[] {
  const { owner, other } = target.readers;
  const story = `${target.url}/news/`;
  const refused = mustBe(400, 401, 403, 404);
  const opened = (key: unknown): Question => ({
    method: 'POST',
    path: '/gateway/share/opened',
    headers: { 'content-type': 'application/json', origin: target.url },
    body: JSON.stringify({ key, path: '/news/' }),
  });
  return [
    asking(
      target,
      'a gift by who is signed out',
      give({ email: '', cookie: '' }, own, story),
      refused,
    ),
    asking(target, 'a gift by who does not subscribe', give(other, others, story), refused),
    asking(target, 'a gift with the token of another', give(owner, others, story), refused),
    asking(
      target,
      'a gift asked for by another site',
      give(owner, own, story, { 'sec-fetch-site': 'cross-site' }),
      refused,
    ),
    ...[
      `${EVIL}/news/`,
      '//evil.example/',
      'javascript:alert(1)',
      '',
      '/pf/editor',
      `${story}\r\n`,
    ].map((link) =>
      asking(target, `a gift of ${JSON.stringify(link)}`, give(owner, own, link), refused),
    ),
    ...['', 'x', 'a'.repeat(9000), "' or 1=1 --", '__proto__', null, { a: 1 }].map((key) =>
      asking(
        target,
        `a gift is opened with the key ${JSON.stringify(key)?.slice(0, 40)}`,
        opened(key),
        ({ headers, status }) =>
          headers['set-cookie'] === undefined ? null : `answered ${status} with a cookie`,
      ),
    ),
    {
      name: `${GIFTS} gifts at once of one reader`,
      run: async () => {
        const links = await storyLinks(target, GIFTS);
        const answers = await Promise.all(links.map((link) => ask(target, give(owner, own, link))));
        const given = answers.filter(({ status }) => status === 200).length;
        const fault = answers.map((answer) => faultOf(answer)).find((found) => found !== null);
        if (fault) return fault;
        return given > 0 && given < links.length ? null : `${given} of ${links.length} were given`;
      },
    },
  ];
}

/** Addresses of stories of the edition. */
async function storyLinks(target: Target, count: number): Promise<string[]> {
  const path = `/gateway/content/v4/search/published?website=broadsheet&q=type:story&size=${count}&_sourceInclude=canonical_url`;
  const { text } = await ask(target, { path });
  const { content_elements: stories } = JSON.parse(text) as {
    content_elements: { canonical_url: string }[];
  };
  return stories.map((story) => target.url + story.canonical_url);
}
