import { exampleGame } from '../exampleGames';
import { formatTeamRecord } from '../formatTeamRecord';
import type { Game, GameStatus, Sport } from '../game';
import { parseGame } from '../parseGame';
import { progressLabel } from '../progressLabel';
import { eventOf } from './eventOf.fixture';
import { invalidParts } from './invalidParts.fixture';

type Raw = Record<string, unknown>;

/** A game of an event that says some parts in another way than our examples. */
function read(sport: Sport, status: GameStatus, parts: Raw): Game {
  const example = exampleGame(sport, status);
  const game = parseGame({ ...eventOf(example), ...parts }, example);
  if ('error' in game) throw new Error(`${game.error.path}: ${game.error.reason}`);
  expect(invalidParts(game)).toEqual([]);
  return game;
}

const idsOf = (sport: Sport) => {
  const { away, home } = exampleGame(sport, 'final');
  return { away: away.teamId, home: home.teamId };
};

describe('plays in the spellings of the provider', () => {
  const playOf = (sport: Sport, play: Raw) =>
    read(sport, 'in-progress', {
      pbp: [{ playId: 1, period: 1, playText: 'A play.', ...play }],
    }).plays[0]!;

  it.each<[string, Raw, (number | null)[]]>([
    ['what says so comes first', { awayScoreAfter: '3', awayScore: 0, homeScoreAfter: 2 }, [3, 2]],
    ['the visitor is the away team', { visitorScore: ' 3 ', homeScore: '2' }, [3, 2]],
    ['an empty one counts for nothing', { homeScoreAfter: '', homeScore: 4 }, [null, 4]],
    ['none is known', {}, [null, null]],
  ])('the score after a play: %s', (_name, play, score) => {
    const { away, home } = playOf('basketball', play);
    expect([away, home]).toEqual(score);
  });

  it.each<[Sport, unknown, string]>([
    ['basketball', '11:42', '11:42'],
    ['basketball', { minutes: '0', seconds: '34.5' }, '0:34'],
    ['basketball', '0:05.9', '0:05'],
    ['basketball', '34.5', '0:34'],
    ['basketball', '11:42:01', ''],
    ['basketball', '11:72', ''],
    ['football', { minutes: 4, seconds: '12', additionalMinutes: null }, '4:12'],
    ['soccer', { minutes: 45, seconds: 0, additionalMinutes: '2' }, "45+2'"],
    ['soccer', { minutes: 22, seconds: 12 }, "23'"],
    ['soccer', "45+2'", "45+2'"],
    ['soccer', '67', "67'"],
    ['baseball', '4:12', ''],
  ])('%s writes the time %j as %s', (sport, time, clock) => {
    expect(playOf(sport, { time, yardLine: 'PHI1', endYardLine: 'PHI2' }).clock).toBe(clock);
  });

  it('a play is of the team that has the ball where it names none', () => {
    const { away } = idsOf('hockey');
    expect(playOf('hockey', { startPossession: { teamId: String(away) } }).place).toBe('away');
  });

  it.each<[Sport, string, Game['plays'][number]['kind']]>([
    ['basketball', '3 Pt Field Goal Made', 'score'],
    ['basketball', 'Field Goal Missed', 'other'],
    ['basketball', 'Shooting Foul', 'penalty'],
    ['basketball', 'Substitution', 'substitution'],
    ['hockey', 'Power Play Goal', 'score'],
    ['hockey', 'Blocked Shot', 'other'],
    ['hockey', 'Giveaway', 'turnover'],
    ['soccer', 'Own Goal', 'score'],
    ['soccer', 'Penalty Kick - Scored', 'score'],
    ['soccer', 'Penalty Kick - Missed', 'other'],
    ['soccer', 'Goal Kick', 'other'],
    ['soccer', 'Second Yellow Card', 'penalty'],
    ['football', 'Interception', 'turnover'],
    ['football', 'Rush', 'other'],
    ['baseball', 'Home Run', 'score'],
    ['baseball', 'Pitching Change', 'substitution'],
  ])('%s: %s is of the kind %s', (sport, name, kind) => {
    const lines = { yardLine: 'PHI1', endYardLine: 'PHI2' };
    expect(playOf(sport, { playEvent: { playEventId: 7, name }, ...lines }).kind).toBe(kind);
    expect(playOf(sport, { playType: { name }, ...lines }).kind).toBe(kind);
  });

  it.each<[string, Raw, Raw, string]>([
    ['the score went up', { homeScoreAfter: 3, awayScoreAfter: 0 }, {}, 'score'],
    ['it did not', { homeScoreAfter: 0, awayScoreAfter: 0 }, { playText: 'It is good.' }, 'other'],
    ['the text says it alone', {}, { playText: 'B. Low, 41 yards, is good.' }, 'score'],
    ['or says that it was not', {}, { playText: 'B. Low, 41 yards, is no good.' }, 'other'],
  ])('a field goal of football: %s', (_name, score, text, kind) => {
    const play = { period: 1, yardLine: 'PHI1', endYardLine: 'PHI2', playText: 'One.' };
    const before = { ...play, playId: 1, homeScoreAfter: 0, awayScoreAfter: 0 };
    const kick = { ...play, playId: 2, playType: { name: 'Field Goal' }, ...score, ...text };
    expect(read('football', 'in-progress', { pbp: [before, kick] }).plays[1]!.kind).toBe(kind);
  });

  it.each<[string, unknown]>([
    ['of two members', { awayScore: '2', homeScore: 1 }],
    ['in short', { away: 2, home: '1' }],
    [
      'by team',
      [
        { teamId: idsOf('hockey').home, score: 1 },
        { teamId: String(idsOf('hockey').away), score: '2' },
      ],
    ],
  ])('a scoring summary has the score %s', (_name, currentScore) => {
    const scores = [{ summaryText: 'A goal.', time: '4:12', currentScore }];
    const { scoring } = read('hockey', 'final', { scoringSummaries: [{ period: 2, scores }] });
    expect(scoring).toMatchObject([{ away: 2, home: 1, clock: '4:12', period: 2 }]);
  });
});

