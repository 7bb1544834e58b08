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

describe('a link to #box-score', () => {
  it.each<[string, GameStatus, Partial<Game>, number, number]>([
    ['leads to the tables of a final', 'final', {}, 0, 1],
    ['leads to the line score of a final that has no tables', 'final', noBox, 1, 0],
    ['has nothing to lead to before', 'pre-game', noBox, 0, 0],
  ])('%s', (_name, status, part, inHeader, inBox) => {
    const game = { ...exampleGame('football', status), ...part } as Game;
    expect(show(GameHeaderFeature, game).querySelectorAll('#box-score')).toHaveLength(inHeader);
    expect(show(BoxScoreFeature, game).querySelectorAll('#box-score')).toHaveLength(inBox);
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
