/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToStaticMarkup } from 'react-dom/server';
import { exampleLiveCard } from '../../components/article/exampleLiveCards';
import type { Story } from '../../content/schemas/ans';
import { setFusion } from '../../mocks/fusion/state';
import LiveBlog from './features/live-blog/default';
import states from './states';

/** While the example cards are new. */
const NOW = Date.parse('2026-11-19T22:50:00Z');

function show(name: string, fields: Record<string, unknown> = {}): HTMLElement {
  const state = states[name];
  if (!state) throw new Error(`no state ${name}`);
  setFusion({
    app: { globalContent: state.globalContent, requestUri: state.requestUri ?? '/' },
    content: state.content ?? {},
  });
  return render(<LiveBlog customFields={{ ...state.fields, ...fields }} />).container;
}

const storyOf = (name: string) => states[name]?.globalContent as Story;
const headers = (container: HTMLElement, selector = '.live-card__title') =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
const events = (container: HTMLElement, below = '') =>
  headers(container, `${below} .key-events__header`);

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => jest.restoreAllMocks());

describe('live blog', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    const report = await axe(show(name), { rules: { 'heading-order': { enabled: false } } });
    expect(report.violations).toEqual([]);
  });

  it.each([
    ['otherStory', 0],
    ['noCardYet', 1],
  ])('%s: %d elements', (name, count) => {
    const { children } = show(name);
    expect(children).toHaveLength(count);
    expect(children[0]?.childElementCount ?? 0).toBe(0);
  });

  it('says whether it is live (platform §4)', () => {
    expect(show('live').querySelector('.eyebrow--live')).toHaveTextContent('Live Updates');
    const ended = show('ended');
    expect(ended.querySelector('.eyebrow--ended')).toHaveTextContent('As It Happened');
    expect(ended.querySelector('.eyebrow__dot')).toBeNull();
  });

  it('says when it was last updated, by the story or its newest card', () => {
    const container = show('live');
    expect(container.querySelector('.live-blog__updated')).toHaveTextContent(
      'Last updated Nov. 20, 9:05 a.m. ET',
    );
  });

  it('prefers content of this moment to the page’s own', () => {
    const story = storyOf('live');
    setFusion({
      app: { globalContent: story },
      content: {
        'live-blog-api': {
          ...story,
          liveCards: [exampleLiveCard(6), ...(story.liveCards ?? [])].map((card, index) =>
            index ? card : { ...card, header: 'Just in', anchor: 'card-new' },
          ),
        },
      },
    });
    const { container } = render(<LiveBlog customFields={{}} />);
    expect(headers(container)[1]).toBe('Just in');
  });

  it('shows the page’s own content while that cannot be had', () => {
    setFusion({ app: { globalContent: storyOf('live') }, content: {} });
    const { container } = render(<LiveBlog customFields={{}} />);
    expect(headers(container)).toHaveLength(8);
  });
});

describe('fewer than four cards (platform §5)', () => {
  it('are the text of the story in its order', () => {
    const container = show('fewerThanFourCards');
    expect(headers(container)).toEqual([1, 2, 3].map((n) => exampleLiveCard(n).header));
    expect(container.querySelector('article, nav, details, button')).toBeNull();
    expect(container).toHaveTextContent('Dee Marchand has moved the same 11 café tables');
    expect(container.querySelector('#card-2 time')).toHaveTextContent('5:15 p.m. ET');
  });
});

