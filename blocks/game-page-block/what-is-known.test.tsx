/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import { exampleGame } from '../../utils/stats/exampleGames';
import type { Game, GameStatus } from '../../utils/stats/game';
import { FormRow } from './game/FormRow';
import BoxScoreFeature from './features/box-score/default';
import DrivePanelFeature from './features/drive-panel/default';
import { OtherGames } from './features/other-games/OtherGames';
import GameHeaderFeature from './features/game-header/default';
import PlayByPlayFeature from './features/play-by-play/default';
import ScoringSummaryFeature from './features/scoring-summary/default';
import WinProbabilityFeature from './features/win-probability/default';

function show(View: ComponentType, game: Game): HTMLElement {
  setFusion({ app: { globalContent: [game] } });
  return render(<View />).container;
}

afterEach(() => setFusion());

const noBox = { box: { away: [], home: [] } };

const NOTHING_BUT_SCORES = {
  ...noBox,
  plays: [],
  scoring: [],
  drives: [],
  teamStats: [],
  lastPlayHeadline: '',
};
const withoutLines = (game: Game): Game => ({
  ...game,
  away: { ...game.away, lines: [], totals: null },
  home: { ...game.home, lines: [], totals: null },
});

describe('a link to #box-score', () => {
  it.each<[string, GameStatus, Partial<Game>, number, number]>([
    ['leads to the tables of a final', 'final', {}, 0, 1],
    ['leads to the score of a final that has no tables', 'final', noBox, 1, 0],
    ['leads to the score of a final that has nothing else', 'final', NOTHING_BUT_SCORES, 1, 0],
    ['has nothing to lead to before', 'pre-game', noBox, 0, 0],
  ])('%s', (_name, status, part, inHeader, inBox) => {
    const game = withoutLines({ ...exampleGame('football', status), ...part } as Game);
    const header = show(GameHeaderFeature, game).querySelectorAll('#box-score');
    expect(header).toHaveLength(inHeader);
    for (const place of header) expect(place).toHaveTextContent('27');
    expect(show(BoxScoreFeature, game).querySelectorAll('#box-score')).toHaveLength(inBox);
  });
});

describe('the line score', () => {
  const first: Partial<Game> = {
    progress: { kind: 'periods', period: 1, clock: null, isBreak: false, isShootout: false },
  };
  const heads = (game: Game) =>
    [...show(GameHeaderFeature, game).querySelectorAll('.line-score thead th')].map(
      (head) => head.querySelector('[aria-hidden]')?.textContent ?? '',
    );

  it.each<[string, Game, string[]]>([
    [
      'has its columns from the first whistle on',
      withoutLines({ ...exampleGame('hockey', 'in-progress'), ...first } as Game),
      ['', '1', '2', '3', 'T'],
    ],
    [
      'is not there later on while no period is known: it would repeat the score',
      withoutLines(exampleGame('basketball', 'in-progress')),
      [],
    ],
    [
      'is not there of a final of which no period is known',
      withoutLines(exampleGame('soccer', 'final')),
      [],
    ],
    [
      'has the totals alone where the innings are not known',
      (({ away, home, ...game }) => ({
        ...game,
        away: { ...away, lines: [] },
        home: { ...home, lines: [] },
      }))(exampleGame('baseball', 'final')),
      ['', 'R', 'H', 'E'],
    ],
    [
      'is not there before a delayed start',
      exampleGame('soccer', 'delayed', { progress: null, plays: [] }),
      [],
    ],
  ])('%s', (_name, game, expected) => {
    expect(heads(game)).toEqual(expected);
  });

  it('before a delayed start what editors wrote stands below the score, not room for a play', () => {
    const editorial = { heading: 'Lightning near Chester', content: '' };
    const delayed = { progress: null, plays: [], editorial };
    const container = show(GameHeaderFeature, exampleGame('soccer', 'delayed', delayed));
    expect(container.querySelector('.board__note--play')).toBeNull();
    expect(screen.getByText('Lightning near Chester')).toBeInTheDocument();
    expect(container.querySelectorAll('.board__note p')).toHaveLength(1);
  });
});

