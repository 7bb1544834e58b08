import { exampleGame } from '../exampleGames';
import { formatTeamRecord } from '../formatTeamRecord';
import type { GameStatus, Sport } from '../game';
import { eventOf } from './eventOf.fixture';
import { readSent, type Raw } from './readSent.fixture';

describe('teams in the spellings of the provider', () => {
  const withTeams = (sport: Sport, status: GameStatus, part: (index: number) => Raw) => {
    const teams = eventOf(exampleGame(sport, status))['teams'] as Raw[];
    return readSent(sport, status, {
      teams: teams.map((team, index) => ({ ...team, ...part(index) })),
    });
  };

  it('a record of hockey has its losses after regulation, and is none without them', () => {
    const record = { wins: '11', losses: 6, overtimeLosses: ' 2 ', percentage: '.583' };
    const { home } = withTeams('hockey', 'final', () => ({ record }));
    expect(formatTeamRecord(home, 'hockey')).toBe('11-6-2');
    const bare = { wins: 11, losses: 6 };
    expect(withTeams('hockey', 'final', () => ({ record: bare })).home.record).toBeNull();
    expect(withTeams('football', 'final', () => ({ record: bare })).home.record).not.toBeNull();
  });

  it('goals of a shootout decide a level game of hockey; zeros say that there was none', () => {
    const shot = withTeams('hockey', 'final', (index) => ({
      score: 2,
      isWinner: null,
      shootoutGoals: index === 0 ? '1' : 2,
    }));
    expect(shot.away).toMatchObject({ shootout: 2, isWinner: true });
    expect(shot).toMatchObject({ progress: { isShootout: true } });
    const none = withTeams('hockey', 'final', () => ({ shootoutGoals: 0 }));
    expect(none.home).not.toHaveProperty('shootout');
  });

  it.each([[0], [-1]])('a side of the id %i that is TBA is to be announced', (teamId) => {
    const tba = { teamId, location: 'TBA', nickname: '', displayName: null, abbreviation: 'TBA' };
    const game = withTeams('football', 'pre-game', (index) => (index === 1 ? tba : {}));
    expect(game.away).toMatchObject({
      teamId: 0,
      location: 'TBD',
      nickname: 'TBD',
      abbreviation: 'TBD',
    });
  });

  it.each([['TBD'], ['tba'], ['']])(
    'an abbreviation of %j is the name of the team',
    (abbreviation) => {
      const { home } = withTeams('football', 'pre-game', () => ({
        nickname: 'Owls',
        abbreviation,
      }));
      expect(home.abbreviation).toBe('Owls');
    },
  );

  it.each<[GameStatus, boolean]>([
    ['in-progress', false],
    ['final', true],
  ])('who is called the winner of a game that is %s has won: %s', (status, hasWon) => {
    const { home, away } = withTeams('football', status, (index) => ({ isWinner: index === 0 }));
    expect([home.isWinner, away.isWinner]).toEqual([hasWon, false]);
  });

  it('a final without a score has no winner by it', () => {
    const game = withTeams('football', 'final', (index) =>
      index === 0 ? { isWinner: null } : { isWinner: null, score: null },
    );
    expect([game.home.isWinner, game.away.isWinner]).toEqual([false, false]);
  });

  it.each<[string, unknown, string]>([
    [
      'the primary one',
      [{ url: 'https://l.example/1.png' }, { type: 'Primary', href: 'https://l.example/2.svg' }],
      'https://l.example/2.svg',
    ],
    ['none of http', [{ url: 'http://l.example/1.png' }], ''],
    ['none of another scheme', [{ location: 'javascript:alert(1)' }], ''],
    ['none', [], ''],
  ])('a logo: %s', (_name, logos, logo) => {
    expect(withTeams('football', 'final', () => ({ logos })).home.logo).toBe(logo);
  });

  it.each([
    ['Eagles', '/eagles'],
    ['Philadelphia Eagles', '/eagles'],
    ['/eagles', '/eagles'],
    ['Flyers', ''],
  ])('without an id of ours the local team is the one that is named: %s', (phiTeamName, path) => {
    const teams = eventOf(exampleGame('football', 'final'))['teams'] as Raw[];
    const nameless = teams.map((team) => ({ ...team, teamId: null }));
    expect(readSent('football', 'final', { teams: nameless, phiTeamName }).teamPath).toBe(path);
  });
});
