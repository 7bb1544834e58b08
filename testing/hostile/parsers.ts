import { readContentElements } from '../../content/schemas/readContentElements';
import { readContext } from '../../content/schemas/readContext';
import { readStory } from '../../content/schemas/readStory';
import { readAuthor } from '../../content/schemas/readAuthor';
import { readSection } from '../../content/schemas/readSection';
import { outsideHosts } from '../../components/article/outsideHosts';
import { linkStops } from '../../components/article/stops/linkStops';
import { numberColumns } from '../../components/article/elements/Table';
import { richText } from '../../components/output-types/plain-text/richText';
import { Notes } from '../../components/output-types/plain-text/Notes';
import { countWords } from '../../utils/countWords';
import { getHeadingId } from '../../utils/getHeadingId';
import { isCenteredText } from '../../utils/isCenteredText';
import { parseCsv } from '../../utils/parseCsv';
import { parseLiveBlogLine } from '../../utils/parseLiveBlogLine';
import { parseSheetDate } from '../../utils/parseSheetDate';
import { cleanByline } from '../../utils/cleanByline';
import { stripOwnHtmlQuery } from '../../utils/stripOwnHtmlQuery';
import { parseFilter } from '../../runtime/content/filter';
import { namedIds } from '../../runtime/content/requestKey';
import { repairMarkup } from '../../runtime/render/repairMarkup';
import { splitAtHoles } from '../../runtime/render/fragmentParts';
import { readMarkup } from '../../runtime/editor/checklist/readMarkup';
import { checkAnsDocument } from '../../services/content/ans/checkAnsDocument';
import { documentRow } from '../../services/content/prepare/documentRow';
import {
  sanitizeRichText,
  sanitizeTrustedHtml,
  plainText,
} from '../../services/content/prepare/sanitize';
import { slugOf } from '../../services/content/prepare/slugOf';
import { normalizePath } from '../../services/content/prepare/addresses';
import { tokenize } from '../../services/content/search/tokenize';
import { parseQuery } from '../../services/content/search/parseQuery';
import { dateMath } from '../../services/content/search/dateMath';
import { parseSort } from '../../services/content/search/parseSort';
import { bareWords } from '../../content/lucene';
import {
  sanitizeInline,
  sanitizeBlock,
  plainText as packText,
} from '../../content/schemas/sanitizeHtml';

const element = (value: unknown) => () => readContentElements([value], readContext());
const T =
  (f: (t: string) => unknown) =>
  (text: string): void => {
    try {
      f(text);
    } catch (e) {
      if (
        !/quer|filter|date|deep|markup|nest|closed|range|missing|paren|sort|prox|TO|clauses|wild/i.test(
          String(e),
        )
      )
        throw e;
    }
  };
const story = (text: string, over: object = {}) => ({
  _id: 'x',
  type: 'story',
  version: '0.10.9',
  headlines: { basic: text },
  description: { basic: text },
  canonical_url: '/x.html',
  taxonomy: { tags: [{ text, slug: text }], sections: [{ _id: text }] },
  credits: { by: [{ type: 'author', name: text, byline: text }] },
  ...over,
});

