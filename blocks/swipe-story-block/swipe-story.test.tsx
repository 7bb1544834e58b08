/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import * as fc from 'fast-check';
import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { EXAMPLE_AUTHORS } from '../../components/article/exampleStory';
import type { Author } from '../../content/schemas/ans';
import { readAuthor } from '../../content/schemas/readAuthor';
import { setFusion } from '../../mocks/fusion/state';
import { deckOf } from './features/swipe-story/deckOf';
import SwipeStory from './features/swipe-story/default';
import enhance from './features/swipe-story/enhance';
import { isExitSwipe, readTap } from './features/swipe-story/readTap';
import states from './states';

type Name = keyof typeof states;

function show(name: Name) {
  const { fields, globalContent } = states[name];
  setFusion({ app: { globalContent } });
  return render(<SwipeStory customFields={fields} />).container;
}

/** The writers on the last of three slides, where this is the one that the story names. */
function showEndOf(author: Author) {
  const { fields, globalContent } = states['three slides'];
  setFusion({ app: { globalContent: { ...globalContent, authors: [author] } } });
  return render(<SwipeStory customFields={fields} />).container.querySelector(
    '.swipe-story__authors',
  )!;
}

const ids = (container: HTMLElement) =>
  [...container.querySelectorAll('.swipe-story__slide')].map(({ id }) => id);

describe('a swipeable story (widgets §2)', () => {
  it.each(Object.keys(states) as Name[])('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('opens with headline, byline, picture and an arrow', () => {
    const intro = show('all layouts').querySelector('#slide-0')!;
    expect(intro.querySelector('h1')).toHaveTextContent(/^City Council votes/);
    expect(intro).toHaveTextContent('By Maya Okafor and Daniel Reyes');
    expect(intro.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    expect(intro.querySelector('.swipe-story__start')).toHaveAttribute('href', '#slide-1');
  });

  it.each<[Name, string[]]>([
    ['three slides', ['slide-0', 'slide-1', 'slide-2', 'slide-3']],
    ['four slides', ['slide-0', 'slide-1', 'slide-2', 'slide-3', 'slide-ad', 'slide-4']],
    ['without ads', ['slide-0', 'slide-1', 'slide-2', 'slide-3', 'slide-4']],
    ['only an intro', ['slide-0']],
    ['another kind of story', []],
  ])('has an ad after index 3 with four slides or more: %s', (name, expected) => {
    expect(ids(show(name))).toEqual(expected);
  });

  it('keeps all slides in order, whatever their number', () => {
    fc.assert(
      fc.property(fc.nat({ max: 30 }), fc.boolean(), (count, hasAd) => {
        const cards = Array.from({ length: count }, (_, index) => ({
          layout: 'content_ad_inline' as const,
          cardId: String(index),
        }));
        const deck = deckOf(cards, hasAd);
        expect(deck.flatMap((slide) => (slide.kind === 'card' ? [slide.card] : []))).toEqual(cards);
        const ad = deck.findIndex(({ kind }) => kind === 'ad');
        expect(ad).toBe(hasAd && count >= 4 ? 4 : -1);
        expect(new Set(deck.map(({ id }) => id)).size).toBe(deck.length);
      }),
    );
  });

  it('leads on from its ad to slide 4', () => {
    show('four slides');
    expect(screen.getByRole('link', { name: 'Continue reading' })).toHaveAttribute(
      'href',
      '#slide-4',
    );
  });

  it('has no left arrow on the first slide and no right one on the last', () => {
    const slides = [...show('three slides').querySelectorAll('.swipe-story__slide')];
    const arrows = slides.map((slide) => [
      slide.querySelector('[aria-label="Previous slide"]') !== null,
      slide.querySelector('[aria-label="Next slide"]') !== null,
    ]);
    expect(arrows).toEqual([
      [false, true],
      [true, true],
      [true, true],
      [true, false],
    ]);
  });

  it('ends with authors, raw ids for unknown ones (widgets §5), and related stories', () => {
    const end = show('three slides').querySelector('#slide-3')!;
    const [known, unknown] = end.querySelectorAll('[data-author-id]');
    expect(known).toHaveTextContent(/^Maya Okafor/);
    expect([...known!.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'mailto:mokafor@broadsheet.example',
      'https://twitter.com/mayaokafor',
    ]);
    expect(unknown).toHaveTextContent(/^kate-sullivan$/);
    expect(end.querySelectorAll('.swipe-story__stories a')).toHaveLength(2);
  });

  it.each([
    ['/sports', 'More in Sports', '/sports'],
    [null, 'Back to home', '/'],
  ])('ends with the way out: of section %s, %s', (id, words, path) => {
    const { fields, globalContent } = states['three slides'];
    const section = id === null ? null : { _id: id, name: 'Sports' };
    const taxonomy = { ...globalContent.taxonomy, primary_section: section };
    setFusion({ app: { globalContent: { ...globalContent, taxonomy } } });
    const { container } = render(<SwipeStory customFields={fields} />);
    const link = container.querySelector('.swipe-story__exit a');
    expect(link).toHaveTextContent(words);
    expect(link).toHaveAttribute('href', path);
  });

  it('shows the picture of a writer beside their name, its place kept; none where there is none', () => {
    const [known, unknown] = show('three slides').querySelectorAll('.swipe-story__authors > li');
    const face = known!.querySelector('.card__avatar img')!;
    expect(known).toHaveTextContent(/^Maya Okafor/);
    expect(face).toHaveAttribute('src', EXAMPLE_AUTHORS[0].image!.url);
    expect(face).toHaveAttribute('alt', '');
    expect(face).toHaveAttribute('loading', 'lazy');
    expect(face).toHaveAttribute('width', '192');
    expect(face).toHaveAttribute('height', '192');
    expect(unknown).toHaveTextContent(/^kate-sullivan$/);
    expect(unknown!.querySelector('img')).toBeNull();
  });

  it.each([
    ['https://pictures.example/face.jpg', 1],
    ['javascript:alert(1)', 0],
    ['data:image/svg+xml,<svg/>', 0],
    ['', 0],
  ])('shows the picture of a writer from a safe address only: %j', (url, pictures) => {
    const end = showEndOf(readAuthor({ _id: 'maya-okafor', name: 'Maya', image: { url } }));
    expect(end).toHaveTextContent(/^Maya/);
    expect(end.querySelectorAll('img')).toHaveLength(pictures);
  });
});

