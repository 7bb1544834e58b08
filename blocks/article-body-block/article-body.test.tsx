/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { examplePicture } from '../../components/article/examplePicture';
import { EXAMPLE_PARAGRAPHS, exampleStory } from '../../components/article/exampleStory';
import type { ContentElement, Story } from '../../content/schemas/ans';
import { setFusion } from '../../mocks/fusion/state';
import ArticleBody from './features/article-body/default';
import { newsletterFor } from './features/article-body/newsletterFor';
import { newsletters } from '../../properties/newsletters';
import states from './states';

type Name = keyof typeof states;
interface State {
  fields: Record<string, unknown>;
  globalContent: Story;
  content?: Record<string, unknown>;
}

function showStory(globalContent: Story, fields: Record<string, unknown> = {}) {
  setFusion({ app: { globalContent } });
  return render(<ArticleBody customFields={fields} />).container;
}

function show(name: Name) {
  const { fields, globalContent, content = {} }: State = states[name];
  setFusion({ app: { globalContent }, content });
  return render(<ArticleBody customFields={fields} />).container;
}

const showElement = (...content_elements: ContentElement[]) =>
  showStory(exampleStory({ content_elements: [...EXAMPLE_PARAGRAPHS, ...content_elements] }), {
    newsletterId: 'none',
  });

const dropCaps = (name: Name) => show(name).querySelectorAll('.article-body__dropcap').length;

