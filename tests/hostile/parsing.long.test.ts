import { randomInt } from 'node:crypto';
import { numberColumns } from '../../components/article/elements/Table';
import { outsideHosts } from '../../components/article/outsideHosts';
import { linkStops } from '../../components/article/stops/linkStops';
import { Notes } from '../../components/output-types/plain-text/Notes';
import { richText } from '../../components/output-types/plain-text/richText';
import { bareWords } from '../../content/lucene';
import { readAuthor } from '../../content/schemas/readAuthor';
import { readSection } from '../../content/schemas/readSection';
import { readStory } from '../../content/schemas/readStory';
import { parseFilter } from '../../runtime/content/filter';
import { namedIds } from '../../runtime/content/requestKey';
import { splitAtHoles } from '../../runtime/render/fragmentParts';
import { repairMarkup } from '../../runtime/render/repairMarkup';
import { prepareBatch } from '../../services/content/prepare/prepareBatch';
import {
  plainText,
  sanitizeRichText,
  sanitizeTrustedHtml,
} from '../../services/content/prepare/sanitize';
import { slugOf } from '../../services/content/prepare/slugOf';
import { dateMath } from '../../services/content/search/dateMath';
import { parseQuery } from '../../services/content/search/parseQuery';
import { tokenize } from '../../services/content/search/tokenize';
import { cleanByline } from '../../utils/story/cleanByline';
import { countWords } from '../../utils/text/countWords';
import { getHeadingId } from '../../utils/text/getHeadingId';
import { isCenteredText } from '../../utils/story/isCenteredText';
import { parseCsv } from '../../content/parseCsv';
import { parseLiveBlogLine } from '../../content/schemas/parseLiveBlogLine';
import { parseSheetDate } from '../../utils/dates/parseSheetDate';
import { stripOwnHtmlQuery } from '../../content/schemas/stripOwnHtmlQuery';
import { HOSTILE_SHAPES, type HostileShape } from './hostileMarkup';

/*
 * Time grows linearly with foreign text. Measured is the time of the processor, which a busy machine does
 * not stretch; what matters is the growth from a quarter of a text to all of it, within one run.
 */

jest.setTimeout(600_000);

/**
 * ms of the processor below which nothing is proved: a linear parser takes less for most shapes, and collecting what
 * it left behind, at a time of the engine's choosing, may be most of it.
 */
const FLOOR = 400;
/** Four times the text may take this many times as long: 4 to 10 for linear (memory), 16 for quadratic. */
const MOST = 12;
/**
 * And each doubling on the way takes this many times as long: 2 for linear, 4 for quadratic. Where memory is shared with
 * busy neighbors, one step is long, as the text no longer fits what is near the processor; the other is not.
 */
const MOST_TWICE = 2.6;
/**
 * A run tries each parser with a part of the shapes, another part each time: all of them take ten
 * minutes. `BROADSHEET_HOSTILE_PART` names the part, or `all`.
 */
const PARTS = 16;
const PART = process.env['BROADSHEET_HOSTILE_PART'] ?? String(randomInt(PARTS));
const TRIES = 4;

type Parse = (text: string) => unknown;

const element =
  (make: (text: string) => object): Parse =>
  (text) =>
    readStory({ type: 'story', _id: 'x', content_elements: [make(text)] });

/** Entry points by which foreign text comes in, that look at it character by character. */
const LIGHT: [string, Parse][] = [
  ['words of a search', bareWords],
  ['tokens of a search', tokenize],
  ['a search', parseQuery],
  ['a date of a search', dateMath],
  ['a content filter', parseFilter],
  ['the ids of an address', namedIds],
  ['the holes of a fragment', (text) => splitAtHoles(text, true)],
  ['hosts that markup asks', outsideHosts],
  ['the columns of a table', (text) => numberColumns([[text]], 1)],
  ['the count of words', countWords],
  ['centred text', (text) => isCenteredText({ type: 'text', content: text })],
  ['a sheet', parseCsv],
  ['a line of a live blog', parseLiveBlogLine],
  ['a date of a sheet', parseSheetDate],
  ['a byline', (text) => cleanByline(text, text)],
  ['a link of our own', (text) => stripOwnHtmlQuery(text, [])],
  ['code', element((content) => ({ type: 'code', content }))],
  ['an oEmbed answer', element((html) => ({ type: 'oembed_response', raw_oembed: { html } }))],
  ['the video of an answer', element((html) => ({ type: 'video', embed_html: html, url: html }))],
  ['a section', (text) => readSection({ _id: text, name: text, url: text })],
];

/** Entry points that parse HTML. */
const HEAVY: [string, Parse][] = [
  ['rich text at ingest', (text) => sanitizeRichText(text)],
  ['trusted HTML at ingest', sanitizeTrustedHtml],
  ['plain text at ingest', plainText],
  ['a slug', slugOf],
  ['the id of a heading', (text) => getHeadingId(text, text)],
  ['markup of a block', repairMarkup],
  ['a mail or plain text', (text) => richText(text, new Notes('https://site.example'))],
  ['links to stops', (text) => linkStops(text, new Set([1]))],
  ['rich text in the pack', element((content) => ({ type: 'text', content }))],
  ['raw HTML in the pack', element((content) => ({ type: 'raw_html', content }))],
  [
    'trusted HTML in the pack',
    element((content) => ({ type: 'raw_html', content, additional_properties: { trusted: true } })),
  ],
  [
    'a picture',
    element((text) => ({
      type: 'image',
      url: text,
      caption: text,
      credits: { by: [{ name: text }] },
    })),
  ],
  ['an author', (text) => readAuthor({ _id: text, name: text, bio: text, email: text })],
];

