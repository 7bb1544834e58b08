/** @jest-environment jsdom */
import fc from 'fast-check';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import properties from '../../../properties';
import { setFusion } from '../../../mocks/fusion/state';
import { exampleAuthor, exampleCard, exampleCardPicture } from '../../cards/exampleCard';
import { exampleStory } from '../../article/exampleStory';
import HeadlineListMail from '../../../blocks/headline-list-block/features/headline-list/mail';
import ImageMail from '../../../blocks/image-block/features/image/mail';
import RichTextMail from '../../../blocks/rich-text-block/features/rich-text/mail';
import SectionPackageMail from '../../../blocks/section-package-block/features/section-package/mail';
import StoryCardMail from '../../../blocks/story-card-block/features/story-card/mail';
import TopStoriesMail from '../../../blocks/top-stories-block/features/top-stories/mail';
import MailOutput from '../mail';
import { readEdition } from './readEdition';

const ORIGIN = 'https://www.broadsheet.example';

/** A picture that is stored with us. */
const stored = { url: '/gateway/photo/v2/a.jpg', auth: 'a1' };

const stories = [
  exampleCard({
    slug: 'vote',
    headline: 'Council votes to keep centers open late',
    description: 'The vote was 12–5 & came late.',
    authors: [exampleAuthor('maya-okafor')],
  }),
  exampleCard({ slug: 'count', headline: 'What the count says', description: 'A close one.' }),
  exampleCard({ slug: 'no-picture', headline: 'A story without a picture', picture: null }),
  exampleCard({
    slug: 'live',
    headline: 'The game, as it goes',
    subtype: 'live',
    link: { url: 'https://partner.example/live' },
  }),
  exampleCard({ slug: 'ar', headline: 'التصويت', language: 'ar' }),
].map((story) => {
  const { basic } = story.promo;
  const isPicture = basic?.type === 'image';
  return isPicture
    ? { ...story, promo: { ...story.promo, basic: { ...basic, ...stored } } }
    : story;
});

type Block = ComponentType<{ customFields: Record<string, unknown> }>;

/** What a block shows in mail, and the answer to what it asks for. */
const BLOCKS: [name: string, view: Block, fields: Record<string, unknown>, answers: unknown][] = [
  ['story card', StoryCardMail, { collectionId: 'a', byline: true }, stories],
  ['compact card', StoryCardMail, { collectionId: 'a', variant: 'compact' }, stories],
  ['headlines', HeadlineListMail, { collectionId: 'a', moreUrl: '/news/' }, stories],
  ['top stories', TopStoriesMail, { collectionId: 'a' }, stories],
  ['section package', SectionPackageMail, { section: '/news' }, { stories }],
  [
    'rich text',
    RichTextMail,
    {
      title: 'Hello',
      titleLevel: 2,
      html: '<p>A <a href="/sports/">page</a><script>1</script></p>',
    },
    null,
  ],
  [
    'picture',
    ImageMail,
    {
      imageUrl: '/gateway/photo/v2/a.jpg',
      auth: 'a1',
      width: 1200,
      height: 800,
      alt: 'A street',
      link: '/news/',
    },
    null,
  ],
];

const markup = (View: Block, fields: Record<string, unknown>, answer: unknown): string => {
  setFusion({
    app: { arcSite: 'broadsheet', outputType: 'mail' },
    content: { 'collections-api': answer, 'content-feed': answer },
  });
  return renderToStaticMarkup(<View customFields={fields} />);
};
const show = (...given: Parameters<typeof markup>): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = markup(...given);
  return root;
};
afterEach(() => setFusion());

