import type { AttackGroup, Attempt } from '../attempt';
import { ask, type Answer } from '../ask';
import { faultOf } from '../faultOf';
import { SECRET_DOCUMENT, type Target } from '../openTarget';
import { patienceWith, twice, watchHealth } from '../watchHealth';

/** bytes of a document, each step four times the last. */
const SIZES = [64_000, 256_000, 1_024_000];
/** How much longer four times as much may take: linear work takes four times as long, square work sixteen. */
const GROWTH = 9;

/** Markup that is read over and over by what is not linear. */
const BOMBS: Record<string, (bytes: number) => string> = {
  'open paragraphs': (bytes) => '<p>'.repeat(bytes / 3),
  'open bold': (bytes) => '<b>'.repeat(bytes / 3),
  'open divs': (bytes) => '<div>'.repeat(bytes / 5),
  'links in links': (bytes) => '<a href="https://x.example/">'.repeat(bytes / 29),
  'less-than signs': (bytes) => '<'.repeat(bytes),
  'tags without an end': (bytes) => '<a '.repeat(bytes / 3),
  'attributes without an end': (bytes) => `<a ${'b="'.repeat(bytes / 3)}`,
  'a tag of many attributes': (bytes) => `<a ${'b=1 '.repeat(bytes / 4)}>`,
  'open comments': (bytes) => '<!--'.repeat(bytes / 4),
  'open character data': (bytes) => '<![CDATA['.repeat(bytes / 9),
  'open scripts': (bytes) => '<script>'.repeat(bytes / 8),
  'open iframes': (bytes) => '<iframe src="https://x.example">'.repeat(bytes / 32),
  'open blockquotes of posts': (bytes) =>
    '<blockquote class="twitter-tweet"><a>'.repeat(bytes / 37),
  ampersands: (bytes) => '&'.repeat(bytes),
  'entities without an end': (bytes) => '&#x'.repeat(bytes / 3),
  'ends without a start': (bytes) => '</b>'.repeat(bytes / 4),
  'crossed tags': (bytes) => '<b><i></b>'.repeat(bytes / 10),
  'tables in tables': (bytes) => '<table><tr><td>'.repeat(bytes / 15),
  'lists in lists': (bytes) => '<ul><li>'.repeat(bytes / 8),
  blanks: (bytes) => `a${' '.repeat(bytes)}b`,
  'line breaks': (bytes) => '\n'.repeat(bytes),
  'quotation marks': (bytes) => '"\''.repeat(bytes / 2),
  'dots of an address': (bytes) => `https://${'a.'.repeat(bytes / 2)}`,
  'an email that goes on': (bytes) => 'a@'.repeat(bytes / 2),
  'hyphens and dashes': (bytes) => '--'.repeat(bytes / 2),
  'empty styles': (bytes) => '<p style="a:">'.repeat(bytes / 14),
  'a style of many rules': (bytes) => `<p style="${'a:b;'.repeat(bytes / 4)}">x</p>`,
  'math and tables': (bytes) => '<math><mtext><table><mglyph>'.repeat(bytes / 28),
};

/** Where a document holds markup. */
const PLACES: Record<string, (markup: string) => object> = {
  'a paragraph': (content) => ({ type: 'text', content }),
  'raw HTML': (content) => ({ type: 'raw_html', content }),
  'an oEmbed': (html) => ({
    type: 'oembed_response',
    raw_oembed: { type: 'rich', url: 'https://x.example/1', html, provider_name: 'X' },
  }),
  'a list': (content) => ({
    type: 'list',
    list_type: 'unordered',
    items: [{ type: 'text', content }],
  }),
  'a caption': (caption) => ({ type: 'image', url: 'https://x.example/a.jpg', caption }),
  'a table': (content) => ({ type: 'table', header: [], rows: [[{ type: 'text', content }]] }),
  'a link': (content) => ({ type: 'interstitial_link', url: content, content }),
};

/** Documents that take long to read, at the ingest and in the fields of a page. */
export const documents: AttackGroup = {
  name: 'hostile documents (1 MB of each shape)',
  atOnce: 1,
  attempts: async (target) => {
    const patience = await patienceWith(target);
    return Object.entries(BOMBS).flatMap(([shape, markup]) => [
      ...Object.entries(PLACES).map(([place, element]) =>
        growing(target, `${shape} in ${place}`, { patience, markup }, (text) => ({
          method: 'PUT',
          path: '/gateway/content/v4/ingest?check=true&tolerant=true',
          headers: { authorization: `Bearer ${target.contentToken}` },
          body: storyWith(element(text)),
        })),
      ),
      growing(
        target,
        `${shape} in a field of a page`,
        { patience, markup: less(markup) },
        (text) => ({
          method: 'POST',
          path: `/pf/editor/api/documents/${SECRET_DOCUMENT}/preview/nodes`,
          headers: { ...target.admin.headers, 'x-csrf-token': target.admin.csrf },
          body: {
            uri: '/',
            nodes: [
              {
                kind: 'feature',
                id: 'one',
                type: 'rich-text-block/rich-text',
                fields: { title: 'x', text },
              },
            ],
          },
        }),
      ),
    ]);
  },
};

/** Of a page's fields a megabyte is too much. */
const less =
  (markup: (bytes: number) => string) =>
  (bytes: number): string =>
    markup(bytes * 0.9);

/** What is as long, and harmless. */
const plain = less((bytes) => 'word '.repeat(bytes / 5));

const storyWith = (element: object): object => ({
  _id: 'attack-document',
  type: 'story',
  version: '0.10.9',
  canonical_url: '/news/attack.html',
  canonical_website: 'broadsheet',
  headlines: { basic: 'x' },
  content_elements: [element],
});

interface Sending {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: object;
}

/** Sends more and more of a shape, and stops where the time grows faster than the text, or the site halts. */
function growing(
  target: Target,
  name: string,
  { patience, markup }: { patience: number; markup: (bytes: number) => string },
  sending: (text: string) => Sending,
): Attempt {
  const send = async (text: string): Promise<{ answer: Answer; held: number }> => {
    const { body, headers, ...question } = sending(text);
    const watch = watchHealth(target);
    const answer = await ask(target, {
      ...question,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { answer, held: await watch.stop() };
  };
  const grow = async (): Promise<string | null> => {
    let last = Infinity;
    for (const bytes of SIZES) {
      const { answer, held } = await send(markup(bytes));
      const size = `${bytes / 1000} kB`;
      const fault = faultOf(answer);
      if (fault !== null) return `${size}: ${fault}`;
      if (held > patience) return `${size} held up the site for ${held} ms`;
      if (answer.ms > Math.max(patience, last * GROWTH)) {
        // On a busy machine plain words take long as well.
        const { ms } = (await send(plain(bytes))).answer;
        if (answer.ms > ms * GROWTH)
          return `${size} took ${answer.ms} ms, a quarter of it ${last} ms, plain words ${ms} ms`;
      }
      // Less than the machine's patience says nothing about how a time grows.
      last = Math.max(answer.ms, patience / GROWTH);
    }
    return null;
  };
  return { name, run: () => twice(grow) };
}
