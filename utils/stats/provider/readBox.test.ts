import type { Sport } from '../game';
import { idsOf, readSent, type Raw } from './readSent.fixture';

describe('box scores in the spellings of the provider', () => {
  const player = { firstName: 'Carl', lastName: 'Whitlowe' };
  const boxOf = (sport: Sport, playerStats: unknown, teamStats: unknown = null) =>
    readSent(sport, 'final', {
      teamStats: null,
      boxscores: [{ teamId: idsOf(sport).away, playerStats, teamStats }],
    });

  it.each<[Sport, unknown, string, string]>([
    [
      'football',
      { passingStats: [{ player, position: 'QB', completions: '24', attempts: 37, yards: 246 }] },
      'Passing: C/ATT YDS',
      'C. Whitlowe QB: 24/37 246',
    ],
    [
      'basketball',
      [{ player, minutesPlayed: '37:20', fieldGoals: { made: 13, attempted: '24' }, plusMinus: 4 }],
      'Players: MIN FG +/-',
      'C. Whitlowe : 37:20 13-24 +4',
    ],
    [
      'basketball',
      { boxStats: [{ player, rebounds: { total: 6 }, points: 38 }] },
      'Players: REB PTS',
      'C. Whitlowe : 6 38',
    ],
    [
      'baseball',
      {
        pitchingStats: [{ player, position: { name: 'P' }, inningsPitched: '6.1', decision: 'W' }],
      },
      'Pitching: IP',
      'C. Whitlowe P, W: 6.1',
    ],
    [
      'hockey',
      { skaterStats: [{ player, shots: { total: 6 }, timeOnIce: { minutes: 21, seconds: '44' } }] },
      'Skaters: SOG TOI',
      'C. Whitlowe : 6 21:44',
    ],
    [
      'soccer',
      { goalkeeperStats: [{ player, saves: 5, goalsAllowed: '2' }] },
      'Goalkeepers: SV GA',
      'C. Whitlowe : 5 2',
    ],
  ])('%s: %j', (sport, playerStats, head, body) => {
    const [table] = boxOf(sport, playerStats).box.away;
    const [row] = table!.rows;
    expect(`${table!.title}: ${table!.columns.map(({ label }) => label).join(' ')}`).toBe(head);
    expect(`${row!.name} ${row!.position}: ${row!.values.join(' ')}`).toBe(body);
  });

  it('an unknown group, a player without a number and a column without any are left out', () => {
    const nobody = { player: { lastName: 'Rook' }, yards: '' };
    const { box } = boxOf('football', {
      luckStats: [{ player, yards: 1 }],
      rushingStats: [nobody, { player, yards: 81, attempts: null }],
    });
    expect(box.away).toHaveLength(1);
    expect(box.away[0]!.rows).toHaveLength(1);
    expect(box.away[0]!.columns).toHaveLength(1);
  });

  it('half a pair is nothing', () => {
    const stats = { passingStats: [{ player, completions: 24, yards: 246 }] };
    expect(boxOf('football', stats).box.away[0]!.columns.map(({ key }) => key)).toEqual(['YDS']);
  });

  it.each<[Sport, Raw, [string, string][]]>([
    [
      'football',
      {
        firstDowns: { total: '21' },
        thirdDowns: { conversions: 6, attempts: 14 },
        timeOfPossession: { minutes: 28, seconds: '31' },
      },
      [
        ['First downs', '21'],
        ['Third downs', '6-14'],
        ['Possession', '28:31'],
      ],
    ],
    ['soccer', { possessionPercentage: '054.3' }, [['Possession', '54.3%']]],
    [
      'basketball',
      { fieldGoals: { made: 43, attempted: 72, percentage: '059.70 %' } },
      [
        ['Field goals', '43-72'],
        ['Field goal percentage', '59.7%'],
      ],
    ],
    ['hockey', { powerPlay: { goals: 1, opportunities: '2' } }, [['Power play', '1-2']]],
    [
      'baseball',
      { leftOnBase: 6, hits: 8 },
      [
        ['Hits', '8'],
        ['Left on base', '6'],
      ],
    ],
  ])('the team statistics of %s: %j', (sport, teamStats, expected) => {
    const stats = boxOf(sport, null, teamStats).teamStats.map(({ label, away }) => [label, away]);
    expect(stats).toEqual(expected);
  });
});
