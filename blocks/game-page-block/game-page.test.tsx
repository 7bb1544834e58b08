/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { ComponentType } from 'react';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import { exampleGame } from '../../utils/stats/exampleGames';
import type { Game, GameStatus, Sport } from '../../utils/stats/game';
import BoxScoreFeature from './features/box-score/default';
import DrivePanelFeature from './features/drive-panel/default';
import GameHeaderFeature from './features/game-header/default';
import PlayByPlayFeature from './features/play-by-play/default';
import ScoringSummaryFeature from './features/scoring-summary/default';
import WinProbabilityFeature from './features/win-probability/default';
import states from './states';

const SPORTS: Sport[] = ['football', 'baseball', 'basketball', 'hockey', 'soccer'];
const STATUSES: GameStatus[] = [
  'pre-game',
  'in-progress',
  'delayed',
  'suspended',
  'final',
  'postponed',
  'canceled',
  'vacated',
];
const VIEWS: Record<string, ComponentType> = {
  header: GameHeaderFeature,
  chances: WinProbabilityFeature,
  scoring: ScoringSummaryFeature,
  drives: DrivePanelFeature,
  plays: PlayByPlayFeature,
  box: BoxScoreFeature,
};

function show(View: ComponentType, game: Game | null, isAdmin = false) {
  setFusion({ app: { globalContent: game && [game], isAdmin } });
  return render(<View />);
}

afterEach(() => setFusion());

describe.each(SPORTS)('the page of a %s game', (sport) => {
  it.each(STATUSES)('has no fault for axe, and no empty box, when %s', async (status) => {
    const game = exampleGame(sport, status);
    setFusion({ app: { globalContent: [game] } });
    const { container } = render(
      <main>
        {Object.values(VIEWS).map((View, index) => (
          <View key={index} />
        ))}
      </main>,
    );
    expect((await axe(container)).violations).toEqual([]);
    for (const heading of container.querySelectorAll('h2')) {
      expect(heading.parentElement!.childElementCount).toBeGreaterThan(1);
    }
  });
});

