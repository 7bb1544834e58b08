/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import type { exampleCard } from '../../components/cards/exampleCard';
import { exampleGame } from '../../utils/stats/exampleGames';
import type { Game } from '../../utils/stats/game';
import GameStoriesFeature from './features/game-stories/default';
import GameStreamFeature from './features/game-stream/default';
import PlayByPlayFeature from './features/play-by-play/default';
import { LATEST } from './features/play-by-play/playFilters';
import { highlightsOf } from './game/filmOf';
import states from './states';

afterEach(() => setFusion());

function show(View: ComponentType, name: string) {
  const { globalContent, content } = states[name]!;
  setFusion({ app: { globalContent }, content: content ?? {} });
  return render(
    <main>
      <View />
    </main>,
  ).container;
}

describe('films of a game', () => {
  it('a stream asks nothing of YouTube before a click', () => {
    const container = show(GameStreamFeature, 'stream');
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link')).toHaveAttribute('data-youtube');
  });

  it('a stream says by attributes what the provider wants: muted, and by itself only if muted', () => {
    expect(show(GameStreamFeature, 'stream').querySelector('[data-muted]')).not.toBeNull();
    expect(show(GameStreamFeature, 'stream').querySelector('[data-autoplay]')).toBeNull();
    expect(
      show(GameStreamFeature, 'streamByItself').querySelector('[data-autoplay]'),
    ).not.toBeNull();
    const [game] = states['streamByItself']!.globalContent as Game[];
    const loud = { ...game!, liveStream: { ...game!.liveStream!, isMuted: false } };
    setFusion({ app: { globalContent: [loud] } });
    expect(render(<GameStreamFeature />).container.querySelector('[data-autoplay]')).toBeNull();
  });

  it.each([
    ['in-progress', /^Live: \w+ at \w+$/],
    ['pre-game', /^Live: \w+ at \w+$/],
    ['final', /^\w+ at \w+$/],
  ] as const)('a stream is called live until the game is over: %s', (status, title) => {
    const [shown] = states['stream']!.globalContent as Game[];
    const game = exampleGame('football', status, {
      liveStream: { ...shown!.liveStream!, hidesAtEnd: false },
    });
    setFusion({ app: { globalContent: [game] } });
    const { container } = render(<GameStreamFeature />);
    expect(container.querySelector('[data-title]')).toHaveAttribute(
      'data-title',
      expect.stringMatching(title),
    );
  });

  it('without a stream the newsroom’s highlights play on the page', async () => {
    const container = show(GameStreamFeature, 'highlights');
    expect(container.querySelector('video source')).toHaveAttribute(
      'src',
      expect.stringContaining('.webm'),
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  it('a film from before the game, or from two days later, is not of the game', () => {
    const { stories } = states['highlights']!.content!['content-feed'] as {
      stories: ReturnType<typeof exampleCard>[];
    };
    const film = stories.at(-1)!;
    const game = exampleGame('football', 'final');
    const on = (display_date: string) => highlightsOf(game, [{ ...film, display_date }]);
    expect(on('2026-11-22T21:30:00Z')).not.toBeNull();
    expect(on('2026-11-22T17:30:00Z')).toBeNull();
    expect(on('2026-11-24T17:30:00Z')).toBeNull();
    const begun = Date.parse(game.start.at ?? '');
    const after = (ms: number) => on(new Date(begun + ms).toISOString()) !== null;
    const whole = 36 * 3_600_000;
    expect([after(-1), after(0), after(whole - 1), after(whole)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(highlightsOf(game, stories.slice(0, -1))).toBeNull();
  });

  it('a game that was not played has no highlights', () => {
    const { stories } = states['highlights']!.content!['content-feed'] as {
      stories: ReturnType<typeof exampleCard>[];
    };
    for (const status of ['canceled', 'postponed', 'pre-game'] as const)
      expect(highlightsOf(exampleGame('football', status), stories)).toBeNull();
  });

  it('what plays as highlights is not shown beside them a second time', () => {
    const { globalContent, content } = states['highlights']!;
    setFusion({ app: { globalContent }, content: content ?? {} });
    const { container } = render(<GameStoriesFeature />);
    expect(container.querySelector('.game-film')).toBeNull();
    expect(screen.getByRole('link', { name: /^Video: The Eagles/ })).toBeInTheDocument();
  });

  it('a story with a film leads the stories, with its picture', async () => {
    const container = show(GameStoriesFeature, 'storiesWithFilm');
    const lead = container.querySelector('.game-film')!;
    expect(lead.querySelector('img')).not.toBeNull();
    expect(screen.getByRole('link', { name: /^Video: The Eagles/ })).toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('a long play-by-play', () => {
  it('begins with the latest plays, and has all of them at a choice', () => {
    const game = exampleGame('football', 'in-progress');
    const plays = Array.from({ length: 3 * LATEST }, (_, index) => ({
      ...game.plays[0]!,
      id: String(index + 1),
    }));
    setFusion({ app: { globalContent: [{ ...game, plays }] } });
    const { container } = render(<PlayByPlayFeature />);
    expect(screen.getByRole('radio', { name: 'Latest' })).toBeChecked();
    expect(container.querySelectorAll('.play')).toHaveLength(3 * LATEST);
    const latest = [...container.querySelectorAll('.play[data-latest]')];
    expect(latest).toHaveLength(LATEST);
    expect(latest[0]).toHaveAttribute('id', `play-${3 * LATEST}`);
  });
});

it('A page looks for its stream again while the game is played and one is planned, and never else', () => {
  const flags = { isMuted: true, isAutoplay: true, isShown: true, hidesAtEnd: false };
  const liveStream = { youtubeCode: 'abcdefghijk', ...flags };
  const stream = { ...exampleGame('football', 'in-progress'), liveStream } as Game;
  const every = (game: Game) =>
    GameStreamFeature.refresh?.({ content: null, globalContent: [game] });
  expect(every(stream)).toBe(10_000);
  expect(every({ ...stream, liveStream: null })).toBeNull();
  expect(every({ ...exampleGame('football', 'final'), liveStream: stream.liveStream })).toBeNull();
});
