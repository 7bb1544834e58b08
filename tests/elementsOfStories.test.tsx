import { renderToStaticMarkup } from 'react-dom/server';
import { MailElements } from '../components/output-types/mail/MailElement';
import { Elements } from '../components/article/elements/Elements';
import { htmlText } from '../components/output-types/html/htmlText';
import { storyText } from '../components/output-types/plain-text/storyText';
import { siteHead } from '../components/output-types/head/siteHead';
import { readStory } from '../content/schemas/readStory';
import { setFusion } from '../mocks/fusion/state';
import { newsletters } from '../properties/newsletters';
import { elementForms, innerTypes } from '../services/content/ans/schema/elements';

type Raw = Record<string, unknown>;

const image = { type: 'image', url: 'https://pictures.example/a.jpg', caption: 'The caption.' };
const said = { type: 'text', content: 'What is said.' };
const names = (raw: Raw) => ({ headlines: { basic: 'The headline' }, ...raw });

/** Each type of element of ANS that readers see, with its words: in the page, in mail and in plain text. */
const SHOWN: [type: string, element: Raw, words: string[]][] = [
  ['text', { content: 'The <b>text</b>.' }, ['The text.']],
  ['header', { level: 3, content: 'The header' }, ['The header']],
  ['blockquote', { content: 'The quote.' }, ['The quote.']],
  [
    'quote',
    { content_elements: [said], citation: { type: 'text', content: 'Who said it' } },
    ['What is said.', 'Who said it'],
  ],
  [
    'list',
    { list_type: 'ordered', items: [said, { type: 'list', items: ['Within.'] }] },
    ['What is said.', 'Within.'],
  ],
  ['list_element', { content: 'An item.' }, ['An item.']],
  ['list_element', { list_type: 'unordered', items: [said] }, ['What is said.']],
  [
    'table',
    { header: [{ content: 'Head' }], rows: [[{ type: 'text', content: 'Cell' }]] },
    ['Head', 'Cell'],
  ],
  ['raw_html', { content: '<p>The markup.</p>' }, ['The markup.']],
  ['code', { content: 'if (a < b) c();', language: 'js' }, ['if (a < b) c();']],
  ['correction', { text: 'What was wrong.' }, ['Correction', 'What was wrong.']],
  [
    'interstitial_link',
    {
      url: '/a.html',
      content: 'The title',
      description: { type: 'text', content: 'What awaits <i>you</i>.' },
      image,
    },
    ['The title', 'What awaits you.'],
  ],
  [
    'link_list',
    { title: 'More of it', items: [{ url: '/a.html', content: 'The title', description: said }] },
    ['More of it', 'The title', 'What is said.'],
  ],
  ['numeric_rating', { numeric_rating: 3, max: 4, units: 'bells' }, ['3 of 4 bells']],
  ['endorsement', { endorsement: 'Recommended' }, ['Recommended']],
  ['element_group', names({ content_elements: [said] }), ['The headline', 'What is said.']],
  [
    'oembed_response',
    {
      raw_oembed: {
        provider_name: 'Vimeo',
        title: 'The film',
        author_name: 'Whose it is',
        url: 'https://vimeo.com/1',
      },
    },
    ['The film', 'Whose it is', 'Vimeo'],
  ],
  [
    'reference',
    { referent: { provider: 'https://x.example/oembed.json', id: 'https://social.example/p/1' } },
    ['social.example'],
  ],
  ['inline_newsletter', { newsletter_id: newsletters[0]!.id }, [newsletters[0]!.title]],
  ['image', image, ['The caption.']],
  ['graphic', image, ['The caption.']],
  [
    'video',
    names({ description: { basic: 'Of what.' }, youtube_content_id: 'nKW3wvhnZoE' }),
    ['The headline', 'Of what.'],
  ],
  [
    'audio',
    names({ description: { basic: 'Of what.' }, streams: [{ url: 'https://a.example/a.mp3' }] }),
    ['The headline'],
  ],
  [
    'gallery',
    names({ description: { basic: 'Of what.' }, content_elements: [image] }),
    ['The headline', 'Of what.'],
  ],
  [
    'story',
    names({
      canonical_url: '/a.html',
      description: { basic: 'Of <what>.' },
      promo_items: { basic: image },
    }),
    ['The headline'],
  ],
  [
    'collection',
    names({
      content_elements: [
        { type: 'story', canonical_url: '/a.html', headlines: { basic: 'A member & more' } },
        { type: 'reference', referent: { id: 'X', type: 'story' } },
      ],
    }),
    ['The headline', 'A member & more'],
  ],
  [
    'custom_embed',
    { subtype: 'table', embed: { id: '1', url: '/t', config: { rows: [['Cell']] } } },
    ['Cell'],
  ],
];

/** What nobody sees, and what is said of it (decision 0030): a log names the types, once each. */
const NOT_SHOWN: [type: string, element: Raw, noted: string | null][] = [
  ['reference', { referent: { id: 'X', type: 'video' } }, 'unknown type "reference" skipped'],
  [
    'promo_reference',
    { referent: { id: 'X', type: 'story' } },
    'unknown type "promo_reference" skipped',
  ],
  ['author', { name: 'Ana Ruiz' }, 'unknown type "author" skipped'],
  [
    'custom_embed',
    { subtype: 'hologram', embed: { id: '1', url: '/h', config: { text: 'x' } } },
    'unknown type "custom_embed/hologram" skipped',
  ],
  ['message', { content: 'To the desk.' }, 'unknown type "message" skipped'],
  ['content_zone', { _id: 'zone-1' }, null],
  ['placeholder', {}, null],
  ['variant', { content_elements: [said] }, null],
];

const read = (type: string, element: Raw) =>
  readStory({
    _id: 's1',
    type: 'story',
    version: '0.10.9',
    canonical_url: '/s.html',
    headlines: { basic: 'Of the story' },
    content_elements: [{ type, ...element }],
  });

const context = {
  origin: 'https://x.example',
  url: 'https://x.example/s.html',
  newsletters: Object.fromEntries(newsletters.map(({ id, title }) => [id.toUpperCase(), title])),
};

describe('the elements of a story (platform §3)', () => {
  beforeEach(() => setFusion({}));

  it.each(SHOWN)('are shown, with their words: %s', (type, element, words) => {
    const story = read(type, element);
    expect(story.deviations).toEqual([]);
    const { content_elements: elements } = story;
    const page = <Elements elements={elements} subtype="regular" newsletters={newsletters} />;
    const mail = <MailElements elements={elements} context={context} />;
    for (const text of [
      htmlText(renderToStaticMarkup(page)),
      htmlText(renderToStaticMarkup(mail)),
      storyText(story, siteHead({}), newsletters),
    ]) {
      for (const word of words) expect(text).toContain(word);
    }
  });

  it.each(NOT_SHOWN)('are left out, as we decided: %s', (type, element, noted) => {
    const { content_elements: elements, deviations } = read(type, element);
    expect(elements).toEqual([]);
    expect(deviations).toEqual(noted ? [`content_elements[0]: ${noted}`] : []);
  });

  it('are all decided on: each type that ingest takes is in one of the two tables', () => {
    const decided = new Set([...SHOWN, ...NOT_SHOWN].map(([type]) => type));
    const taken = [...Object.keys(elementForms), ...innerTypes];
    expect(taken.filter((type) => !decided.has(type) && type !== 'divider')).toEqual([]);
    expect(read('divider', {}).content_elements).toMatchObject([{ type: 'divider' }]);
  });
});