describe('baseball by half innings', () => {
  const detail = (playText: string, more: Raw = {}): Raw => ({ text: playText, ...more });
  const pbp = [
    {
      inning: '1',
      inningDivision: 'Bottom',
      linescore: { runs: '2', hits: 1 },
      pbpDetails: [
        detail('Second.', { sequence: 2, pbpDetailType: { name: 'Home Run' } }),
        detail('First.', { sequence: 1, pbpDetailId: 9, pitches: [{ result: { name: 'Ball' } }] }),
      ],
    },
    {
      inning: 1,
      inningDivision: 'Top',
      linescore: { runs: 1 },
      pbpDetails: [detail('Zeroth.', { runsScored: 1, pitchCode: 'BSH' })],
    },
  ];

  it('has its plays in their order, at bat the side of the half, and the sum of the runs at its end', () => {
    const { plays } = read('baseball', 'in-progress', { pbp });
    expect(
      plays.map(({ text, half, place, kind, away, home, code }) => [
        text,
        half,
        place,
        kind,
        away,
        home,
        code,
      ]),
    ).toEqual([
      ['Zeroth.', 'Top', 'away', 'score', 1, 0, 'H'],
      ['First.', 'Bottom', 'home', 'other', null, null, 'B'],
      ['Second.', 'Bottom', 'home', 'score', 1, 2, ''],
    ]);
  });

  it('has no sum after a half inning that is missing', () => {
    const { plays } = read('baseball', 'in-progress', { pbp: pbp.slice(0, 1) });
    expect(plays.map(({ home }) => home)).toEqual([null, null]);
  });

  it('says who is on base by the number of the base', () => {
    const { eventStatus } = eventOf(exampleGame('baseball', 'in-progress')) as { eventStatus: Raw };
    const runnersOnBase = [{ baseNumber: '3', player: { playerId: 1, lastName: 'Okaro' } }];
    const game = read('baseball', 'in-progress', {
      eventStatus: { ...eventStatus, runnersOnBase },
    });
    expect(game).toMatchObject({ progress: { situation: { bases: [false, false, true] } } });
  });
});