describe('article body', () => {
  it.each(Object.keys(states) as Name[])('has no accessibility faults: %s', async (name) => {
    const container = show(name);
    const report = await axe(container, { rules: { 'heading-order': { enabled: false } } });
    expect(report.violations).toEqual([]);
    expect(container.children).toHaveLength(name === 'empty' ? 0 : 1);
  });

  it('of a story of choices is its stops, without what stands between paragraphs of others', () => {
    const header = (content: string) =>
      ({ type: 'header', _id: content, level: 2, content }) as const;
    const [first, ...others] = EXAMPLE_PARAGRAPHS;
    const container = showStory(
      exampleStory({
        subtype: 'cyoa',
        content_elements: [header('Stop 1'), first!, header('Stop 2'), ...others],
      }),
    );
    expect([...container.querySelectorAll('.stop')].map(({ id }) => id)).toEqual([
      'stop-1',
      'stop-2',
    ]);
    expect(
      container.querySelector('[data-newsletter-form], .ad, .article-body__dropcap'),
    ).toBeNull();
  });

  it('of a preview asks who is signed out to sign in, and leads back to the story (platform §6)', () => {
    const prompt = show('preview: account').querySelector<HTMLElement>('.access-prompt')!;
    const signedOut = prompt.querySelector('.for-signed-out');
    expect(signedOut).toHaveTextContent('Keep reading by creating a free account or signing in.');
    const links = [...(signedOut?.querySelectorAll('a') ?? [])];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [
        'Sign in/Sign up',
        `/account/sign-in/?to=${encodeURIComponent(exampleStory().canonical_url)}`,
      ],
      ['Subscribe', '/subscribe_today/'],
      ['Support local news', '/donate/'],
    ]);
  });

  it.each(['preview: metered', 'preview: subscribers'] as const)(
    'of a %s asks who is signed in to subscribe, with their account',
    (name) => {
      const signedIn = show(name).querySelector('.access-prompt .for-signed-in');
      expect(signedIn).toHaveTextContent('Keep reading with a subscription.');
      expect(signedIn?.querySelector('a')).toHaveAttribute('href', '/subscribe_loggedin/');
    },
  );

  it('of a preview for subscribers asks who is signed out to subscribe first, then to sign in', () => {
    const signedOut = show('preview: subscribers').querySelector('.access-prompt .for-signed-out');
    expect(signedOut).toHaveTextContent('Keep reading with a subscription.');
    const names = [...(signedOut?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
    expect(names).toEqual(['Subscribe', 'Sign in/Sign up', 'Support local news']);
  });

  it('of a preview ends after it: no ad, no newsletter, nothing related', () => {
    const body = show('preview: subscribers');
    expect(body.querySelectorAll('.ad-slot, form, .related-box')).toHaveLength(0);
    expect(body.querySelectorAll('.article-body > p')).toHaveLength(2);
  });

  it('says the language and direction of a story that is written in another one', () => {
    const [body] = showStory(exampleStory({ language: 'fa' })).children;
    expect(body).toHaveAttribute('lang', 'fa');
    expect(body).toHaveAttribute('dir', 'rtl');
  });

  it('shows who is quoted within a quote, and its picture', () => {
    const figure = show('quote within a quote').querySelector('.article-body__quote');
    expect(figure?.querySelector('img')).toBeInTheDocument();
    expect(figure?.querySelector('blockquote blockquote cite')).toHaveTextContent(
      'Home Rule Charter',
    );
    expect(figure?.lastElementChild).toHaveTextContent('Bill No. 260417, preamble');
  });

  it('shows every kind of element (platform §3)', () => {
    const container = show('everything');
    for (const selector of [
      'p',
      'h2',
      'h3',
      'ul > li > ol > li',
      '.article-body__image--text img',
      '.article-body__image--left',
      'hr.article-body__divider--standard',
      'hr.article-body__divider--bold',
      '.article-body__quote--pullquote figcaption',
      '.article-body__quote--blockquote blockquote p + p',
      '.gallery-strip__slide:nth-child(3)',
      '.raw-html table',
      'details iframe[sandbox]',
      'video[controls] track',
      'a[data-youtube]',
      'pre code',
      '.article-link__title a',
      '.article-link--pictured .article-link__text',
      '.article-link__picture img[alt=""]',
      '.article-body__correction',
      '.article-body__corrections',
      'form.newsletter-form',
      'hr.article-body__divider--bolder',
      '.article-table caption',
      '.article-table--wide[tabindex="0"] th[scope="row"]',
      '.embed blockquote',
      '.embed details iframe[sandbox]',
      '.article-rating__symbols--star',
      '.article-endorsement strong',
      'section.article-group > h2',
      'audio[controls][preload="none"] source',
    ]) {
      expect(container.querySelector(selector)).not.toBeNull();
    }
  });

  it('counts the pictures of a gallery', () => {
    const slides = show('everything').querySelectorAll('.gallery-strip__count');
    expect([...slides].map((slide) => slide.textContent)).toEqual([
      'Photo 1 /of 3',
      'Photo 2 /of 3',
      'Photo 3 /of 3',
    ]);
  });

  it('leaves out what the lead media shows, unless the page has none', () => {
    const story = exampleStory({ content_elements: [examplePicture(1), ...EXAMPLE_PARAGRAPHS] });
    expect(showStory(story).querySelector('img')).toBeNull();
    expect(showStory(story, { showsLead: true }).querySelector('img')).not.toBeNull();
  });

  it('puts the newsletter before the last paragraph (platform §5)', () => {
    const body = show('newsletter offered').firstElementChild;
    const form = body?.querySelector('.inline-newsletter');
    expect(form).toHaveTextContent("Let's Eat");
    expect(form?.nextElementSibling).toBe(body?.lastElementChild);
  });

  it('offers no newsletter in a short story', () => {
    const body = show('a story too short for an offer');
    expect(body.querySelectorAll('p')).toHaveLength(5);
    expect(body.querySelector('.inline-newsletter')).toBeNull();
  });

  it.each([[null], [['text']], [{ id: 1 }]])(
    'takes the newsletter of the section where the field holds %j',
    (newsletterId) => {
      const body = showStory(states['newsletter offered'].globalContent, { newsletterId });
      expect(body.querySelector('.inline-newsletter__title')).toHaveTextContent('Clout');
    },
  );

  it('posts the newsletter form without script', () => {
    show('newsletter offered');
    const form = screen.getByRole('button', { name: 'Sign up' }).closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(screen.getByLabelText('Email address')).toBeRequired();
  });

  it('shows no form for a newsletter that the catalogue lacks', () => {
    const element: ContentElement = { type: 'inline_newsletter', _id: '', newsletterId: 'gone' };
    expect(showElement(element).querySelector('form')).toBeNull();
  });

  it.each([
    ['an ordinary picture', 'regular', null, 'text', '650px'],
    ['a picture at the side', 'regular', 'right' as const, 'side', '300px'],
    ['long form', 'longform', 'center' as const, 'wide', '876px'],
    [
      'long form, second version, centered',
      'longformlight-v2',
      'center' as const,
      'full',
      '1240px',
    ],
  ])('gives %s its width (platform §9)', (_name, subtype, alignment, place, size) => {
    const picture = examplePicture(1, {
      alignment,
      width: 2400,
      height: 1600,
      auth: 'x',
      url: '/a.jpg',
    });
    const story = exampleStory({ subtype, content_elements: [...EXAMPLE_PARAGRAPHS, picture] });
    const container = showStory(story, { newsletterId: 'none' });
    expect(container.querySelector(`.article-body__image--${place}`)).not.toBeNull();
    expect(container.querySelector('img')?.sizes).toContain(size);
  });

  it.each([
    ['text', 1000, 1000],
    ['text', 1000, 1100],
    ['upright', 1000, 1101],
    ['upright', 800, 1200],
  ])('stands as %s where it is %i px wide and %i high', (place, width, height) => {
    const picture = examplePicture(1, { width, height, auth: 'x', url: '/a.jpg' });
    const content_elements = [...EXAMPLE_PARAGRAPHS, picture];
    const container = showStory(exampleStory({ content_elements }));
    expect(container.querySelector('[class*="article-body__image--"]')).toHaveClass(
      `article-body__image--${place}`,
    );
  });

  it.each([
    ['regular', null, 650, 433],
    ['longform', null, 1400, 933],
    ['longformlight-v2', 'center' as const, 1920, 1280],
  ])(
    'in %s, aligned %s, asks for %i x %i px at its plain address',
    (subtype, alignment, width, height) => {
      const sized = { alignment, width: 3000, height: 2000, auth: 'x', url: '/a.jpg' };
      const content_elements = [...EXAMPLE_PARAGRAPHS, examplePicture(1, sized)];
      const image = showStory(exampleStory({ subtype, content_elements })).querySelector('img');
      expect(image?.getAttribute('src')).toContain(`width=${width}`);
      expect([image?.width, image?.height]).toEqual([width, height]);
    },
  );

  it('offers only widths below the width of the picture (platform §9)', () => {
    const picture = examplePicture(1, { width: 900, height: 600, auth: 'x', url: '/a.jpg' });
    const container = showElement(picture);
    const widths = container.querySelector('img')?.srcset.match(/\d+w/g);
    expect(widths).toEqual(['800w', '700w', '600w', '400w']);
  });

  it('opens long form with a drop cap, and nothing else', () => {
    expect(dropCaps('long form')).toBe(1);
    expect(dropCaps('text')).toBe(0);
  });

  it('keeps foreign scripts in a sandbox without our origin, and asks before other hosts', () => {
    const script = '<script src="https://tracker.example.com/x.js"></script>';
    const container = showElement({ type: 'raw_html', _id: '', trusted: false, content: script });
    const frame = container.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(frame?.closest('details')).not.toHaveAttribute('open');
    expect(container).toHaveTextContent('tracker.example.com');
    expect(container.querySelector('script')).toBeNull();
  });

  it('shows what asks nobody at once, in a frame that can ask nobody', () => {
    const content = '<script>document.write(1)</script><a href="https://x.org">x</a>';
    const container = showElement({ type: 'raw_html', _id: '', trusted: false, content });
    expect(container.querySelector('details')).toBeNull();
    expect(container.querySelector('iframe')?.getAttribute('src')).toMatch(/#closed$/);
  });

  it('names four of the hosts that a frame asks, and counts the others', () => {
    const content = [1, 2, 3, 4, 5, 6].map((n) => `<img src="//h${n}.example/a">`).join('');
    const container = showElement({ type: 'raw_html', _id: '', trusted: false, content });
    expect(container.querySelector('summary')).toHaveTextContent(
      'h1.example, h2.example, h3.example, h4.example and 2 other hosts',
    );
  });

  it('names its corrections', () => {
    show('everything');
    expect(screen.getByRole('complementary', { name: 'Corrections' })).toHaveTextContent(
      'Correction: An earlier version gave the wrong year of the trial. Nov. 20, 2026',
    );
  });
});

const storyIn = (primary_site: string, subtype: string) => ({
  subtype,
  taxonomy: { ...exampleStory().taxonomy, primary_site },
});

describe('the newsletter of a story', () => {
  it.each([
    ['food', 'section', 'regular', 'LETS-EAT'],
    ['sports', '', 'regular', 'SPORTS-DAILY-ALL'],
    ['eagles', 'section', 'regular', 'SPORTS-DAILY-ALL'],
    ['columnists', 'section', 'columnists', 'WILL-BUNCH'],
    ['obituaries', 'section', 'regular', null],
    ['constructor', 'section', 'regular', null],
    ['food', 'CLOUT', 'regular', 'CLOUT'],
    ['food', 'none', 'regular', null],
    ['food', 'section', 'live', null],
  ])('section %s, choice "%s", %s: %s', (section, choice, subtype, expected) => {
    expect(newsletterFor(storyIn(section, subtype), choice, newsletters)).toBe(expected);
  });
});