describe('blocks in mail', () => {
  it('a text that has the title of the page leaves it to the mail', () => {
    const html = '<p>The week.</p>';
    const titles = ([1, 2] as const).map(
      (titleLevel) =>
        show(RichTextMail, { title: 'Clout', titleLevel, html }, null).querySelector('h2')
          ?.textContent,
    );
    expect(titles).toEqual([undefined, 'Clout']);
  });

  it.each(BLOCKS)(
    '%s: absolute links and pictures, styles on its elements, nothing that runs',
    (...[, view, fields, answer]) => {
      const root = show(view, fields, answer);
      expect(root.querySelector('script, iframe, video, form, button, link, style')).toBeNull();
      expect(root.children).toHaveLength(1);
      for (const element of root.querySelectorAll('p, h2, h3, li, a, img'))
        expect(element.getAttribute('style')).toBeTruthy();
      for (const link of root.querySelectorAll('a'))
        expect(link.getAttribute('href')).toMatch(/^https:\/\//);
      for (const picture of root.querySelectorAll('img')) {
        expect(picture.getAttribute('src')).toMatch(/^https:\/\//);
        expect(picture.getAttribute('alt')).toBeTruthy();
        expect(Number(picture.getAttribute('width'))).toBeLessThanOrEqual(600);
        expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
      }
      for (const table of root.querySelectorAll('table'))
        expect(table.getAttribute('role')).toBe('presentation');
    },
  );

  it.each([
    [StoryCardMail, { collectionId: 'a' }, []],
    [HeadlineListMail, { collectionId: 'a' }, []],
    [TopStoriesMail, { collectionId: 'a' }, []],
    [SectionPackageMail, { section: '/news' }, { stories: [] }],
    [RichTextMail, { html: '' }, null],
    [ImageMail, { imageUrl: '' }, null],
    [ImageMail, { imageUrl: 'data:image/png;base64,AA', auth: 'a' }, null],
  ] as [Block, Record<string, unknown>, unknown][])(
    'show nothing where there is nothing: %#',
    (view, fields, answer) => {
      expect(markup(view, fields, answer)).toBe('');
    },
  );

  it('say what a card of a live blog is, lead where editors let it, and name another language', () => {
    const root = show(HeadlineListMail, { collectionId: 'a' }, stories);
    const [, , , live, arabic] = root.querySelectorAll('a.m-headline');
    expect(live?.getAttribute('href')).toBe('https://partner.example/live');
    expect([arabic?.getAttribute('lang'), arabic?.getAttribute('dir')]).toEqual(['ar', 'rtl']);
    const card = show(StoryCardMail, { collectionId: 'a', position: 3 }, stories);
    expect(card.textContent).toContain('Live Updates');
  });

  it('lead with one large picture', () => {
    const widths = [
      ...show(TopStoriesMail, { collectionId: 'a' }, stories).querySelectorAll('img'),
    ].map((image) => image.getAttribute('width'));
    expect(widths).toEqual(['560', '168', '168', '168']);
  });
});

const page = (blocks = '', meta: Record<string, string> = {}, globalContent: unknown = null) =>
  renderToStaticMarkup(
    <MailOutput
      globalContent={globalContent}
      requestUri="/newsletters/editions/clout/"
      siteProperties={properties}
      metaValue={(name, fallback) =>
        ({ title: 'Clout', description: 'Who is up & who is out.', ...meta })[name] ?? fallback
      }
    >
      {blocks === '' ? null : <div data-block="a/b" dangerouslySetInnerHTML={{ __html: blocks }} />}
    </MailOutput>,
  );
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe('a page of blocks as mail', () => {
  const blocks = () => markup(TopStoriesMail as Block, { collectionId: 'a' }, stories);

  it('has one heading above all, a preheader, a way to the browser, the office and a way to leave', () => {
    const mail = parsed(page(blocks()));
    expect([...mail.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
      'Clout',
    ]);
    const [preheader, view] = mail.body.children;
    expect(preheader?.textContent).toBe('Who is up & who is out.');
    expect(view?.querySelector('a')?.getAttribute('href')).toBe(
      `${ORIGIN}/newsletters/editions/clout`,
    );
    expect(mail.body.textContent).toContain(properties.mail.postalAddress);
    expect(mail.querySelector(`a[href="${properties.mail.unsubscribeUrl}"]`)).not.toBeNull();
    expect(mail.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(mail.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe(
      'light dark',
    );
    expect(mail.documentElement.lang).toBe('en');
  });

  it('has the title of its page, else the name of the site', () => {
    expect(parsed(page(blocks())).title).toBe('Clout');
    expect(parsed(page(blocks(), { title: '' })).title).toBe(properties.siteName);
  });

  it('loads nothing but pictures', () => {
    const html = page(blocks());
    expect(html).not.toMatch(/<(?:link|script|iframe|form)\b/);
    expect(parsed(html).querySelectorAll('style')).toHaveLength(1);
  });

  it('is nothing for a story, which has a form of its own', () => {
    expect(page('', {}, exampleStory())).toBe('');
  });
});

describe('what is read of it', () => {
  it('is its first headline and the same in words, with its links at the end', () => {
    const { text, headline, isEmpty } = readEdition(
      page(markup(TopStoriesMail as Block, { collectionId: 'a' }, stories)),
    );
    expect([headline, isEmpty]).toEqual(['Council votes to keep centers open late', false]);
    expect(text).toContain('The vote was 12–5 & came late.');
    const { number } = /votes to keep centers open late \[(?<number>\d+)\]/.exec(text)!.groups!;
    expect(text).toContain(`\n[${number}] ${ORIGIN}/news/vote-20261121.html`);
    expect(text).toMatch(/Unsubscribe \[\d+\]/);
    expect(text).toMatch(/\n\[\d+\] \{optout_confirm_url\}\n/);
    expect(text).not.toMatch(/[<>]|color-scheme|prefers/);
  });

  it('is that nothing is in it where no block shows anything', () => {
    expect(readEdition(page())).toMatchObject({ isEmpty: true, headline: '' });
    expect(readEdition(page('<p>Hello</p>'))).toMatchObject({ isEmpty: false, headline: '' });
  });

  it('never fails, whatever it is given', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '<body',
        '<a class="m-headline"',
        '>',
        '</a>',
        '<',
        'x',
        '"',
        ' data-block="a"',
      ),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        expect(typeof readEdition(parts.join('')).text).toBe('string');
      }),
    );
  });
});

it('a picture of a card has the shape of all others', () => {
  const tall = exampleCard({
    slug: 'tall',
    headline: 'Tall',
    promo: { ...stories[0]!.promo, basic: { ...exampleCardPicture(0), width: 800, height: 1600 } },
  });
  const image = show(StoryCardMail, { collectionId: 'a' }, [tall]).querySelector('img');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['560', '373']);
});

it('An edition is HTML, for who sends it, and no other output type stands in where a block has none', () => {
  expect(MailOutput.contentType).toBe('text/html');
  expect(MailOutput.fallback).toBe(false);
});
