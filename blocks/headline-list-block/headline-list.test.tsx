/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { examplePicture } from '../../components/article/examplePicture';
import { EXAMPLE_RIVER } from '../../components/cards/exampleCards';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import HeadlineList from './features/headline-list/default';
import StackedHeadlines from './features/stacked-headlines/default';
import states from './states';

function show(name: string) {
  const { fields = {}, content = {}, feature } = states[name] ?? {};
  setFusion({ content });
  const Feature = feature === 'stacked-headlines' ? StackedHeadlines : HeadlineList;
  return render(<Feature customFields={fields} />).container;
}

describe('headline list', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it.each([
    ['green', 'headline-list--green'],
    ['orange', 'headline-list--orange'],
    ['gray', 'headline-list--gray'],
    ['blue', 'headline-list--blue'],
  ])('is %s', (name, className) => {
    expect(show(name).firstChild).toHaveClass(className);
  });

  it.each([
    [{ collectionId: 'latest' }, 'collection:latest'],
    [{ section: '/sports' }, 'feed:/sports'],
    [{}, 'feed:latest'],
  ])('of %j says of each story where it comes from: %s', (fields, provenance) => {
    setFusion({ content: { ...states['blue']?.content, ...states['ofFeed']?.content } });
    const { container } = render(<HeadlineList customFields={fields} />);
    const items = [...container.querySelectorAll<HTMLElement>('[data-feed-provenance]')];
    expect(items.length).toBeGreaterThan(0);
    for (const { dataset } of items) expect(dataset['feedProvenance']).toBe(provenance);
  });

  it('shows the mark of a story beside its headline, where it has one', () => {
    const [first, ...others] = EXAMPLE_RIVER.slice(0, 3);
    const stories = [{ ...first, logo: examplePicture(1) }, ...others];
    setFusion({ content: { 'collections-api': stories } });
    const { container } = render(<HeadlineList customFields={{ collectionId: 'latest' }} />);
    const marks = [...container.querySelectorAll('.headlines__item')].map(
      (item) => item.querySelectorAll('img.headlines__logo, .headlines__logo img').length,
    );
    expect(marks).toEqual([1, 0, 0]);
  });

  it('is blue in any other color (widgets §3)', () => {
    setFusion({ content: states['blue']?.content });
    const fields = { collectionId: 'latest', themeColor: 'pink' };
    const { container } = render(<HeadlineList customFields={fields} />);
    expect(container.firstChild).toHaveClass('headline-list--blue');
  });

  it('shows eight from the start, and is titled "The Latest" until an editor says otherwise (widgets §3)', () => {
    show('green');
    expect(getFusion().calls).toEqual([
      { source: 'collections-api', query: { id: 'latest', size: 16, offset: 0 } },
    ]);
    expect(screen.getByRole('heading')).toHaveTextContent('The Latest');
  });

  it('starts in the editor as "The Latest": eight from the start, with times (widgets §3)', () => {
    const fields = HeadlineList.propTypes.customFields.args as Record<
      string,
      { tags?: { defaultValue?: unknown } }
    >;
    const starts = (name: string) => fields[name]?.tags?.defaultValue;
    expect(starts('title')).toBe('The Latest');
    expect([starts('offset'), starts('size'), starts('timestamps')]).toEqual([0, 8, true]);
  });

  it('stays whole where stories stand above it: others take their places', () => {
    const stories = states['green']!.content!['collections-api'] as { canonical_url: string }[];
    setFusion({
      content: { 'collections-api': stories },
      shownAbove: [stories[0]!.canonical_url],
    });
    render(<HeadlineList customFields={{ collectionId: 'latest', size: stories.length - 1 }} />);
    const shown = screen.getAllByRole('listitem');
    expect(shown).toHaveLength(stories.length - 1);
    expect(document.querySelector(`a[href="${stories[0]!.canonical_url}"]`)).toBeNull();
  });

  it('shows the newest of a section where no collection is named', () => {
    show('ofFeed');
    expect(getFusion().calls[0]).toMatchObject({
      source: 'content-feed',
      query: { feedParameter: '/news', limit: 16 },
    });
    expect(screen.getByRole('link', { name: 'The Latest' })).toHaveAttribute('href', '/news/');
  });

  describe('of a source that an editor chose', () => {
    const content = { contentService: 'related-content', contentConfigValues: { _id: 'A1' } };
    const cards = Object.values(states['green']?.content ?? {})[0];
    const showAnswer = (answer: unknown) => {
      setFusion({ content: { 'related-content': answer } });
      return render(<HeadlineList customFields={{ content, collectionId: 'latest', size: 3 }} />);
    };

    it.each([
      ['as a list', cards],
      ['in stories', { stories: cards }],
    ])('shows what that gives, %s, and asks for nothing else', (_name, answer) => {
      const { container } = showAnswer(answer);
      const items = [...container.querySelectorAll('li')];
      expect(items.map(({ dataset }) => dataset['feedProvenance'])).toEqual(
        Array.from({ length: 3 }, () => 'source:related-content'),
      );
      expect(getFusion().calls).toEqual([{ source: 'related-content', query: { _id: 'A1' } }]);
    });

    it.each([[null], [{ name: 'no list' }], [[{ _id: 'no card' }, 7]]])(
      'shows none in %j',
      (answer) => {
        expect(showAnswer(answer).container).toBeEmptyDOMElement();
      },
    );
  });

  it('shows times by default, and none when switched off (widgets §3)', () => {
    expect(show('blue').querySelectorAll('time')).toHaveLength(8);
    expect(show('withoutExtras').querySelectorAll('time')).toHaveLength(0);
  });

  it('is closed at first when collapsed, and opens without script', () => {
    const list = show('collapsed').querySelector('details');
    expect(list).not.toHaveAttribute('open');
    expect(list?.querySelector('summary h2')).toHaveTextContent('The Latest');
  });

  it.each(['javascript:steal()', 'data:text/html,x', { toString: 1 }])(
    'has a title without a link where its address is %j',
    (moreUrl) => {
      setFusion({ content: states['blue']?.content });
      render(<HeadlineList customFields={{ collectionId: 'latest', moreUrl }} />);
      expect(screen.queryByRole('link', { name: 'The Latest' })).toBeNull();
    },
  );

  it('is nothing without headlines', () => {
    expect(show('empty')).toBeEmptyDOMElement();
  });
});