describe('how far a game is', () => {
  it.each<[Sport, Raw, string]>([
    ['football', { period: 2, minutes: 0, seconds: 0, isEndPeriod: 'true' }, 'Halftime'],
    ['soccer', { period: 1, isBreak: true }, 'Halftime'],
    ['basketball', { period: 1, description: 'End of 1st Quarter' }, 'End 1st'],
    ['basketball', { period: 2, description: 'Halftime' }, 'Halftime'],
    ['hockey', { period: 2, isEndPeriod: 1 }, 'End 2nd'],
    ['basketball', { period: 4, minutes: '0', seconds: '34.5' }, '4th 0:34'],
  ])('%s at %j says %s', (sport, status, label) => {
    const eventStatus = { eventStatusId: 2, name: 'In-Progress', ...status };
    expect(progressLabel(read(sport, 'in-progress', { eventStatus }))).toBe(label);
  });
});

describe('teams in the spellings of the provider', () => {
  const withTeams = (sport: Sport, status: GameStatus, part: (index: number) => Raw) => {
    const teams = eventOf(exampleGame(sport, status))['teams'] as Raw[];
    return read(sport, status, {
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
    expect(read('football', 'final', { teams: nameless, phiTeamName }).teamPath).toBe(path);
  });
});

describe('what a game is', () => {
  const post = { eventType: { eventTypeId: 2, name: 'Post-season' } };
  const finals = { name: 'NBA Finals', series: { gameNumber: '7', ifNecessary: 'true' } };

  it.each<[Sport, GameStatus, Raw, string]>([
    ['football', 'final', { eventType: { eventTypeId: 0, name: 'Preseason' } }, 'Preseason'],
    ['baseball', 'final', { eventType: { name: 'Pre-season' } }, 'Spring training'],
    ['baseball', 'final', { eventType: { eventTypeId: '0' } }, 'Spring training'],
    ['football', 'final', { eventType: { name: 'Regular Season', eventTypeId: 2 } }, ''],
    ['football', 'final', { eventType: { name: 'Exhibition' } }, ''],
    ['football', 'final', { eventType: { name: 'Pro Bowl' } }, 'Pro Bowl'],
    ['basketball', 'final', { eventType: { eventTypeId: 3 } }, 'All-Star Game'],
    [
      'football',
      'final',
      { ...post, eventRound: { name: 'Wild Card', gameNumber: 1 } },
      'Wild Card',
    ],
    [
      'baseball',
      'final',
      { ...post, eventRound: { name: 'World Series' }, gameNumber: 3 },
      'World Series, Game 3',
    ],
    [
      'basketball',
      'pre-game',
      { ...post, eventRound: finals },
      'NBA Finals, Game 7 (if necessary)',
    ],
    ['basketball', 'final', { ...post, eventRound: finals }, 'NBA Finals, Game 7'],
    [
      'soccer',
      'final',
      {
        eventType: { name: 'Playoffs' },
        eventRound: { name: 'MLS Cup', series: { gameNumber: 1, maxGames: 1 } },
      },
      'MLS Cup',
    ],
    ['hockey', 'final', { ...post, eventRound: {} }, 'Playoffs'],
    ['hockey', 'final', {}, ''],
  ])('%s, %s, of %j is %s', (sport, status, parts, occasion) => {
    expect(read(sport, status, parts).occasion).toBe(occasion);
  });

  it.each<[unknown, boolean]>([
    ['false', false],
    [0, false],
    [true, true],
    [null, true],
  ])('a final whose data is confirmed (%j): %s', (isDataConfirmed, isConfirmed) => {
    expect(read('football', 'final', { isDataConfirmed })).toMatchObject({ isConfirmed });
  });

  it('a doubleheader is one in both spellings', () => {
    const parts = { isDoubleheader: undefined, isDoubleHeader: '1' };
    expect(read('baseball', 'final', parts).isDoubleheader).toBe(true);
  });
});

describe('box scores in the spellings of the provider', () => {
  const player = { firstName: 'Carl', lastName: 'Whitlowe' };
  const boxOf = (sport: Sport, playerStats: unknown, teamStats: unknown = null) =>
    read(sport, 'final', {
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