describe('cards (platform §3)', () => {
  it('come in the order of the newsroom, what is pinned first and marked', () => {
    const container = show('pinnedBelow');
    expect(headers(container)).toEqual([
      'What we know right now',
      ...[1, 2, 3, 4].map((n) => exampleLiveCard(n).header),
    ]);
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Pinned');
    expect(second).not.toHaveTextContent('Pinned');
  });

  it.each([
    ['within 12 hours: the time alone', NOW, '5:40 p.m. ET'],
    ['at 12 hours', NOW - 600_000 + 43_200_000, '5:40 p.m. ET'],
    ['later: with its date', NOW - 600_000 + 43_200_001, 'Nov. 19, 5:40 p.m. ET'],
  ])('say when they were posted; %s (platform §9)', (_name, now, words) => {
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const time = show('live').querySelector('#card-1 time');
    expect(time).toHaveTextContent(words);
    expect(time).toHaveAttribute('datetime', '2026-11-19T22:40:00.000Z');
  });

  it('are marked as pinned where they are, and as no others', () => {
    const pinned = [...show('pinnedBelow').querySelectorAll('.live-card--pinned')];
    expect(pinned).toHaveLength(1);
    expect(pinned[0]).toHaveTextContent('Pinned');
  });

  it('show every marker: pinned, name, interactive HTML, related links', () => {
    const container = show('allMarkers');
    expect(headers(container, '.live-card__name')).toEqual([
      'Coastal Storm',
      'Coastal Storm',
      'Coastal Storm',
      'Shore Watch',
    ]);
    const frame = container.querySelector('#card-2 iframe');
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-same-origin');
    const shore = within(container.querySelector<HTMLElement>('#card-5')!);
    expect(shore.getByRole('link', { name: 'Down the Shore' })).toHaveAttribute('href', '/shore/');
    expect(shore.getByRole('link', { name: 'When is high tide?' })).toBeInTheDocument();
  });

  it('do not repeat the name of the only live blog', () => {
    const container = show('ended');
    expect(headers(container, '.live-card__name')).toEqual([]);
    expect(container.querySelector('.live-blog__status')).toHaveTextContent('Coastal Storm');
  });

  it('of several live blogs have their names, and the head has none', () => {
    const story = storyOf('ended');
    const cards = (story.liveCards ?? []).map((card, index) => ({
      ...card,
      liveBlogName: index % 2 ? 'Coastal Storm' : 'Shore Towns',
    }));
    setFusion({ app: { globalContent: { ...story, liveCards: cards }, requestUri: '/' } });
    const { container } = render(<LiveBlog customFields={{}} />);
    expect(container.querySelector('.live-blog__name')).toBeNull();
    expect(new Set(headers(container, '.live-card__name'))).toEqual(
      new Set(['Coastal Storm', 'Shore Towns']),
    );
  });

  it('link and share their own address (platform §2)', () => {
    const card = show('live').querySelector<HTMLElement>('#card-3')!;
    expect(card.querySelector('.live-card__title a')).toHaveAttribute(
      'href',
      '/news/live-20261119.html/card-3',
    );
    expect(card.querySelector('[data-share-menu]')).toHaveAttribute(
      'data-share-menu',
      'https://www.broadsheet.example/news/live-20261119.html/card-3',
    );
    expect(within(card).getByRole('link', { name: 'Share via email' })).toBeInTheDocument();
  });

  it('are named by their time where the newsroom gave them no header', () => {
    show('threeKeyEvents');
    const card = screen.getByRole('article', { name: 'Update 4:25 p.m.' });
    expect(card.querySelector('h2')).toBeNull();
  });

  it('have a version that changes with what they show', () => {
    const version = (container: HTMLElement) =>
      container.querySelector<HTMLElement>('#card-1')?.dataset['version'];
    const before = version(show('live'));
    expect(version(show('live'))).toBe(before);
    expect(version(show('allMarkers'))).not.toBe(before);
    jest.spyOn(Date, 'now').mockReturnValue(NOW + 43_200_000);
    expect(version(show('live'))).not.toBe(before);
  });

  it('keep apart what a reader uses, by its content', () => {
    const media = show('allMarkers').querySelector<HTMLElement>('.live-card__media')!;
    expect(media.id).toBe(`card-2-${media.dataset['version']}`);
    expect(media.querySelector('iframe')).not.toBeNull();
  });
});

