/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { ComponentType } from 'react';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import { teams } from '../../properties/teams';
import { exampleCard } from '../../components/cards/exampleCard';
import { exampleGame } from '../../utils/stats/exampleGames';
import { exampleStandings } from '../../utils/stats/exampleStandings';
import type { Game, GameStatus } from '../../utils/stats/game';
import type { Standings } from '../../utils/stats/standings';
import { meetingsOf } from './features/game-preview/meetingsOf';
import { matchupRows, spokenStreak } from './features/game-preview/matchupRows';
import { standingsAround } from './features/game-preview/standingsAround';
import GamePreviewFeature from './features/game-preview/default';
import GameStoriesFeature from './features/game-stories/default';
import TeamFormFeature from './features/team-form/default';
import { isAhead } from './game/isAhead';
import { previewStates } from './previewStates';
import states from './states';

afterEach(() => setFusion());

function show(name: string, View: ComponentType = GamePreviewFeature) {
  const { globalContent, content } = states[name]!;
  setFusion({ app: { globalContent }, content: content ?? {} });
  return render(
    <main>
      <View />
    </main>,
  ).container;
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

describe('the preview of a game', () => {
  it.each(Object.keys(previewStates))('has no fault for axe: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it.each([
    ['pre-game', true],
    ['postponed', true],
    ['canceled', true],
    ['in-progress', false],
    ['delayed', false],
    ['suspended', false],
    ['final', false],
    ['vacated', false],
  ] as [GameStatus, boolean][])('of a game that is %s is there: %s', (status, isThere) => {
    expect(isAhead(exampleGame('football', status))).toBe(isThere);
  });

  it('is there while the start is delayed, and gone once the game has begun', () => {
    expect(show('preview-delayedStart').querySelector('.preview')).not.toBeNull();
    expect(show('preview-begun').querySelector('.preview')).toBeNull();
  });

  it('has our stories, both teams, how to watch, results, meetings and standings', () => {
    show('preview-football');
    expect(headings()).toEqual([
      'Preview',
      'The matchup',
      'How to watch',
      'Lately for the Eagles',
      'Recent meetings',
      'They meet again',
      'NFC East',
    ]);
  });

  it('leaves out what nobody knows', () => {
    const container = show('preview-withoutData');
    expect(headings()).toEqual(['How to watch']);
    expect(container.querySelectorAll('dt')).toHaveLength(1);
    expect(container.querySelector('table')).toBeNull();
  });

  it('of a game that is called off says nothing of watching it', () => {
    show('preview-canceled');
    expect(headings()).not.toContain('How to watch');
  });
});

describe('stories before a game', () => {
  it('stand in the preview, the newest large, and not beside it again', () => {
    const container = show('preview-football');
    const links = [...container.querySelectorAll('.preview-stories a')];
    expect(links).toHaveLength(3);
    expect(container.querySelector('.preview-lead a')).toHaveTextContent(
      'Cowboys at Eagles: Time, TV and what to watch for',
    );
    const rail = show('preview-football', GameStoriesFeature);
    for (const link of links) {
      expect(rail.querySelector(`a[href="${link.getAttribute('href')}"]`)).toBeNull();
    }
  });

  it('beside it are no more than three, as it is no longer than they are', () => {
    const { globalContent, content } = states['preview-withoutStories']!;
    const stories = Array.from({ length: 9 }, (_, index) =>
      exampleCard({ slug: `eagles-${index}`, headline: `Story ${index}` }),
    );
    const feed = { 'content-feed': { stories, total: 9 } };
    setFusion({ app: { globalContent }, content: { ...content, ...feed } });
    const { container } = render(<GameStoriesFeature />);
    expect(container.querySelectorAll('.headlines a')).toHaveLength(3);
  });

  it('stand beside the game once it is played', () => {
    const rail = show('preview-begun', GameStoriesFeature);
    expect(rail.querySelectorAll('.headlines a')).toHaveLength(3);
  });

  it('results are in the preview, so that beside it stand the next games alone', () => {
    show('form-beforeTheGame', TeamFormFeature);
    expect(screen.getByRole('heading')).toHaveTextContent('Next for the Eagles');
    expect(screen.queryByRole('list', { name: 'Lately' })).toBeNull();
  });
});

