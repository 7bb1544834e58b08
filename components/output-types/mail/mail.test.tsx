/** @jest-environment jsdom */
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentElement } from '../../../content/schemas/ans';
import properties from '../../../properties';
import { setFusion } from '../../../mocks/fusion/state';
import { examplePicture } from '../../article/examplePicture';
import { exampleStory } from '../../article/exampleStory';
import EmailOutput from '../email';
import { EXAMPLE_ELEMENTS } from '../html/exampleElements';
import { MailElement } from './MailElement';
import { mailHtml } from './mailHtml';
import { styleText } from './styles';

const ORIGIN = 'https://www.broadsheet.example';
const CONTEXT = {
  origin: ORIGIN,
  url: `${ORIGIN}/a.html`,
  newsletters: { 'LETS-EAT': "Let's Eat" },
};

function show(element: ContentElement): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(<MailElement element={element} context={CONTEXT} />);
  return root;
}

/** Words, addresses of links, and how many pictures. */
const EXPECTED: Record<
  ContentElement['type'],
  [words: string, links: string[], pictures?: number]
> = {
  text: ['The vote came late & was close.It passed.', ['/news/vote.html']],
  header: ['What comes next', []],
  list: ['FirstInner oneSecond', ['https://city.example/']],
  image: ['Open late. Dana Whitlock', [], 1],
  video: [
    'The gym at night Two minutes inside Watch the video (2:05)',
    ['/video/gym.html', '/video/gym.html'],
    1,
  ],
  audio: ['Episode 12 Who has the key? Listen (30:00)', ['/a.html']],
  gallery: ['Nights at the gym See all 2 photos', ['/photo/gym.html', '/photo/gym.html'], 1],
  divider: ['', []],
  raw_html: ['See the interactive on our site', ['/a.html']],
  code: ['if (a < b) {\n  open();\n}', []],
  inline_newsletter: ["Sign up for Let's Eat", ['/newsletters/']],
  quote: ['We are not asking for more.We are asking for the key.Walter Simms', []],
  correction: ['Clarification: The vote was 12–5.', []],
  interstitial_link: ['Read more: How the centers closed', ['/news/before.html']],
  table: ['HoursDayUntilWeeknights11 p.m.Fridaysmidnight', []],
  oembed: ['The gym, lit by Parks Dept. See it on Instagram', ['https://www.instagram.com/p/1']],
  numeric_rating: ['Rating: 3.5 of 4 bells', []],
  endorsement: ['Endorsement: Recommended', []],
  element_group: ['At a glanceInside the group.', []],
};

describe('every body element has a form in mail', () => {
  const cases = Object.entries(EXPECTED) as [ContentElement['type'], (typeof EXPECTED)['text']][];

  it.each(cases)('%s', (type, [words, links, pictures = 0]) => {
    const root = show(EXAMPLE_ELEMENTS[type]);
    expect(root.textContent?.trim()).toBe(words);
    expect([...root.querySelectorAll('p')].filter((p) => p.textContent === '')).toEqual([]);
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
      links.map((link) => (link.startsWith('/') ? `${ORIGIN}${link}` : link)),
    );
    expect(root.querySelectorAll('img')).toHaveLength(pictures);
  });

  it.each(cases)('%s holds nothing that runs, and is styled on its elements', (type) => {
    const root = show(EXAMPLE_ELEMENTS[type]);
    expect(root.querySelector('script, iframe, video, audio, form, object, link')).toBeNull();
    for (const element of root.querySelectorAll('p, h2, h3, li, td, th, a, img, table')) {
      expect(element.getAttribute('style')).toBeTruthy();
    }
    for (const picture of root.querySelectorAll('img')) {
      expect(picture.getAttribute('src')).toMatch(/^https:\/\//);
      expect(picture.getAttribute('alt')).toBeTruthy();
      expect(Number(picture.getAttribute('width'))).toBeLessThanOrEqual(600);
    }
  });
});

it('shows the pictures of a quote before its words', () => {
  const { quote, image } = EXAMPLE_ELEMENTS;
  if (quote.type !== 'quote' || image.type !== 'image') throw new Error('not as named');
  const root = show({ ...quote, images: [image] });
  expect(root.querySelectorAll('img')).toHaveLength(1);
  expect(root.textContent).toMatch(/^Open late.*Walter Simms$/);
});

describe('rich text in mail', () => {
  it.each([
    [
      '<a href="/a" rel="x" target="_blank">b</a>',
      `<a href="${ORIGIN}/a" style="color:#0b4f8a;text-decoration:underline">b</a>`,
    ],
    [
      '<a href="mailto:a@b.org">b</a>',
      '<a href="mailto:a@b.org" style="color:#0b4f8a;text-decoration:underline">b</a>',
    ],
    ['<em class="x">a</em> &lt;b&gt;', '<em>a</em> &lt;b&gt;'],
    ['<figure>a<figcaption>b</figcaption></figure>', 'ab'],
    ['<em>a', '<em>a</em>'],
    ['<b><i>a</b>c</i>', '<b><i>a</i></b>c'],
    ['a<br/>b', 'a<br>b'],
    ['</p>a', 'a'],
  ])('%s', (html, expected) => {
    expect(mailHtml(html, ORIGIN)).toBe(expected);
  });

  it('holds no script whatever it is given, and closes what it opens', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '</script>',
      '<a href="javascript:1">',
      '</a>',
      '<b onclick="x">',
      '<td',
      '">',
      'words',
      '&amp;',
      '<!--',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const written = mailHtml(pieces.join(''), ORIGIN);
        expect(written).not.toMatch(/<script|onclick/);
        const opened = written.match(/<(?:p|a|b|td)[ >]/g)?.length ?? 0;
        expect(written.match(/<\/(?:p|a|b|td)>/g)?.length ?? 0).toBe(opened);
      }),
    );
  });
});