describe('key events (widgets §4)', () => {
  it('are the first six, three of them shown, the others behind "Show more"', () => {
    const container = show('live');
    expect(events(container)).toEqual([
      'What we know right now',
      ...[1, 2, 3, 4, 5].map((n) => exampleLiveCard(n).header),
    ]);
    expect(events(container, '.key-events__more')).toHaveLength(3);
    expect(container.querySelector('.key-events a')).toHaveAttribute('href', '#card-p');
  });

  it('are the last two when three remain', () => {
    expect(events(show('threeKeyEvents'))).toEqual([2, 3].map((n) => exampleLiveCard(n).header));
  });

  it('are as many as the editor set, without "Show more"', () => {
    const container = show('keyEventsCounted');
    expect(events(container)).toHaveLength(5);
    expect(container.querySelector('.key-events__more')).toBeNull();
  });
});

describe('the card that the address names (platform §2)', () => {
  it('is not among the others', () => {
    const others = show('sharedCard').querySelectorAll('[data-live-cards] article');
    const { liveCards = [] } = storyOf('sharedCard');
    expect([...others].map(({ id }) => id).sort()).toEqual(
      liveCards.flatMap(({ anchor }) => (anchor === 'card-3' ? [] : anchor)).sort(),
    );
  });

  it('comes first, marked, once, with a way to the whole blog', () => {
    const container = show('sharedCard');
    const [first] = screen.getAllByRole('article');
    expect(first).toHaveAttribute('id', 'card-3');
    expect(first).toHaveClass('live-card--shared');
    expect(container.querySelectorAll('#card-3')).toHaveLength(1);
    expect(screen.getByText('Shared update')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the whole live blog' })).toHaveAttribute(
      'href',
      '/news/live-20261119.html',
    );
  });

  it('is where the browser goes, without script too', () => {
    const { globalContent, requestUri } = states['sharedCard']!;
    setFusion({ app: { globalContent, requestUri: requestUri ?? '/' } });
    const html = renderToStaticMarkup(<LiveBlog customFields={{}} />);
    expect(html.match(/<[^>]+ autofocus=""[^>]*>[^<]*/g)).toEqual([
      '<p class="live-blog__shared-label" tabindex="-1" autofocus="">Shared update',
    ]);
  });

  it('changes nothing where the blog does not hold it', () => {
    const container = show('unknownCard');
    expect(container.querySelector('.live-blog__shared')).toBeNull();
    expect(headers(container)).toHaveLength(4);
  });
});

describe('the next question for news', () => {
  const refresh = (story: unknown, interval?: unknown, content: unknown = null) =>
    LiveBlog.refresh?.({ content, globalContent: story, customFields: { interval } });
  const live = storyOf('live');

  it.each([
    ['30 s by default', live, undefined, 30_000],
    ['as the editor set', live, 12, 12_000],
    ['as the story says', { ...live, refreshInterval: 15 }, 60, 15_000],
    ['not below 1 s', { ...live, refreshInterval: 0.2 }, 60, 1000],
    ['not above 10 min', live, 9999, 600_000],
    ['default for nonsense', live, 'soon', 30_000],
    ['as its bounds say where the editor set less', live, -5, 1000],
    ['while there are few cards', storyOf('fewerThanFourCards'), 30, 30_000],
    ['while there is none', storyOf('noCardYet'), 30, 30_000],
    ['never once it has ended', storyOf('ended'), 30, null],
    ['never for another story', storyOf('otherStory'), 30, null],
    ['never for anything else', { any: 'thing' }, 30, null],
  ])('%s', (_name, story, interval, expected) => {
    expect(refresh(story, interval)).toBe(expected);
  });

  it('goes by content of this moment', () => {
    expect(refresh(live, 30, { ...live, ended: true })).toBeNull();
  });
});

it('The one ad of a live blog stands between its cards, after the third', () => {
  const container = show('live');
  const children = [...container.querySelector('[data-live-cards]')!.children];
  const ads = children.filter((child) => !child.matches('.live-card'));
  const cards = children.filter((child) => child.matches('.live-card'));
  expect(ads).toHaveLength(cards.length > 3 ? 1 : 0);
  if (ads[0]) expect(children.indexOf(ads[0])).toBe(3);
});