describe('the matchup', () => {
  const rowsOf = (game: Game, standings: Standings | null) =>
    matchupRows(game, standings).map(({ label, away, home }) =>
      typeof away === 'string' ? [label, away, home] : [label],
    );

  it('counts in percentages, with games back where the league does', () => {
    const game = exampleGame('basketball', 'pre-game');
    expect(rowsOf(game, exampleStandings('nba'))).toEqual([
      ['Record', '11-4', '9-6'],
      ['Standing', '1st in Atlantic', '2nd in Atlantic'],
      ['Winning percentage', '.733', '.600'],
      ['Games back', '—', '2'],
      ['Streak', 'Won 1', 'Lost 1'],
      ['Last five games'],
    ]);
  });

  it('counts points in hockey and soccer', () => {
    const labels = (sport: 'hockey' | 'soccer') => {
      const game = exampleGame(sport, 'pre-game');
      return rowsOf(game, exampleStandings(game.league)).map(([label]) => label);
    };
    expect(labels('hockey')).toContain('Points');
    expect(labels('soccer')).not.toContain('Winning percentage');
  });

  it('without standings has the records alone, and without those nothing', () => {
    const game = exampleGame('football', 'pre-game');
    expect(rowsOf(game, null).map(([label]) => label)).toEqual(['Record']);
    const none = { record: null, series: null };
    const unknown = { ...game, away: { ...game.away, ...none }, home: { ...game.home, ...none } };
    expect(rowsOf(unknown, null)).toEqual([]);
  });

  it('of a team that is in no standings says so with a dash', () => {
    const game = exampleGame('football', 'pre-game');
    const stranger = { ...game, away: { ...game.away, teamId: 0, record: null, series: null } };
    expect(rowsOf(stranger, exampleStandings('nfl'))[0]).toEqual(['Record', '–', '8-2']);
  });

  it.each([
    ['W3', 'Won 3'],
    ['L1', 'Lost 1'],
    ['T2', 'Tied 2'],
    ['OT2', 'Lost 2 in OT'],
    ['3 wins', '3 wins'],
    ['', ''],
  ])('writes the streak %j as %j', (streak, words) => {
    expect(spokenStreak(streak)).toBe(words);
  });

  it('has a caption, a header for each team and row, and the last five in words', () => {
    show('preview-football');
    const table = screen.getByRole('table', { name: 'How the Cowboys and Eagles stand' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Cowboys', 'Statistic', 'Eagles']);
    expect(within(table).getByRole('row', { name: /won, won, tied, lost, won/ })).toBeVisible();
  });
});

describe('the standings of a preview', () => {
  it('are one table for a division, two for two', () => {
    show('preview-football');
    expect(screen.getAllByRole('table', { name: /standings$/ })).toHaveLength(1);
    document.body.innerHTML = '';
    show('preview-twoDivisions');
    expect(screen.getAllByRole('table', { name: /standings$/ })).toHaveLength(2);
  });

  it('of a long group have the leader, those who play, and who is nearest to them', () => {
    const game = exampleGame('soccer', 'pre-game');
    const [row] = exampleStandings('mls').groups[0]!.teams;
    const others = Array.from({ length: 15 }, (_, index) => ({ ...row!, teamId: index + 1 }));
    others[7] = { ...row!, teamId: game.home.teamId };
    others[11] = { ...row!, teamId: game.away.teamId };
    const [part] = standingsAround(game, {
      league: 'mls',
      groups: [{ name: 'East', teams: others }],
    });
    expect(part!.teams.map(({ rank, isPlaying }) => [rank, isPlaying])).toEqual([
      [1, false],
      [7, false],
      [8, true],
      [9, false],
      [12, true],
    ]);
  });
});

describe('meetings', () => {
  it('are the other games of the two, finals newest first, then those to come', () => {
    const game = exampleGame('football', 'pre-game');
    const schedule = (
      previewStates['preview-football']!.content as { 'team-schedule-api': Game[] }
    )['team-schedule-api'];
    const eagles = teams.find(({ key }) => key === 'eagles')!;
    const { past, next } = meetingsOf([...schedule, game], game, eagles);
    expect(past.map(({ game: { eventId } }) => eventId)).toEqual([718, 705]);
    expect(next.map(({ game: { eventId } }) => eventId)).toEqual([728]);
  });
});
