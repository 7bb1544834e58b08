/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import { exampleGame } from '../../utils/stats/exampleGames';
import type { Game } from '../../utils/stats/game';
import Ribbon from './features/scoreboard-ribbon/default';
import enhance from './features/scoreboard-ribbon/enhance';
import { ribbonDelay } from './features/scoreboard-ribbon/ribbonDelay';
import states from './states';

const NOW = new Date('2026-11-22T20:00:00Z');

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

function show(games: unknown, fields: Record<string, unknown> = {}): HTMLElement {
  setFusion({ app: { isAdmin: false }, content: { 'scoreboard-ribbon-api': games } });
  return render(<Ribbon customFields={fields} />).container;
}

describe('the ribbon', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    jest.useRealTimers();
    const container = show(states[name]?.content?.['scoreboard-ribbon-api']);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('asks for a game of each team of the week, unless the editor says otherwise (widgets §3)', () => {
    const asked = jest.fn(() => []);
    setFusion({ content: { 'scoreboard-ribbon-api': asked } });
    render(<Ribbon customFields={{}} />);
    render(<Ribbon customFields={{ timeRangeUnit: 'day', quantityEagles: 3, quantityUnion: 0 }} />);
    const one = { quantityPhillies: 1, quantitySixers: 1, quantityFlyers: 1 };
    expect(asked.mock.calls).toEqual([
      [{ ...one, timeRangeUnit: 'week', quantityEagles: 1, quantityUnion: 1 }],
      [{ ...one, timeRangeUnit: 'day', quantityEagles: 3, quantityUnion: 0 }],
    ]);
  });

  const games = (count: number): Game[] =>
    Array.from({ length: count }, (_, index) =>
      exampleGame('hockey', 'final', { eventId: index + 1 }),
    );
  it.each([
    [1, 0],
    [6, 0],
    [7, 2],
  ])('of %i cards has %i arrows; the link to all games is there in any case', (count, arrows) => {
    const container = show(games(count));
    expect(within(container).queryAllByRole('button')).toHaveLength(arrows);
    expect(screen.getByRole('link', { name: 'See all games' })).toHaveAttribute(
      'href',
      '/sports/gameday-central',
    );
  });
});

describe('a card of the ribbon', () => {
  it.each(['in-progress', 'final', 'pre-game'] as const)(
    'of an exhibition says so, seen and in words: %s',
    (status) => {
      const container = show([exampleGame('football', status, { isExhibition: true })]);
      expect(container.querySelector('.ribbon-card__league')).toHaveTextContent('Exh.');
      expect(screen.getByRole('link', { name: /^Exhibition\. / })).toBeInTheDocument();
    },
  );

  it.each([
    ['football', '/eagles'],
    ['basketball', '/sixers'],
    ['hockey', '/flyers'],
    ['baseball', '/phillies'],
    ['soccer', '/soccer'],
  ] as const)('of %s leads below %s, and says the score in words', (sport, prefix) => {
    const game = exampleGame(sport, 'in-progress', { eventId: 12 });
    const link = within(show([game])).getAllByRole('link')[0];
    expect(link).toHaveAttribute('href', `${prefix}/gamedaycentral/12`);
    expect(link?.textContent).toContain(`${game.home.nickname} ${game.home.score}`);
  });

  it.each([
    ['the event id is 0', { eventId: 0 }],
    ['no prefix matches', { teamPath: '' as const }],
  ])('leads nowhere where %s (widgets §2)', (_case, part) => {
    const container = show([exampleGame('football', 'final', part)]);
    expect(within(container).getAllByRole('link')).toHaveLength(1);
    expect(container).toHaveTextContent('PHI');
  });

  it('of a final game has a Box link beside it, not in it', () => {
    const container = show([exampleGame('football', 'final', { eventId: 12 })]);
    const box = within(container).getByRole('link', { name: /^Box score,/ });
    expect(box).toHaveAttribute('href', '/eagles/gamedaycentral/12#box-score');
    expect(container.querySelector('a a')).toBeNull();
    expect(box).toHaveTextContent(/^Box/);
  });

  it.each([
    ['in-progress', 'LIVE'],
    ['delayed', 'LIVE'],
    ['suspended', 'SUSPENDED'],
    ['final', 'FINAL, Nov 22'],
    ['pre-game', 'Today'],
  ] as const)('in status %s is labeled %s', (status, label) => {
    const container = show([exampleGame('football', status)]);
    expect(container.querySelector('.ribbon-card__label')).toHaveTextContent(label);
    expect(container.querySelectorAll('.ribbon-card__label--live')).toHaveLength(
      label === 'LIVE' ? 1 : 0,
    );
  });

  it.each([
    ['in-progress', true],
    ['delayed', true],
    ['suspended', true],
    ['final', true],
    ['pre-game', false],
    ['postponed', false],
    ['canceled', false],
  ] as const)('in status %s: shows scores %s, else records', (status, hasScores) => {
    const container = show([exampleGame('football', status)]);
    expect(container.querySelectorAll('.ribbon-card__score')).toHaveLength(hasScores ? 2 : 0);
    expect(container.querySelectorAll('.ribbon-card__record')).toHaveLength(hasScores ? 0 : 2);
  });

  it.each([
    ['in-progress', 'Live: Eagles 17, Cowboys 14, 3rd quarter, 4:12 left'],
    ['delayed', 'Eagles 17, Cowboys 14, 3rd quarter, delayed'],
    ['suspended', 'Eagles 17, Cowboys 14, 3rd quarter, suspended, resumes Nov. 29, 1 p.m.'],
    ['final', 'Final: Eagles 27, Cowboys 20, Nov 22'],
    ['pre-game', 'Today: Cowboys at Eagles, Nov. 22, 1 p.m.'],
    ['canceled', 'Today: Cowboys at Eagles, canceled'],
  ] as const)('in status %s says once how it stands', (status, words) => {
    const link = show([exampleGame('football', status)]).querySelector('.ribbon-card__link');
    expect(link?.querySelector('.visually-hidden')).toHaveTextContent(words);
  });

  it('of a delayed game says so beside its period', () => {
    const cell = show([exampleGame('football', 'delayed')]).querySelector('.ribbon-card__cell');
    expect(cell).toHaveTextContent(/^Delayed 3rd 4:12$/);
    const [live] = [show([exampleGame('football', 'in-progress')])];
    expect(live.querySelector('.ribbon-card__cell')).not.toHaveTextContent('Delayed');
    const waiting = exampleGame('football', 'delayed', { progress: null });
    const start = show([waiting]).querySelector('.ribbon-card__cell');
    expect(start).toHaveTextContent(/^Delayed$/);
  });

  it('may break the word Halftime, where it is too long for its cell', () => {
    const half = { kind: 'periods', period: 2, isBreak: true, isShootout: false } as const;
    const game = exampleGame('football', 'in-progress', { progress: { ...half, clock: null } });
    expect(show([game]).querySelector('.ribbon-card__cell')?.textContent).toBe('Half\u00ADtime');
  });

  it('of a tie dims nobody', () => {
    const games = states['tie']?.content?.['scoreboard-ribbon-api'];
    const dimmed = '.ribbon-card__team--dim, .ribbon-card__score--dim';
    expect(show(games).querySelectorAll(dimmed)).toHaveLength(0);
    expect(show([exampleGame('football', 'final')]).querySelectorAll(dimmed)).toHaveLength(2);
  });

  it('announces score and period, and never the clock', () => {
    const game = exampleGame('football', 'in-progress');
    const said = show([game]).querySelector('[data-announce]')?.textContent ?? '';
    expect(said).toContain(String(game.home.score));
    expect(said).not.toMatch(/\d:\d\d/);
  });
});