describe('stacked headlines', () => {
  it('has panels for our picks, trending and the latest headlines (platform §3)', () => {
    const panels = [...show('stacked').querySelectorAll('details')];
    expect(panels.map((panel) => panel.querySelector('h2')?.textContent)).toEqual([
      'Our Picks',
      'Trending',
      'Latest Headlines',
    ]);
    expect(panels.map((panel) => panel.open)).toEqual([true, false, false]);
    expect(new Set(panels.map((panel) => panel.getAttribute('name'))).size).toBe(1);
    expect(panels[1]?.querySelector('.headlines--ranked')).not.toBeNull();
  });

  it('leaves out a panel without headlines and opens the first that is left', () => {
    const panels = [...show('stackedLatestOnly').querySelectorAll('details')];
    expect(panels).toHaveLength(1);
    expect(panels[0]).toHaveAttribute('open');
  });
});

describe('colors and sizes of panels (platform §3)', () => {
  it.each(['green', 'orange', 'blue', 'white', 'yellow', 'gray'])('a stack is %s', (themeColor) => {
    setFusion({ content: states['stacked']?.content });
    const fields = { ...states['stacked']?.fields, themeColor };
    const { container } = render(<StackedHeadlines customFields={fields} />);
    expect(container.firstChild).toHaveClass(`stacked-headlines--${themeColor}`);
  });

  it.each([
    [HeadlineList, 'blue', 'smallest'],
    [HeadlineList, 'blue', 'small'],
    [HeadlineList, 'blue', 'base'],
    [HeadlineList, 'blue', 'big'],
    [HeadlineList, 'blue', 'biggest'],
    [StackedHeadlines, 'stacked', 'biggest'],
  ])('the headlines of %p, %s, are %s', (Feature, name, headlineSize) => {
    setFusion({ content: states[name]?.content });
    const { container } = render(
      <Feature customFields={{ ...states[name]?.fields, headlineSize }} />,
    );
    const lists = [...container.querySelectorAll('.headlines')];
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(list).toHaveClass(`headlines--${headlineSize}`);
  });
});