describe('what is not known is not there', () => {
  const unscored = (game: Game): Game => ({
    ...game,
    plays: game.plays.map((play) => ({ ...play, away: null, home: null })),
    scoring: game.scoring.map((play) => ({ ...play, away: null, home: null })),
  });

  it('no score above plays that say none, where 0-0 stood above a game of 74-56', () => {
    const game = unscored(exampleGame('basketball', 'final'));
    const container = show(PlayByPlayFeature, game);
    expect(container.querySelectorAll('.play')).toHaveLength(game.plays.length);
    expect(container.querySelector('.play-group__score, .play__score')).toBeNull();
  });

  it('no heads of scores above a summary that has none', () => {
    const container = show(ScoringSummaryFeature, unscored(exampleGame('hockey', 'final')));
    expect(container.querySelector('.scoring__sides')).toBeNull();
    expect(container.querySelectorAll('.score')).not.toHaveLength(0);
  });

  it('no number of one side alone in a summary', () => {
    const game = exampleGame('hockey', 'final');
    const scoring = game.scoring.map((play) => ({ ...play, away: null }));
    const container = show(ScoringSummaryFeature, { ...game, scoring });
    expect(container.querySelector('.score__points')).toBeNull();
  });

  it('no comparison with a side of which nothing is known', () => {
    const game = exampleGame('football', 'final');
    const teamStats = game.teamStats.map((row) => ({ ...row, away: '' }));
    const half = { ...game, teamStats };
    expect(show(BoxScoreFeature, half).querySelector('#team-stats')).toBeNull();
    expect(show(GameHeaderFeature, half).querySelector('[href="#team-stats"]')).toBeNull();
  });

  it('no word twice: beside FINAL and a day another game is not Final once more', () => {
    const now = Date.parse('2026-11-24T17:00:00Z');
    const { container } = render(<OtherGames games={[exampleGame('hockey', 'final')]} now={now} />);
    expect(container.querySelector('.others__label')).toHaveTextContent(/^FINAL, Nov 22$/);
    expect(container.querySelector('.others__cell')).toBeEmptyDOMElement();
  });

  it('no chart of a few steps', () => {
    const game = exampleGame('basketball', 'final');
    const few = { ...game, plays: game.plays.slice(0, 3) };
    expect(show(WinProbabilityFeature, few)).toBeEmptyDOMElement();
    expect(show(GameHeaderFeature, few).querySelector('[href="#win-probability"]')).toBeNull();
  });

  it('no plays and yards of a drive that the provider does not count', () => {
    const game = exampleGame('football', 'final');
    const drives = game.drives.map((drive) => ({ ...drive, plays: null, yards: null }));
    const container = show(DrivePanelFeature, { ...game, drives });
    expect(container.querySelector('.drive__stats')?.textContent).toMatch(/^\d+:\d\d$/);
  });

  it('no numbers of a drive that has only begun', () => {
    const game = exampleGame('football', 'in-progress');
    const begun = { ...game.drives[0]!, id: '99', plays: 0, yards: 0, possession: '0:00' };
    const drives = [...game.drives, { ...begun, result: '' }];
    const drive = show(DrivePanelFeature, { ...game, drives }).querySelector('#drive-99')!;
    expect(drive).toHaveTextContent(/^\S+: In progressNo plays yet$/);
  });

  it('that the plays of a drive are not known, only where there are none of some', () => {
    const game = exampleGame('football', 'final');
    const silent = { ...game.drives[0]!, id: '98', plays: 4 };
    const container = show(DrivePanelFeature, { ...game, drives: [...game.drives, silent] });
    const unknown = 'The plays of this drive are not known.';
    expect(container.querySelector('#drive-98')).toHaveTextContent(unknown);
    for (const drive of container.querySelectorAll('details:has(li)'))
      expect(drive).not.toHaveTextContent(unknown);
  });

  it('no clock beside the shots of a shootout', () => {
    const game = exampleGame('hockey', 'final', {
      progress: { kind: 'periods', period: 5, clock: null, isBreak: false, isShootout: true },
    });
    const last = { ...game.plays.at(-1)!, clock: '0:00' };
    const plays = [
      { ...last, id: 'end', period: 4 },
      { ...last, id: 'shot', period: 5 },
    ];
    const container = show(PlayByPlayFeature, { ...game, plays });
    expect(container.querySelector('#play-end .play__when')).toHaveTextContent('0:00');
    expect(container.querySelector('#play-shot .play__when')).toBeEmptyDOMElement();
  });

  it('no timeouts of a side that the provider does not count', () => {
    const game = exampleGame('football', 'in-progress');
    show(GameHeaderFeature, { ...game, away: { ...game.away, timeoutsLeft: null } });
    expect(screen.getByText(/Timeouts left: Eagles 3\./)).toBeInTheDocument();
  });

  it('no score of a result whose score is missing', () => {
    const game = exampleGame('football', 'final');
    const bare = { ...game, away: { ...game.away, score: null } };
    const { container } = render(
      <ul>
        <FormRow item={{ game: bare, place: 'home', result: 'won' }} when="Nov. 15" />
      </ul>,
    );
    expect(container.querySelector('.form__result')?.textContent?.trim()).toBe('WWon');
  });
});