describe('taps and swipes (widgets §4, §9)', () => {
  it.each([
    [0, -1],
    [39, -1],
    [40, 0],
    [60, 0],
    [61, 1],
    [100, 1],
  ])('a tap at %i %% of the width moves by %i', (x, step) => {
    expect(readTap(x, 100)).toBe(step);
  });

  it.each([
    [{ x: 0, y: -40 }, false],
    [{ x: 0, y: -41 }, true],
    [{ x: 0, y: 41 }, false],
    [{ x: 60, y: -50 }, false],
  ])('a move of %j leaves the story: %s', (move, expected) => {
    expect(isExitSwipe(move)).toBe(expected);
  });
});

describe('the story awake', () => {
  let see: (slide: Element, ratio?: number) => void;
  const answers: Record<string, object> = {
    'kate-sullivan': { byline: 'Some One', email: 'new@broadsheet.example', instagram: '@new' },
  };
  const asked: string[] = [];
  const { fetch } = globalThis;

  beforeEach(() => {
    asked.length = 0;
    const holder = window as Window & { dataLayer?: unknown[] };
    holder.dataLayer = [];
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    globalThis.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        see = (target, intersectionRatio = 1) =>
          callback(
            [{ target, intersectionRatio } as unknown as IntersectionObserverEntry],
            this as never,
          );
      }
      observe() {}
    } as never;
    Element.prototype.scrollTo = jest.fn();
    globalThis.fetch = (input) => {
      const url = new URL(input as string, 'http://x');
      const { author_id } = JSON.parse(url.searchParams.get('query')!) as { author_id: string };
      expect(url.searchParams.get('_website')).toBe('broadsheet');
      asked.push(author_id);
      const answer = answers[author_id];
      return Promise.resolve({
        ok: answer !== undefined,
        status: answer ? 200 : 404,
        json: () => Promise.resolve(answer),
      } as Response);
    };
    history.replaceState(null, '', '/story.html');
  });
  afterAll(() => {
    globalThis.fetch = fetch;
  });

  const layer = () => (window as Window & { dataLayer?: unknown[] }).dataLayer ?? [];
  function wake(name: Name, isAdThere = true) {
    const container = show(name);
    if (!isAdThere) container.querySelector('#slide-ad .ad-slot__box')!.replaceChildren();
    enhance(container.firstElementChild as HTMLElement);
    return container;
  }

  it('shows the dots once the ads were looked at, and keeps an ad that is there', () => {
    const container = wake('four slides');
    expect(container.querySelector('.swipe-story__dots')).not.toHaveAttribute('data-waiting');
    expect(ids(container)).toContain('slide-ad');
  });

  it('takes out the slide of an ad that did not come, and counts anew', () => {
    const container = wake('four slides', false);
    expect(ids(container)).toEqual(['slide-0', 'slide-1', 'slide-2', 'slide-3', 'slide-4']);
    expect(container.querySelector('#slide-3 [aria-label="Next slide"]')).toHaveAttribute(
      'href',
      '#slide-4',
    );
    expect(container.querySelector('#slide-4 [aria-label="Previous slide"]')).toHaveAttribute(
      'href',
      '#slide-3',
    );
    expect(container.querySelector('#slide-4')).toHaveTextContent(/^5\/5/);
    expect(container.querySelectorAll('.swipe-story__dots a')).toHaveLength(5);
    expect(container.querySelector('.swipe-story__dots')).not.toHaveAttribute('data-waiting');
  });

  it('counts a view at 0.7, once, with its seven fields (widgets §7), and names it in the address', () => {
    const container = wake('three slides');
    const slide = container.querySelector('#slide-2')!;
    see(slide, 0.69);
    expect(layer()).toEqual([]);
    see(slide, 0.7);
    see(slide);
    expect(layer()).toEqual([
      {
        event: 'swipeable_story_views',
        card_type: 'content_subhead_bodytext',
        card_author: 'Maya Okafor, Daniel Reyes',
        card_content_id: 'EXAMPLE',
        card_section: '/news/pennsylvania',
        card_title: 'Who opens the doors',
        feed_length: 4,
        card_index: 2,
      },
    ]);
    expect(location.hash).toBe('#slide-2');
  });

  it('asks who the authors are after slide 0, each once; an unknown one stays a raw id', async () => {
    const container = wake('three slides');
    see(container.querySelector('#slide-0')!);
    expect(asked).toEqual([]);
    see(container.querySelector('#slide-1')!);
    see(container.querySelector('#slide-2')!);
    expect(asked).toEqual(['maya-okafor', 'kate-sullivan']);
    expect(await screen.findByText('Some One')).toBeInTheDocument();
    const links = [
      ...container.querySelectorAll<HTMLAnchorElement>('[data-author-id="kate-sullivan"] a'),
    ];
    expect(links.map(({ href }) => href)).toEqual([
      'mailto:new@broadsheet.example',
      'https://www.instagram.com/new',
    ]);
  });

  it.each([
    ['.swipe-story__start', 'intro_animation_arrow'],
    ['.swipe-story__dots a:last-child', 'pagination'],
    ['#slide-1 [aria-label="Next slide"]', 'pagination'],
  ])('tells the data layer of a click on %s', (selector, interactionDetail) => {
    fireEvent.click(wake('three slides').querySelector(selector)!);
    expect(layer()).toEqual([
      {
        event: 'click',
        userInteraction: 'swipeable_story',
        interactionType: 'click',
        interactionDetail,
      },
    ]);
  });

  it('goes to the slide of a frame that takes the focus, from 500 ms on (widgets §9)', () => {
    jest.useFakeTimers();
    try {
      const container = wake('three slides');
      const track = container.querySelector<HTMLElement>('.swipe-story__track')!;
      const frame = document.createElement('iframe');
      container.querySelector('#slide-2')!.append(frame);
      const scrolled = jest.mocked(track.scrollTo);
      const enterFrame = () => {
        frame.focus();
        fireEvent.blur(window);
      };
      jest.advanceTimersByTime(499);
      enterFrame();
      expect(scrolled).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1);
      enterFrame();
      expect(scrolled).toHaveBeenCalledTimes(1);
      container.querySelector<HTMLElement>('.swipe-story__start')!.focus();
      fireEvent.blur(window);
      expect(scrolled).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('moves by a tap on the right, not by one on a link', () => {
    const container = wake('three slides');
    const track = container.querySelector('.swipe-story__track')!;
    track.getBoundingClientRect = () => ({ left: 0, width: 100 }) as DOMRect;
    fireEvent.click(track.querySelector('h1')!, { clientX: 10 });
    expect(layer()).toEqual([]);
    fireEvent.click(track.querySelector('h1')!, { clientX: 90 });
    expect(layer()).toMatchObject([{ interactionDetail: 'tap_to_see_more' }]);
  });
});
