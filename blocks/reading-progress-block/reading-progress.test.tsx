/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { exampleStory } from '../../components/article/exampleStory';
import { setFusion } from '../../mocks/fusion/state';
import ReadingProgress from './features/reading-progress/default';
import enhance from './features/reading-progress/enhance';
import states from './states';

type Name = keyof typeof states;

function show(name: Name): HTMLElement {
  setFusion({ app: { globalContent: states[name].globalContent } });
  const root = render(<ReadingProgress />).container.firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error('nothing is shown');
  return root;
}

const layer = () => (window as Window & { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [];
const milestones = () =>
  layer().flatMap((entry) => (entry['event'] === 'scroll-milestone' ? [entry['milestone']] : []));

describe('reading progress', () => {
  it.each(Object.keys(states) as Name[])('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it.each<[Name, boolean]>([
    ['a long story', true],
    ['a short story', false],
    ['a live blog', false],
  ])('has a line for %s: %s', (name, expected) => {
    const root = show(name);
    expect(root.hidden).toBe(!expected);
    expect(root).toHaveAttribute('aria-hidden', 'true');
  });

  it('is nothing on a page without a story', () => {
    setFusion({ app: { globalContent: null } });
    expect(render(<ReadingProgress />).container).toBeEmptyDOMElement();
  });
});

describe('the page view of a story (widgets §7)', () => {
  const sendBeacon = jest.fn();
  beforeEach(() => {
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });

  it('is told to the analytics service once, by its path alone', () => {
    window.history.replaceState(null, '', '/eagles/win-20261121.html?utm_source=mail');
    enhance(show('a long story'));
    expect(sendBeacon.mock.calls).toEqual([
      ['/gateway/analytics/page-views', '/eagles/win-20261121.html'],
    ]);
  });

  it('does no harm where beacons are turned off', () => {
    Reflect.deleteProperty(navigator, 'sendBeacon');
    expect(() => enhance(show('a long story'))).not.toThrow();
  });
});

describe('the data layer of a story (platform §4, §7)', () => {
  const text = document.createElement('div');
  text.dataset['storyText'] = '';
  const place = (element: Element, top: number, height: number) => {
    element.getBoundingClientRect = () => ({ top, height, bottom: top + height }) as DOMRect;
  };
  const scrollTo = (top: number) => {
    place(text, top, 10_000 + window.innerHeight);
    window.dispatchEvent(new Event('scroll'));
  };

  beforeEach(() => {
    Object.assign(window, { dataLayer: [], CSS: { supports: () => false } });
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      callback(0);
      return 0;
    });
    place(text, 300, 10_000);
    document.body.append(text);
  });
  // Whoever still listens has then reported all there is.
  afterEach(() => {
    scrollTo(-10_000);
    text.remove();
    jest.restoreAllMocks();
  });

  it('begins with the page view, which has the kind of the page and its page type', () => {
    Object.assign(document.documentElement.dataset, { pageKind: 'article', adPageType: 'gallery' });
    enhance(show('a long story'));
    expect(layer()[0]).toMatchObject({
      event: 'pageview',
      page_kind: 'article',
      page_type: 'gallery',
      content_id: exampleStory()._id,
      version: '1',
    });
    expect(milestones()).toEqual([]);
  });

  it('gets each milestone once, when a higher one is reached', () => {
    enhance(show('a short story'));
    for (const top of [0, -900, -1000, -1900, -2000, -500, -2100, -5500, -3000, -10_000, 0]) {
      scrollTo(top);
    }
    expect(milestones()).toEqual([10, 20, 50, 100]);
    expect(layer().at(-1)).toMatchObject({ content_id: exampleStory()._id });
  });

  it('moves the line where CSS can not', () => {
    const root = show('a long story');
    enhance(root);
    scrollTo(-2500);
    expect(root.style.scale).toBe('0.25 1');
  });

  it('leaves the line to CSS where it can move it, and moves none that is not shown', () => {
    const hidden = show('a short story');
    enhance(hidden);
    const supports = jest.fn((_condition: string) => true);
    Object.assign(window, { CSS: { supports } });
    const moved = show('a long story');
    enhance(moved);
    scrollTo(-2500);
    expect([hidden.style.scale, moved.style.scale]).toEqual(['', '']);
    expect(supports.mock.calls).toEqual([['animation-timeline: --story-text']]);
  });

  it('counts anew in a window of another size', () => {
    enhance(show('a short story'));
    place(text, -2500, 10_000 + window.innerHeight);
    window.dispatchEvent(new Event('resize'));
    expect(milestones()).toEqual([20]);
  });

  it('counts what follows the intro of a live blog', () => {
    const cards = text.cloneNode() as HTMLElement;
    text.after(cards);
    enhance(show('a live blog'));
    place(text, -100, 1000);
    place(cards, 1000, 99_000);
    window.dispatchEvent(new Event('scroll'));
    expect(milestones()).toEqual([]);
    place(text, -90_000, 1000);
    place(cards, -89_000, 89_500);
    window.dispatchEvent(new Event('scroll'));
    expect(milestones()).toEqual([100]);
    cards.remove();
  });

  it('has the page view alone where there is no text', () => {
    text.remove();
    enhance(show('a long story'));
    expect(layer()).toHaveLength(1);
  });
});