const PARSERS = [...LIGHT, ...HEAVY].map(([name]) => name);

/** A whole document at ingest, with the text wherever text can be. */
const ingest: Parse = (text) => {
  const document = {
    _id: 'x',
    type: 'story',
    canonical_url: text,
    headlines: { basic: text },
    taxonomy: { primary_section: { _id: text }, tags: [{ text }] },
    display_date: text,
    content_elements: [
      { type: 'text', content: text },
      { type: 'raw_html', content: text },
      { type: 'list', items: [text] },
      { type: 'image', caption: text },
    ],
  };
  const options = { ownHosts: [], isTrusted: true };
  const given = [{ name: 'the body', text: JSON.stringify(document) }];
  prepareBatch({ given, isWhole: true, website: 'x', options, isTolerant: true });
};

it('there are more than 200 shapes, no two of them the same', () => {
  const texts = HOSTILE_SHAPES.map(({ make }) => make(2000));
  expect(new Set(texts).size).toBeGreaterThan(200);
});

describe(`time grows linearly up to 1 MB (BROADSHEET_HOSTILE_PART=${PART})`, () => {
  it.each(LIGHT)('%s', (name, parse) => {
    expect(findGrowth(name, parse, 1_000_000)).toEqual([]);
  });
});

describe(`time grows linearly up to what a part may hold (BROADSHEET_HOSTILE_PART=${PART})`, () => {
  it.each(HEAVY)('%s', (name, parse) => {
    expect(findGrowth(name, parse, 120_000)).toEqual([]);
  });
  it('a document at ingest', () => {
    expect(findGrowth('ingest', ingest, 19_000)).toEqual([]);
  });
});

/*
 * What is found is told by times that are made up: how fast a loop runs, the machine decides, and a fast one runs
 * it in less time than proves anything.
 */
it.each([
  ['the square of its text is found', (length: number) => (length / 1000) ** 2, 1],
  ['its text is not', (length: number) => length / 10, 0],
  [
    'the square of its text, but takes less than proves anything, is not',
    (length: number) => (length / 25_000) ** 2 * (FLOOR - 1),
    0,
  ],
])('a parser whose time grows with %s', (_what, ms, found) => {
  const growth = findGrowth('made up', String, 25_000, HOSTILE_SHAPES.slice(0, 1), (_parse, text) =>
    ms(text.length),
  );
  expect(growth).toHaveLength(found);
});

it('the time of a parser is what it takes of the processor', () => {
  const until = (ms: number) => () => {
    const start = process.cpuUsage();
    while (process.cpuUsage(start).user < ms * 1000);
  };
  expect(timeOf(until(100), '')).toBeGreaterThanOrEqual(100);
});

describe('what would take longer is refused before it does', () => {
  it.each([
    ['rich text at ingest', sanitizeRichText, /200 elements deep/],
    ['markup of a block', repairMarkup, /512 elements/],
  ] as const)('%s', (_name, parse, reason) => {
    expect(() => parse('<b>'.repeat(350_000))).toThrow(reason);
  });
});

/** The shapes that are tried: each parser gets others, so that all are in every run. */
function shapesFor(parser: string): readonly HostileShape[] {
  if (PART === 'all') return HOSTILE_SHAPES;
  const first = PARSERS.indexOf(parser) + Number(PART);
  return HOSTILE_SHAPES.filter((_shape, index) => index % PARTS === first % PARTS);
}

/** The shapes for which four times the text takes much more than four times as long. */
function findGrowth(
  parser: string,
  parse: Parse,
  length: number,
  shapes = shapesFor(parser),
  time = timeOf,
): string[] {
  return shapes.flatMap(({ name, make }) => {
    const whole = make(length);
    if (time(parse, whole) < FLOOR) return [];
    const half = make(length / 2);
    const quarter = make(length / 4);
    // The least of a few: whatever else the process does only adds.
    let best = { whole: Infinity, half: Infinity, quarter: Infinity };
    for (let count = 0; count < TRIES; count += 1) {
      best = {
        whole: Math.min(best.whole, time(parse, whole)),
        half: Math.min(best.half, time(parse, half)),
        quarter: Math.min(best.quarter, time(parse, quarter)),
      };
      if (best.whole < Math.max(FLOOR, MOST * best.quarter)) return [];
      if (Math.min(best.whole / best.half, best.half / best.quarter) < MOST_TWICE) return [];
    }
    return [
      `${name}: ${best.quarter.toFixed(0)} ms, ${best.half.toFixed(0)} ms, ${best.whole.toFixed(0)} ms`,
    ];
  });
}

/** ms of the processor; a refusal is an answer. */
function timeOf(parse: Parse, text: string): number {
  const start = process.cpuUsage();
  try {
    parse(text);
  } catch (error) {
    if (error instanceof RangeError || !(error instanceof Error)) throw error;
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