describe('what the provider says besides', () => {
  it('stands behind a tie: the shootout that decided it', () => {
    const game = exampleGame('soccer', 'final');
    const tied = {
      ...game,
      away: { ...game.away, score: 4, shootout: 2 },
      home: { ...game.home, score: 4, shootout: 4 },
    };
    const { container } = render(
      <ul>
        <FormRow item={{ game: tied, place: 'away', result: 'lost' }} when="Nov. 15" />
      </ul>,
    );
    expect(container.querySelector('.form__result')).toHaveTextContent('LLost 4-4 (2-4 PK)');
  });

  it('stands above the board: what the game is', () => {
    const occasion = 'World Series, Game 3';
    show(GameHeaderFeature, exampleGame('baseball', 'final', { occasion }));
    expect(screen.getByText(occasion)).toBeInTheDocument();
  });

  it('stands below the box score: that its numbers are not confirmed', async () => {
    const container = show(BoxScoreFeature, exampleGame('hockey', 'final', { isConfirmed: false }));
    expect(container).toHaveTextContent('has not confirmed these numbers yet');
    expect((await axe(container)).violations).toEqual([]);
    expect(show(BoxScoreFeature, exampleGame('hockey', 'final'))).not.toHaveTextContent(
      'confirmed',
    );
  });

  it('is drawn: the logos that it sends', () => {
    const game = exampleGame('football', 'final');
    const logo = 'https://logos.example/cowboys.png';
    const container = show(GameHeaderFeature, { ...game, away: { ...game.away, logo } });
    expect(container.querySelector('.board-side--away .team-mark--logo img')).toHaveAttribute(
      'src',
      logo,
    );
    expect(container.querySelector('.board-side--home .team-mark--logo')).toBeNull();
  });
});

it.each<[string, object, number]>([
  ['says the score that it led to', { away: 3, home: 7 }, 1],
  ['says none where the visitors’ is not known', { away: null, home: 7 }, 0],
  ['says none where the hosts’ is not known', { away: 3, home: null }, 0],
  ['says none where nobody scored', { away: 3, home: 7, kind: 'other' }, 0],
])('a play %s', (_what, part, scores) => {
  const game = exampleGame('football', 'final');
  const play = { ...game.plays.find(({ kind }) => kind === 'score')!, ...part };
  const container = show(PlayByPlayFeature, { ...game, plays: [play] });
  expect(container.querySelectorAll('.play')).toHaveLength(1);
  expect(container.querySelectorAll('.play__score')).toHaveLength(scores);
  if (scores === 1) expect(container.querySelector('.play__score')).toHaveTextContent(/ 3, .* 7$/);
});
