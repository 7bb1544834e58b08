import { exampleGame } from '../exampleGames';
import type { Game, Sport } from '../game';
import { eventOf } from './eventOf.fixture';
import { idsOf, readSent, type Raw } from './readSent.fixture';

describe('plays in the spellings of the provider', () => {
  const playOf = (sport: Sport, play: Raw) =>
    readSent(sport, 'in-progress', {
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
    expect(readSent('football', 'in-progress', { pbp: [before, kick] }).plays[1]!.kind).toBe(kind);
  });

  it.each<[string, unknown]>([
    ['of two members', { awayScore: '2', homeScore: 1 }],
    ['of a visitor', { visitorScore: '2', homeScore: 1 }],
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
    const { scoring } = readSent('hockey', 'final', { scoringSummaries: [{ period: 2, scores }] });
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
    const { plays } = readSent('baseball', 'in-progress', { pbp });
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

  it.each<[string, Raw]>([
    ['letters', { pitches: 'BSX' }],
    ['a code', { pitchCode: 'BSX' }],
    ['letters by pitch', { pitchDetails: ['B', 'S', 'X'].map((result) => ({ result })) }],
    [
      'names by pitch',
      { pitches: ['Ball', 'Called Strike'].map((name) => ({ result: { name } })), resultCode: 'X' },
    ],
  ])('has its pitches written as %s', (_name, pitches) => {
    const half = {
      inning: 1,
      inningDivision: 'Top',
      pbpDetails: [detail('One.', { sequence: 1, ...pitches })],
    };
    const [play] = readSent('baseball', 'in-progress', { pbp: [half] }).plays;
    expect(play).toMatchObject({ code: 'X', pitches: expect.stringMatching(/^BS/) });
  });

  it('has each play by its place, as `pbpDetailId` says of what kind it is', () => {
    const single = { pbpDetailId: 1, inning: 1 };
    const half = {
      inning: 1,
      inningDivision: 'Top',
      pbpDetails: [
        detail('T. Ellingson singles.', { ...single, sequence: 3 }),
        detail('R. Odell singles.', { ...single, sequence: '4' }),
        detail('K. Marsh singles.', { ...single, sequence: 5, playId: '17' }),
      ],
    };
    const later = { ...half, pbpDetails: [...half.pbpDetails, detail('Out.', { sequence: 6 })] };
    const idsIn = (item: Raw) =>
      readSent('baseball', 'in-progress', { pbp: [item] }).plays.map(({ id }) => id);
    expect(idsIn(half)).toEqual(['1-Top-3', '1-Top-4', '17']);
    expect(idsIn(later)).toEqual(['1-Top-3', '1-Top-4', '17', '1-Top-6']);
  });

  it('has no sum after a half inning that is missing', () => {
    const { plays } = readSent('baseball', 'in-progress', { pbp: pbp.slice(0, 1) });
    expect(plays.map(({ home }) => home)).toEqual([null, null]);
  });

  it('says who is on base by the number of the base', () => {
    const { eventStatus } = eventOf(exampleGame('baseball', 'in-progress')) as { eventStatus: Raw };
    const runnersOnBase = [{ baseNumber: '3', player: { playerId: 1, lastName: 'Okaro' } }];
    const game = readSent('baseball', 'in-progress', {
      eventStatus: { ...eventStatus, runnersOnBase },
    });
    expect(game).toMatchObject({ progress: { situation: { bases: [false, false, true] } } });
  });
});
