/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import SectionPackageChain from './chains/section-package/default';
import TopStories from './features/top-stories/default';
import states from './states';

function show(name: string) {
  const { fields = {}, content = {} } = states[name] ?? {};
  setFusion({ content });
  return render(<TopStories customFields={fields} />).container;
}

describe('top stories', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('has a lead with the page’s one picture that is loaded first', () => {
    const container = show('center');
    expect(container.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1);
    expect(container.querySelector('.top-stories__lead img')).toHaveAttribute(
      'fetchpriority',
      'high',
    );
    expect(container.querySelectorAll('.top-stories__column article')).toHaveLength(4);
  });

  it('keeps the order of headings: page, package, stories', () => {
    show('center');
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels).toEqual(['H1', 'H2', 'H3', 'H3', 'H3', 'H3', 'H3']);
  });

  it.each([
    ['threeStories', 1],
    ['oneStory', 0],
  ])('leaves no empty columns: %s', (name, columns) => {
    const container = show(name);
    expect(container.querySelectorAll('.top-stories__column')).toHaveLength(columns);
    expect(container.firstChild).toHaveClass(`top-stories--of-${columns}`);
  });

  it('numbers the stories in reading order, three to a column at most', () => {
    const columns = [...show('sevenStories').querySelectorAll('.top-stories__column')];
    const indexes = columns.map((column) =>
      [...column.querySelectorAll('article')].map(({ dataset }) => dataset['cardIndex']),
    );
    expect(indexes).toEqual([
      ['1', '2', '3'],
      ['4', '5', '6'],
    ]);
  });

  it('shows the lead’s related links, or the timeline of a live blog (widgets §5)', () => {
    expect(show('center').querySelectorAll('.card__related li')).toHaveLength(2);
    expect(show('live').querySelectorAll('.card__timeline')).toHaveLength(1);
  });

  it('shows five of the collection, or of the newest; it asks for some more, as what stands above is left out', () => {
    show('center');
    expect(getFusion().calls).toEqual([
      { source: 'collections-api', query: { id: 'home-lead', size: 13, offset: 0 } },
    ]);
    show('ofFeed');
    expect(getFusion().calls.map(({ source }) => source)).toEqual(['content-feed']);
  });

  it('is nothing without stories', () => {
    expect(show('empty')).toBeEmptyDOMElement();
  });
});

describe('package of blocks', () => {
  it('lays out its blocks under a heading that leads to the section', async () => {
    const { container } = render(
      <SectionPackageChain
        customFields={{ heading: 'Sports', url: '/sports/', columns: 'wide-first' }}
      >
        {[<p key="1">One</p>, <p key="2">Two</p>]}
      </SectionPackageChain>,
    );
    expect(screen.getByRole('link', { name: 'Sports' })).toHaveAttribute('href', '/sports/');
    expect(container.querySelectorAll('.package-chain__cell')).toHaveLength(2);
    expect(container.firstChild).toHaveClass('package-chain--wide-first');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('has a heading without a link where its address runs script', () => {
    const fields = { heading: 'Sports', url: 'javascript:steal()' };
    const children = [<p key="1">One</p>];
    render(<SectionPackageChain customFields={fields}>{children}</SectionPackageChain>);
    expect(screen.getByRole('heading')).toHaveTextContent('Sports');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('takes one block, and is nothing without any', () => {
    const one = render(
      <SectionPackageChain customFields={{}}>{[<p key="1">One</p>]}</SectionPackageChain>,
    );
    expect(one.container.querySelectorAll('.package-chain__cell')).toHaveLength(1);
    expect(one.container.querySelector('h2')).toBeNull();
    const none = render(<SectionPackageChain customFields={{ heading: 'Sports' }} />);
    expect(none.container).toBeEmptyDOMElement();
  });
});