describe('a story as mail', () => {
  const page = (part: Parameters<typeof exampleStory>[0] = {}) => {
    const html = renderToStaticMarkup(
      <EmailOutput globalContent={exampleStory(part)} siteProperties={properties} />,
    );
    return new DOMParser().parseFromString(`<!DOCTYPE html>${html}`, 'text/html');
  };
  beforeEach(() => void setFusion());

  it('is a page of its own kind, in which no block stands as readers of the site have it', () => {
    expect([EmailOutput.contentType, EmailOutput.fallback]).toEqual(['text/html', false]);
  });

  it('leads to where the site is, wherever its properties say', () => {
    setFusion({ environment: { SITE_ORIGIN: 'https://staging.example' } });
    const hrefs = [...page().querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));
    expect(hrefs.filter((href) => href?.startsWith('https://staging.example/'))).not.toEqual([]);
    expect(hrefs.filter((href) => href?.startsWith(properties.origin))).toEqual([]);
  });

  it('loads no script, style sheet or font', () => {
    const all = page({ content_elements: Object.values(EXAMPLE_ELEMENTS) });
    expect(all.querySelector('script, link, iframe, video, audio, form')).toBeNull();
    expect(all.documentElement.outerHTML).not.toMatch(/@import|@font-face|url\(/);
  });

  it('has absolute addresses only, but for the merge tag that lets a reader leave', () => {
    const links = [...page().querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    const own = links.filter((href) => !/^(https:\/\/|mailto:)/.test(href));
    expect(own).toEqual(['{optout_confirm_url}']);
  });

  it.each([
    [
      'stored with us',
      { url: '/gateway/photo/v2/a.jpg', auth: 'a1' },
      `${ORIGIN}/gateway/resizer/v2/a.jpg?auth=a1&width=`,
    ],
    [
      'of another host, which no resizer knows',
      { url: 'https://a.example/a.jpg', auth: '' },
      'https://a.example/a.jpg',
    ],
  ])('has pictures that need no script and no page around them: %s', (_name, part, address) => {
    setFusion({ environment: { RESIZER_BASE: '/gateway/resizer/v2/' } });
    const picture = examplePicture(0, part);
    const link: ContentElement = {
      type: 'interstitial_link',
      _id: '',
      url: '/a',
      content: 'A',
      image: picture,
    };
    const images = [...page({ content_elements: [picture, link] }).querySelectorAll('img')];
    expect(images.length).toBeGreaterThan(1);
    for (const image of images.slice(-2)) {
      expect(image.getAttribute('src')?.replace(/\d+$/, '')).toBe(address);
      expect(image.hasAttribute('data-original')).toBe(false);
    }
  });

  it('begins with a preheader that is not seen and a way to the browser', () => {
    const [preheader, view] = page().body.children;
    expect(preheader?.textContent).toBe(exampleStory().description);
    expect(preheader?.getAttribute('style')).toContain('display:none');
    expect(view?.querySelector('a')?.getAttribute('href')).toBe(
      `${ORIGIN}${exampleStory().canonical_url}`,
    );
    expect(view?.textContent).toBe('View in browser');
  });

  it('is laid out in tables of 600 px that readers do not hear of', () => {
    const tables = [...page().querySelectorAll('table')];
    expect(tables.every((table) => table.getAttribute('role') === 'presentation')).toBe(true);
    expect(tables.map((table) => table.getAttribute('width'))).toEqual(['100%', '600']);
  });

  it('says that it knows the dark scheme', () => {
    expect(page().querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe(
      'light dark',
    );
  });

  it('has one heading above all, the writers, the AP date and the office of the paper', () => {
    const text = page().body.textContent ?? '';
    expect(page().querySelectorAll('h1')).toHaveLength(1);
    expect(text).toContain('By Maya Okafor and Daniel Reyes · Nov. 19, 2026, 5:40 p.m. ET');
    expect(text).toContain(properties.mail.postalAddress);
  });

  it('has the cards of a live blog and what was corrected', () => {
    const mail = page({
      subtype: 'live',
      liveCards: [
        {
          _id: 'c',
          header: 'The roll call begins',
          url: '/news/a.html/card-1',
          anchor: 'card-1',
          timestamp: '2026-11-21T19:05:00Z',
          pinned: true,
          liveBlogName: '',
          relatedLinks: [{ title: 'The bill', link: '/bill' }],
          elements: [EXAMPLE_ELEMENTS.text],
        },
      ],
      corrections: [{ correction_type: 'correction', text: 'It was 12–5.', date: '' }],
    });
    const text = mail.body.textContent ?? '';
    expect(text).toContain('Pinned · Nov. 21, 2026, 2:05 p.m.');
    expect(text).toContain('Correction: It was 12–5.');
    expect(mail.querySelector(`a[href="${ORIGIN}/bill"]`)).not.toBeNull();
  });

  it('is nothing for a page that is no story', () => {
    expect(
      renderToStaticMarkup(<EmailOutput globalContent={null} siteProperties={properties} />),
    ).toBe('');
  });
});

it('styles are written as attributes', () => {
  expect(styleText({ marginTop: '1px', opacity: 0 })).toBe('margin-top:1px;opacity:0');
});

it.each([
  [2, 'H2'],
  [3, 'H3'],
  [6, 'H3'],
] as const)('A heading of level %i is %s in mail', (level, tag) => {
  const root = show({ type: 'header', _id: 'h', level, content: 'Next' });
  expect(root.firstElementChild?.tagName).toBe(tag);
});