describe('asking for news', () => {
  it.each([
    ['nothing', null, null],
    ['no games', [], null],
    ['games that are over', [exampleGame('hockey', 'final')], null],
    ['a game to come', [exampleGame('hockey', 'pre-game')], 300_000],
    [
      'another live game',
      [exampleGame('hockey', 'pre-game'), exampleGame('hockey', 'in-progress')],
      30_000,
    ],
    [
      'the Eagles live',
      [exampleGame('football', 'in-progress'), exampleGame('hockey', 'in-progress')],
      10_000,
    ],
  ] as const)('of %s', (_case, of, delay) => {
    expect(ribbonDelay(of)).toBe(delay);
    expect(Ribbon.refresh?.({ content: of, globalContent: null })).toBe(delay);
  });
});

describe('the ribbon in the browser', () => {
  function alive(count = 8): HTMLElement {
    window.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    const container = show(
      Array.from({ length: count }, (_, index) =>
        exampleGame('hockey', 'final', { eventId: index + 1 }),
      ),
    );
    enhance(container);
    return container;
  }

  it('tells the data layer of clicks (widgets §7)', () => {
    const holder = window as unknown as { dataLayer: unknown[] };
    holder.dataLayer = [];
    const container = alive();
    container.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(container.querySelector('.ribbon-card__score')!);
    fireEvent.click(container.querySelector('.ribbon-card__box')!);
    const click = { event: 'interaction_event', interactionType: 'click' };
    expect(holder.dataLayer).toEqual([
      { ...click, userInteraction: 'scoreboard_ribbon', interactionDetail: 'flyers 1' },
      { ...click, userInteraction: 'scoreboard_ribbon', interactionDetail: 'flyers 1 box' },
    ]);
  });

  it('turns a page by an arrow, and says when there is no more', () => {
    const container = alive();
    const cards = container.querySelector<HTMLElement>('.ribbon__cards')!;
    Object.defineProperties(cards, {
      clientWidth: { value: 1056 },
      scrollWidth: { value: 1408 },
      scrollLeft: { value: 0, writable: true },
    });
    cards.scrollBy = jest.fn(({ left }: ScrollToOptions) => {
      cards.scrollLeft = Math.min(352, Math.max(0, cards.scrollLeft + (left ?? 0)));
      fireEvent.scroll(cards);
    }) as typeof cards.scrollBy;
    const [back, on] = within(container).getAllByRole('button');
    expect(back).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(on!);
    expect(cards.scrollBy).toHaveBeenCalledWith({ left: 1056, behavior: 'smooth' });
    expect(on).toHaveAttribute('aria-disabled', 'true');
    expect(back).toHaveAttribute('aria-disabled', 'false');
  });
});
