/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { EXAMPLE_RIVER } from '../../components/cards/exampleCards';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import SectionPackage from './features/section-package/default';
import states from './states';

function show(name: string) {
  const { fields = {}, content = {} } = states[name] ?? {};
  setFusion({ content });
  return render(<SectionPackage customFields={fields} />).container;
}

describe('section package', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('is headed by the section’s name, which leads to its page', () => {
    show('leadLeft');
    expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news/');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('News');
  });

  it.each([
    ['leadLeft', 5],
    ['fourUp', 4],
    ['opinion', 5],
    ['photoStrip', 5],
  ])('%s holds %s stories, numbered within their feed (widgets §2)', (name, count) => {
    const cards = [...show(name).querySelectorAll('article')];
    expect(cards.map(({ dataset }) => dataset['cardIndex'])).toEqual(
      Array.from({ length: count }, (_, index) => String(index)),
    );
    expect(cards.every(({ dataset }) => dataset['feedLength'] === String(count))).toBe(true);
  });

  it('shows only stories with a picture in a strip of pictures', () => {
    const container = show('photoStrip');
    expect(container.querySelectorAll('article img')).toHaveLength(5);
    expect(container).not.toHaveTextContent('budget standoff');
  });

  it('shows columnists with their faces in the opinion layout', () => {
    expect(show('opinion').querySelectorAll('.card__avatar')).toHaveLength(5);
  });

  it('takes a collection instead, under a heading of its own', () => {
    show('ofCollection');
    expect(getFusion().calls.map(({ source }) => source)).toEqual(['collections-api']);
    expect(screen.getByRole('link', { name: 'The weekend' })).toHaveAttribute(
      'href',
      '/things-to-do/',
    );
  });

  it.each([{ section: '/news', url: 'javascript:steal()' }, { section: 'javascript:steal()' }])(
    'links its heading to nothing that runs script: %j',
    (fields) => {
      setFusion({ content: states['leadLeft']?.content });
      const { container } = render(<SectionPackage customFields={fields} />);
      expect(container.querySelectorAll('article').length).toBeGreaterThan(0);
      expect(container.querySelector('[href^="javascript:"]')).toBeNull();
    },
  );

  it('leaves out what stands above it, and stays whole', () => {
    const [first, second] = EXAMPLE_RIVER;
    setFusion({
      content: { 'content-feed': { stories: EXAMPLE_RIVER, total: 8 } },
      shownAbove: [first.canonical_url],
    });
    const fields = { section: '/news' };
    const { container } = render(<SectionPackage customFields={fields} />);
    expect(container.querySelectorAll('article')).toHaveLength(5);
    expect(container.querySelector('.card__link')).toHaveTextContent(second.headlines.basic);
    expect(getFusion().calls.map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ feedParameter: '/news', limit: 13 }),
    );
  });

  it('is nothing without stories', () => {
    expect(show('empty')).toBeEmptyDOMElement();
  });
});
