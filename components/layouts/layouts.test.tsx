/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { setFusion } from '../../mocks/fusion/state';
import Article from './article';
import Edition from './edition';
import Front from './front';
import Full from './full';

const LAYOUTS = [
  ['front', Front, ['header', 'lead', 'main', 'rail', 'bottom', 'footer']],
  ['article', Article, ['header', 'top', 'main', 'rail', 'bottom', 'footer']],
  ['full', Full, ['header', 'main', 'footer']],
  ['edition', Edition, ['header', 'main', 'footer']],
] as const;

const PLAIN = 'header top main rail bottom footer';

describe('the page shell (widgets §2)', () => {
  it.each(LAYOUTS)(
    '%s names its sections and shows each of them once, in order',
    (_name, Layout, sections) => {
      // Slides and a place stand instead of the others, never beside them.
      const beside = Layout.sections?.filter((section) => !/^(slides|place)$/.test(section));
      expect(beside).toEqual(sections);
      const { container } = render(
        <Layout>
          {sections.map((name) => (
            <p key={name}>{name}</p>
          ))}
        </Layout>,
      );
      expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual(sections);
    },
  );

  it.each(LAYOUTS)(
    '%s starts with the link "Skip to content" to the main content',
    (_name, Layout, sections) => {
      const { container } = render(
        <Layout>
          {sections.map((name) => (
            <p key={name}>{name}</p>
          ))}
        </Layout>,
      );
      const first = container.querySelector('a, button, input');
      expect(first).toHaveProperty('textContent', 'Skip to content');
      expect(first?.getAttribute('href')).toBe('#main-content');
      // Takes the focus that the link brings, and is no stop of the Tab key.
      expect(screen.getByRole('main')).toMatchObject({ id: 'main-content', tabIndex: -1 });
    },
  );

  it.each(LAYOUTS)('%s of a template with nothing in it says nothing', (_name, Layout) => {
    const { container } = render(<Layout />);
    expect(container.textContent).toBe('Skip to content');
  });

  it.each(LAYOUTS)('%s keeps header and footer outside of main', (_name, Layout, sections) => {
    render(
      <Layout>
        {sections.map((name) => (
          <p key={name}>{name}</p>
        ))}
      </Layout>,
    );
    const main = within(screen.getByRole('main'));
    expect(main.queryByText('header')).toBeNull();
    expect(main.queryByText('footer')).toBeNull();
    expect(main.getByText('main')).toBeTruthy();
  });

  it.each([
    ['podcast', 'page page--article subtype-podcast', true],
    ['liveblog', 'page page--article subtype-live', true],
    ['something new', 'page page--article subtype-regular', true],
    ['longform', 'page page--article subtype-longform page--no-rail', false],
    [undefined, 'page page--article', true],
  ])('article of the subtype %s has the class "%s"; rail: %s', (subtype, name, hasRail) => {
    setFusion({ app: { globalContent: { subtype } } });
    const { container } = render(
      <Article>{['header', 'top', 'main', 'rail', 'bottom', 'footer']}</Article>,
    );
    expect(container.querySelector('.page')?.className).toBe(name);
    expect(container.querySelector('.page__rail') !== null).toBe(hasRail);
    setFusion();
  });

  it.each([
    ['a swipeable story', 'swipeable', true, true, 'header slides footer'],
    ['one whose template has none', 'swipeable', true, false, 'header top main bottom footer'],
    [
      'one of which this is the beginning',
      'swipeable',
      false,
      true,
      'header top main bottom footer',
    ],
    ['another story', 'longform', true, true, 'header top main bottom footer'],
  ])('of %s shows the slides, or all else', (_what, subtype, isWhole, isPlaced, expected) => {
    const section = { collection: 'sections', id: 'slides', type: 'slides' } as const;
    const node = {
      collection: 'features',
      id: 'a',
      type: 'swipe-story-block/swipe-story',
    } as const;
    setFusion({
      app: {
        globalContent: { subtype, ...(isWhole ? { slides: [] } : {}) },
        renderables: [{ ...section, children: isPlaced ? [node] : [] }],
      },
    });
    const { container } = render(
      <Article>{['header ', 'top ', 'main ', 'rail ', 'bottom ', 'footer', 'slides ']}</Article>,
    );
    expect(container.querySelector('.page')?.textContent).toBe(expected);
    setFusion();
  });

  it.each([
    ['a restaurant', 'restaurant-page', true, true, 'header place footer'],
    ['one whose template has none', 'restaurant-page', true, false, PLAIN],
    ['one that is only begun', 'restaurant-page', false, true, PLAIN],
    ['another story', 'regular', true, true, PLAIN],
  ])('of %s shows the place, or all else', (_what, subtype, isWhole, isPlaced, expected) => {
    const section = { collection: 'sections', id: 'place', type: 'place' } as const;
    const node = { collection: 'features', id: 'a', type: 'restaurant-block/page' } as const;
    setFusion({
      app: {
        globalContent: { subtype, ...(isWhole ? { restaurant: {} } : {}) },
        renderables: [{ ...section, children: isPlaced ? [node] : [] }],
      },
    });
    const parts = 'header |top |main |rail |bottom |footer|slides |place '.split('|');
    const { container } = render(<Article>{parts}</Article>);
    expect(container.querySelector('.page')?.textContent).toBe(expected);
    setFusion();
  });

  it.each([
    [3, false],
    [4, true],
  ])('a live blog of %i cards is laid out as one: %s', (count, expected) => {
    const liveCards = Array.from({ length: count }, () => ({}));
    setFusion({ app: { globalContent: { subtype: 'live', liveCards } } });
    const { container } = render(<Article>{[]}</Article>);
    expect(container.querySelector('.page--live') !== null).toBe(expected);
    setFusion();
  });

  it.each(LAYOUTS)(
    '%s is its main content alone in the web view of our app',
    (name, Layout, sections) => {
      setFusion({ app: { outputType: 'app' } });
      const { container } = render(
        <Layout>
          {sections.map((section) => (
            <p key={section}>{section}</p>
          ))}
        </Layout>,
      );
      setFusion();
      const shown = [...container.querySelectorAll('p')].map((p) => p.textContent);
      expect(shown).toEqual(
        sections.filter((section) => !['header', 'rail', 'footer'].includes(section)),
      );
      expect(container.querySelector('.page')?.className).toBe(`page page--${name} page--web-view`);
      expect(container.querySelector('.skip-link')).toBeNull();
    },
  );

  it.each([
    [{ taxonomy: { primary_section: { _id: '/espanol' } } }, 'es'],
    [{ _id: '/espanol' }, 'es'],
    [{ taxonomy: { primary_section: { _id: '/news' } } }, ''],
    [null, ''],
  ])('says the language of its content: %j', (globalContent, language) => {
    setFusion({ app: { globalContent } });
    render(<Full>{['', 'main', '']}</Full>);
    setFusion();
    expect(screen.getByRole('main').lang).toBe(language);
  });

  it('leaves an empty section truly empty, so that it takes no room', () => {
    const { container } = render(<Front>{['header', '', 'main', '', '', 'footer']}</Front>);
    expect(container.querySelector('.page__rail')?.childNodes).toHaveLength(0);
  });
});
