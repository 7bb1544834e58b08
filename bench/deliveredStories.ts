type Json = Record<string, unknown>;

/** Stories after which the thin member of a feed comes in, and how far back its story is. */
const EVERY = 25;
const BACK = 20;

const DAY = 86_400_000;
const LAST = Date.parse('2026-11-20T23:00:00Z');

const PEOPLE = ['Dana Whitlock', 'Marcus Oyelaran', 'Priya Raman', 'Tom Delgado', 'Lena Kowalski'];
const SECTIONS = ['/news', '/news/city', '/sports', '/sports/eagles', '/business', '/food'];
const WHO = ['The council', 'The school board', 'A judge', 'The transit agency', 'The union'];
const DID = ['approved', 'delayed', 'rejected', 'sent back', 'opened talks on', 'paid for'];
const WHAT = [
  'the library budget',
  'a new bus line',
  'the stadium lease',
  'a park on Ninth Street',
];
const WHY = [
  'after two hours of testimony from neighbors',
  'a week before the deadline in the contract',
  'because the estimate had grown by a third',
  'over the objections of three members',
];

/** A random number from 0 to 1 that is of a place in the list, so that each run makes the same list. */
function at(n: number, salt: number): number {
  let x = Math.imul(n + 1, 0x9e37_79b1) ^ Math.imul(salt + 1, 0x85eb_ca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b_3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a_2d39);
  return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32;
}

const pick = <T>(list: readonly T[], n: number, salt: number): T =>
  list[Math.floor(at(n, salt) * list.length)]!;

const sentence = (n: number, salt: number): string =>
  `${pick(WHO, n, salt)} ${pick(DID, n, salt + 1)} ${pick(WHAT, n, salt + 2)} ${pick(WHY, n, salt + 3)}.`;

const idOf = (kind: string, n: number): string =>
  `${kind}${String(n).padStart(26 - kind.length, '0')}`;

/**
 * The stories of an archive as a hosted content API delivers them (6 to 20 kB each, with inflated authors
 * and sections and another resizer's signatures), and now and then the thin member of a feed that was in
 * full before: of `count` documents, as many as `thinOf` says.
 */
export function* deliveredStories(count: number): Generator<Json> {
  let stories = 0;
  for (let sent = 0; sent < count; sent += 1) {
    if (isThin(sent)) {
      yield thin(deliveredStory(stories - BACK));
      continue;
    }
    yield deliveredStory(stories);
    stories += 1;
  }
}

/** How many of the documents are thin members of a story that came before. */
export const thinOf = (count: number): number =>
  Array.from({ length: count }, (_item, sent) => sent).filter(isThin).length;

const isThin = (sent: number): boolean => sent % EVERY === EVERY - 1;

function thin(story: Json): Json {
  const {
    content_elements: _body,
    related_content: _related,
    revision: _revision,
    ...rest
  } = story;
  return rest;
}

function deliveredStory(n: number): Json {
  const moment = (hours: number): string =>
    new Date(
      LAST - Math.floor(n / 40) * DAY - (n % 24) * 3_600_000 + hours * 3_600_000,
    ).toISOString();
  const headline = sentence(n, 1).slice(0, -1);
  const path = pick(SECTIONS, n, 7);
  const paragraphs = 6 + Math.floor(at(n, 8) * 24);
  return {
    _id: idOf('BENCH', n),
    type: 'story',
    version: '0.10.9',
    created_date: moment(-3),
    display_date: moment(0),
    first_publish_date: moment(0),
    publish_date: moment(1),
    last_updated_date: moment(1),
    language: 'en',
    headlines: { basic: headline, web: '', native: null },
    subheadlines: { basic: sentence(n, 11) },
    description: { basic: sentence(n, 15) },
    canonical_url: `${path}/${headline.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${n}.html`,
    canonical_website: 'publisher',
    websites: { publisher: { website_section: section(path), website_url: `${path}/${n}.html` } },
    credits: {
      by: [author(pick(PEOPLE, n, 20)), ...(at(n, 21) < 0.3 ? [author(PEOPLE[0]!)] : [])],
    },
    taxonomy: {
      primary_section: section(path),
      sections: [section(path), section('/news')],
      tags: [20, 21, 22].map((salt) => ({ text: `Tag ${Math.floor(at(n, salt) * 400)}` })),
    },
    revision: {
      revision_id: idOf('R', n),
      published: true,
      branch: 'default',
      editions: ['default'],
    },
    owner: { id: 'publisher', sponsored: false },
    promo_items: { basic: picture(n, 0) },
    related_content: {
      basic: [1, 2].map((far) => ({
        type: 'reference',
        referent: { type: 'story', id: idOf('BENCH', Math.max(0, n - far * 7)) },
      })),
      redirect: [],
    },
    content_elements: Array.from({ length: paragraphs }, (_item, place) =>
      place % 9 === 5
        ? picture(n, place)
        : {
            _id: idOf('E', n * 100 + place),
            type: 'text',
            additional_properties: { _id: n * 100 + place, comments: [] },
            content: [0, 1, 2].map((part) => sentence(n, 100 + place * 12 + part * 4)).join(' '),
          },
    ),
    additional_properties: { clipboard: {}, has_published_copy: true, publish_date: moment(1) },
  };
}

const section = (path: string): Json => ({
  _id: path,
  _website: 'publisher',
  type: 'section',
  version: '0.6.0',
  name: path.slice(path.lastIndexOf('/') + 1),
  path,
  parent_id: path.slice(0, path.lastIndexOf('/')) || '/',
  parent: { default: path.slice(0, path.lastIndexOf('/')) || '/' },
  additional_properties: { original: { _id: path, ancestors: { default: [] }, inactive: false } },
});

const author = (name: string): Json => {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return {
    _id: id,
    type: 'author',
    version: '0.5.8',
    name,
    slug: id,
    url: `/author/${id}/`,
    description: `${name} covers the city.`,
    image: { url: `https://pictures.example/authors/${id}.jpg`, version: '0.5.8' },
    additional_properties: { original: { _id: id, byline: name, status: true, role: 'Reporter' } },
  };
};

const picture = (n: number, place: number): Json => ({
  _id: idOf('P', n * 100 + place),
  type: 'image',
  version: '0.10.3',
  url: `https://pictures.example/${n}-${place}.jpg`,
  width: 2400,
  height: 1600,
  caption: sentence(n, 50 + place),
  credits: { by: [{ type: 'author', name: pick(PEOPLE, n, place) }], affiliation: [] },
  auth: { '1': '0123456789abcdef'.repeat(4) },
  additional_properties: { originalName: `DSC_${n}.jpg`, mime_type: 'image/jpeg', version: 2 },
});