describe('the score', () => {
  it.each([
    ['in-progress', ['14', '17']],
    ['final', ['20', '27']],
    ['suspended', ['14', '17']],
    ['vacated', ['20', '27']],
    ['pre-game', []],
    ['postponed', []],
    ['canceled', []],
  ] as [GameStatus, string[]][])('of a game that is %s: %j', (status, scores) => {
    const { container } = show(GameHeaderFeature, exampleGame('football', status));
    expect(
      [...container.querySelectorAll('.board-side__score')].map((score) => score.textContent),
    ).toEqual(scores);
  });

  it('stands in the bar that stays, with both teams, once there is one', () => {
    const bar = (status: GameStatus) =>
      show(GameHeaderFeature, exampleGame('football', status)).container.querySelector(
        '.game-bar__score',
      );
    expect([...bar('final')!.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual([
      '20',
      '27',
    ]);
    expect(bar('final')).toHaveTextContent(/DAL 20 ?PHI 27 ?Final/);
    expect(bar('pre-game')).toBeNull();
  });

  it('of which the bar leads to each part that the page has', () => {
    const { container } = show(GameHeaderFeature, exampleGame('football', 'final'));
    const links = [...container.querySelectorAll('.game-bar__links a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Chances', '#win-probability'],
      ['Scoring', '#scoring'],
      ['Drives', '#drives'],
      ['Team stats', '#team-stats'],
      ['Box score', '#box-score'],
      ['Plays', '#plays'],
    ]);
  });

  it('is said in words, and announced without the clock', () => {
    const { container } = show(GameHeaderFeature, exampleGame('football', 'in-progress'));
    const spoken = screen.getByText(/Eagles 17, Cowboys 14, 3rd quarter, 4:12 left/);
    expect(spoken).toHaveTextContent(/\d(?:st|nd|rd|th) and \w+ at /);
    const announced = container.querySelector('[data-announce]')!;
    expect(announced).toHaveTextContent('Eagles 17, Cowboys 14, 3rd quarter');
    expect(announced.textContent).not.toMatch(/\d:\d\d/);
  });

  it('is announced by the header alone', () => {
    for (const [name, View] of Object.entries(VIEWS)) {
      const { container, unmount } = show(View, exampleGame('football', 'in-progress'));
      expect(container.querySelectorAll('[data-announce]')).toHaveLength(name === 'header' ? 1 : 0);
      unmount();
    }
  });

  it.each([
    ['football', 3],
    ['basketball', 7],
    ['hockey', 1],
    ['baseball', 0],
    ['soccer', 0],
  ] as [Sport, number][])('%s shows %i timeouts of a team while it is played', (sport, count) => {
    const { container, unmount } = show(GameHeaderFeature, exampleGame(sport, 'in-progress'));
    expect(container.querySelectorAll('.board-side--home .timeouts i')).toHaveLength(count);
    unmount();
    expect(
      show(GameHeaderFeature, exampleGame(sport, 'final')).container.querySelector('.timeouts'),
    ).toBeNull();
  });

  it('shows who has the ball in the NFL only', () => {
    const { container } = show(GameHeaderFeature, exampleGame('football', 'in-progress'));
    expect(container.querySelectorAll('.possession')).toHaveLength(1);
    expect(container.querySelector('.board-side--away .possession')).not.toBeNull();
    const hockey = exampleGame('hockey', 'in-progress', { possession: 'home' });
    expect(
      show(GameHeaderFeature, hockey).container.querySelector('.board--hockey .possession'),
    ).toBeNull();
  });

  it.each([
    ['final', 1],
    ['canceled', 2],
    ['delayed', 2],
    ['suspended', 2],
    ['in-progress', 0],
    ['vacated', 0],
  ] as [GameStatus, number][])('%s: %i sides step back', (status, count) => {
    const { container } = show(GameHeaderFeature, exampleGame('football', status));
    expect(container.querySelectorAll('.board-side--dimmed')).toHaveLength(count);
  });

  it.each([
    ['Top', 1],
    ['Middle', 1],
    ['End', 1],
  ] as const)(
    'the bases and the count have their place in every part of an inning: %s',
    (half, count) => {
      const game = exampleGame('baseball', 'in-progress');
      const live = game.progress as Extract<typeof game.progress, { kind: 'innings' }>;
      const situation = half === 'Top' ? live.situation : null;
      const { container } = show(GameHeaderFeature, {
        ...game,
        progress: { ...live, half, situation },
      });
      expect(container.querySelectorAll('.board-status svg')).toHaveLength(count);
      expect(container.querySelectorAll('.board-status__count')).toHaveLength(count);
    },
  );

  it('shows the latest play while the game goes on, and what editors wrote before it', () => {
    const editorial = { heading: 'Can the line hold?', content: 'Two guards are out.' };
    const { unmount } = show(GameHeaderFeature, exampleGame('football', 'pre-game', { editorial }));
    expect(screen.getByText('Can the line hold?')).toBeInTheDocument();
    expect(screen.getByText('Two guards are out.')).toBeInTheDocument();
    unmount();
    show(GameHeaderFeature, exampleGame('football', 'in-progress', { editorial }));
    expect(screen.getByText(/passes short left to M. Hesketh/)).toBeInTheDocument();
  });

  it('leads to the team, its calendar and Gameday Central', () => {
    show(GameHeaderFeature, exampleGame('football', 'final'));
    expect(screen.getByRole('link', { name: 'Eagles' })).toHaveAttribute('href', '/eagles/');
    expect(screen.getByRole('link', { name: 'Eagles calendar' })).toHaveAttribute(
      'href',
      '/gateway/statsinc/calendar/eagles.ics',
    );
    expect(screen.getByRole('link', { name: 'Gameday Central' })).toHaveAttribute(
      'href',
      '/sports/gameday-central',
    );
  });

  it.each([
    [1, '/eagles/gamedaycentral/1'],
    [0, '/sports/gameday-central'],
  ])('is shared by its address, or by Gameday Central’s where it has none: %i', (eventId, path) => {
    const { container } = show(GameHeaderFeature, exampleGame('football', 'final', { eventId }));
    const { shareMenu } = container.querySelector<HTMLElement>('[data-share-menu]')!.dataset;
    expect(new URL(shareMenu!).pathname).toBe(path);
  });
});

describe('before the first play', () => {
  it.each(['chances', 'scoring', 'plays', 'drives', 'box'])(
    '%s keep an empty place to be filled',
    (name) => {
      const { container } = show(VIEWS[name]!, exampleGame('football', 'pre-game'));
      expect(container.childElementCount).toBe(1);
      expect(container.firstElementChild).toBeEmptyDOMElement();
    },
  );

  it.each(['chances', 'scoring', 'plays', 'drives', 'box'])(
    '%s of a canceled game are nothing',
    (name) => {
      expect(
        show(VIEWS[name]!, exampleGame('football', 'canceled')).container,
      ).toBeEmptyDOMElement();
    },
  );
});

describe('drives', () => {
  it('are disclosures that say team, result and numbers', () => {
    const { container } = show(DrivePanelFeature, exampleGame('football', 'final'));
    const first = container.querySelector('details')!;
    expect(first.open).toBe(true);
    expect(first.querySelector('summary')).toHaveTextContent(
      'Eagles: Touchdown12 plays, 70 yards, 8:18DAL 0, PHI 7',
    );
    expect(within(first).getByRole('img')).toHaveAccessibleName(
      'From the Eagles 30 to the Cowboys end zone: 70 yards',
    );
  });

  it('are of football alone', () => {
    expect(show(DrivePanelFeature, exampleGame('hockey', 'final')).container).toBeEmptyDOMElement();
    expect(
      DrivePanelFeature.refresh?.({
        content: null,
        globalContent: [exampleGame('hockey', 'in-progress')],
      }),
    ).toBeNull();
  });
});

describe('plays', () => {
  it('carry what the filters choose by', () => {
    const { container } = show(PlayByPlayFeature, exampleGame('football', 'final'));
    const score = container.querySelector('#play-5')!;
    expect(score).toHaveAttribute('data-kind', 'score');
    expect(score).toHaveAttribute('data-team', 'home');
    expect(score).toHaveTextContent('DAL 0, PHI 7');
    expect(score.closest('.play-group')).toHaveAttribute('data-period', '1');
    expect(screen.getByRole('radio', { name: 'All plays' })).toBeChecked();
  });

  it.each([
    ['S', 'red'],
    ['T', 'red'],
    ['F', 'red'],
    ['B', 'yellow'],
    ['H', 'blue'],
    ['I', 'blue'],
    ['Z', 'gray'],
  ])('of baseball have the color of their outcome: %s %s (widgets §4)', (code, color) => {
    const game = exampleGame('baseball', 'final');
    const plays = [{ ...game.plays[0]!, code }];
    const { container } = show(PlayByPlayFeature, { ...game, plays });
    expect(container.querySelector(`.play__code--${color}`)).toHaveTextContent(code);
  });
});

describe('chances to win', () => {
  it('are a picture with words', () => {
    show(WinProbabilityFeature, exampleGame('football', 'in-progress'));
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /^Win probability from the start until now: Eagles 69%, Cowboys 31%\. At their best the Eagles/,
    );
  });

  it('tell the way of the lead in basketball', () => {
    show(WinProbabilityFeature, exampleGame('basketball', 'final'));
    expect(screen.getByText('Lead changes')).toBeInTheDocument();
  });
});

it('there is a state for each sport and status', () => {
  expect(Object.keys(states)).toEqual(
    expect.arrayContaining(['footballPreGame', 'soccerVacated', 'hockeySuspended']),
  );
  expect(
    Object.keys(states).filter((name) =>
      /^(football|baseball|basketball|hockey|soccer)[A-Z]/.test(name),
    ),
  ).toHaveLength(40);
});