export const PARSERS: { name: string; parse: (text: string) => void }[] = [
  { name: 'S.rich', parse: T((t) => sanitizeRichText(t)) },
  { name: 'S.trusted', parse: T((t) => sanitizeTrustedHtml(t)) },
  { name: 'S.plain', parse: T((t) => plainText(t)) },
  { name: 'S.slug', parse: T(slugOf) },
  { name: 'S.path', parse: T(normalizePath) },
  {
    name: 'S.row',
    parse: T((t) => {
      const c = checkAnsDocument(story(t, { content_elements: [{ type: 'text', content: t }] }), {
        tolerant: true,
      });
      if (c.ok) documentRow(c.document, [], 'broadsheet', {});
    }),
  },
  {
    name: 'S.rowAddress',
    parse: T((t) => {
      const c = checkAnsDocument(
        {
          type: 'story',
          headlines: { basic: 'a' },
          canonical_url: t,
          websites: { broadsheet: { website_url: t } },
          display_date: t,
          taxonomy: { primary_section: { _id: t } },
        },
        { tolerant: true },
      );
      if (c.ok) documentRow(c.document, [], 'broadsheet', {});
    }),
  },
  {
    name: 'S.strict',
    parse: T((t) =>
      checkAnsDocument(
        story(t, {
          display_date: t,
          canonical_url: t,
          promo_items: { basic: { type: 'image', version: '0.10.9', url: t } },
          owner: { name: t },
          credits: { by: [{ type: 'author', name: t, email: t, url: t }] },
        }),
      ),
    ),
  },
  { name: 'S.tokenize', parse: T(tokenize) },
  { name: 'S.query', parse: T(parseQuery) },
  { name: 'S.date', parse: T((t) => dateMath(t)) },
  { name: 'S.sort', parse: T((t) => parseSort(t, null)) },
  { name: 'P.inline', parse: T(sanitizeInline) },
  { name: 'P.block', parse: T(sanitizeBlock) },
  { name: 'P.plain', parse: T(packText) },
  ...['text', 'header', 'quote', 'raw_html', 'code', 'interstitial_link'].map((type) => ({
    name: `P.el.${type}`,
    parse: T((t) => element({ type, content: t, url: '/x' })()),
  })),
  {
    name: 'P.el.trusted',
    parse: T((t) =>
      element({ type: 'raw_html', content: t, additional_properties: { trusted: true } })(),
    ),
  },
  {
    name: 'P.el.oembed',
    parse: T((t) =>
      element({
        type: 'oembed_response',
        raw_oembed: { html: t, title: '', provider_name: 'X', url: 'https://x.com/a' },
      })(),
    ),
  },
  {
    name: 'P.el.oembed2',
    parse: T((t) => element({ type: 'oembed_response', raw_oembed: { html: t } })()),
  },
  {
    name: 'P.el.oembed3',
    parse: T((t) =>
      element({
        type: 'oembed_response',
        raw_oembed: { html: '', url: t, title: t, author_name: t, provider_name: t },
      })(),
    ),
  },
  {
    name: 'P.el.table',
    parse: T((t) =>
      element({ type: 'table', rows: [[{ content: t }]], header: [{ content: t }], caption: t })(),
    ),
  },
  { name: 'P.el.list', parse: T((t) => element({ type: 'list', items: [{ content: t }] })()) },
  {
    name: 'P.el.image',
    parse: T((t) =>
      element({
        type: 'image',
        url: t,
        caption: t,
        alt_text: t,
        credits: { by: [{ name: t }] },
        subtitle: t,
      })(),
    ),
  },
  {
    name: 'P.el.video',
    parse: T((t) =>
      element({
        type: 'video',
        streams: [{ url: t }],
        embed_html: t,
        headlines: { basic: t },
        canonical_url: t,
      })(),
    ),
  },
  {
    name: 'P.el.custom',
    parse: T((t) =>
      element({ type: 'custom_embed', subtype: t, embed: { config: { content: t } } })(),
    ),
  },
  { name: 'P.story', parse: T((t) => readStory(story(t, { content_elements: [] }))) },
  {
    name: 'P.storyLive',
    parse: T((t) =>
      readStory({
        ...story('a'),
        subtype: 'live',
        content_elements: [
          { type: 'header', level: 2, content: 'a' },
          { type: 'text', content: t },
        ],
      }),
    ),
  },
  {
    name: 'P.author',
    parse: T((t) => readAuthor({ _id: t, name: t, byline: t, bio: t, url: t, email: t })),
  },
  { name: 'P.section', parse: T((t) => readSection({ _id: t, name: t, description: t })) },
  { name: 'P.hosts', parse: T(outsideHosts) },
  { name: 'P.stops', parse: T((t) => linkStops(t, new Set([1]))) },
  { name: 'P.numbers', parse: T((t) => numberColumns([[t]], 1)) },
  { name: 'P.richText', parse: T((t) => richText(t, new Notes('https://x.example'))) },
  { name: 'P.words', parse: T(countWords) },
  { name: 'P.heading', parse: T((t) => getHeadingId(t, t)) },
  { name: 'P.centered', parse: T((t) => isCenteredText({ type: 'text', content: t })) },
  { name: 'P.csv', parse: T(parseCsv) },
  { name: 'P.liveLine', parse: T(parseLiveBlogLine) },
  { name: 'P.sheetDate', parse: T((t) => parseSheetDate(t)) },
  { name: 'P.byline', parse: T((t) => cleanByline(t, 'Associated Press')) },
  { name: 'P.byline2', parse: T((t) => cleanByline('Jane, x', t.slice(0, 20000))) },
  { name: 'P.strip', parse: T((t) => stripOwnHtmlQuery(t, [])) },
  { name: 'P.lucene', parse: T(bareWords) },
  { name: 'R.filter', parse: T(parseFilter) },
  { name: 'R.named', parse: T(namedIds) },
  { name: 'R.repair', parse: T(repairMarkup) },
  { name: 'R.holes', parse: T((t) => splitAtHoles(t, true)) },
  { name: 'R.readMarkup', parse: T(readMarkup) },
];
