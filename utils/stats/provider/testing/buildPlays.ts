import type { Sport } from '../../game';
import type { Draw } from './Draw';

const NAMES: Record<Exclude<Sport, 'baseball'>, readonly string[]> = {
  basketball: [
    'Field Goal Made',
    'Field Goal Missed',
    'Free Throw Made',
    '3 Pt Field Goal Made',
    'Defensive Rebound',
    'Turnover',
    'Shooting Foul',
    'Substitution',
    'Period End',
  ],
  football: ['Rush', 'Pass', 'Sack', 'Punt', 'Field Goal', 'Extra Point', 'Penalty', 'Fumble'],
  hockey: ['Goal', 'Shot', 'Blocked Shot', 'Penalty', 'Faceoff', 'Giveaway', 'Power Play Goal'],
  soccer: [
    'Goal',
    'Own Goal',
    'Yellow Card',
    'Expulsion',
    'Penalty Kick - Good',
    'Shot on Goal',
    'Substitution',
    'Corner Kick',
    'Offside',
    'Half Over',
  ],
};

const TEXTS = [
  'T. Brannock is there first.',
  'J. Corvane, and nobody else.',
  'A long one by L. Bettany.',
];

/** The score beside a play, in one of the provider's ways; of some only one side's, of others none. */
function scoreOf(draw: Draw, away: number, home: number): Record<string, unknown> {
  const [ours, theirs] = [draw.spelled(away), draw.spelled(home)];
  return draw.one<Record<string, unknown>>([
    { awayScoreAfter: ours, homeScoreAfter: theirs },
    { awayScoreAfter: null, homeScoreAfter: '', awayScore: ours, homeScore: theirs },
    { visitorScore: ours, homeScore: theirs },
    { homeScore: theirs },
    {},
  ]);
}

function timeOf(draw: Draw, sport: Sport): unknown {
  const [minutes, seconds] = [draw.whole(1, sport === 'soccer' ? 44 : 11), draw.whole(10, 59)];
  return draw.one<unknown>([
    { minutes: draw.spelled(minutes), seconds: draw.spelled(seconds), additionalMinutes: null },
    { minutes, seconds: `${seconds}.5` },
    `${minutes}:${seconds}`,
    null,
  ]);
}

/** The plays of a game until a period; they may lag behind it, and none may be known. */
export function buildPlays(
  draw: Draw,
  sport: Sport,
  game: { period: number; teamIds: readonly [away: number, home: number] },
): unknown[] {
  if (draw.isSo(15)) return [];
  if (sport === 'baseball') return buildHalfInnings(draw, game.period);
  let [away, home] = [draw.whole(10, 19), draw.whole(10, 19)];
  const last = Math.max(1, game.period - draw.whole(0, 1));
  const key = draw.one(['playEvent', 'playType']);
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((period) =>
    draw.list(0, 6, (index) => {
      if (draw.isSo(30)) away += 1;
      if (draw.isSo(30)) home += 1;
      const teamId = draw.spelled(draw.one(game.teamIds));
      return {
        ...draw.maybe('playId', `${period}${index + 10}`),
        ...draw.maybe('period', draw.spelled(period), 95),
        ...draw.maybe('time', timeOf(draw, sport)),
        ...draw.one<object>([{ teamId }, { startPossession: { teamId } }, {}]),
        ...draw.maybe('playText', draw.one(TEXTS), 95),
        [key]: {
          [`${key}Id`]: draw.spelled(draw.whole(1, 60)),
          ...draw.maybe('name', draw.one(NAMES[sport])),
        },
        ...scoreOf(draw, away, home),
        ...(sport === 'football' ? downOf(draw) : {}),
      };
    }),
  );
}

function downOf(draw: Draw): Record<string, unknown> {
  return {
    ...draw.maybe('down', draw.spelled(draw.whole(1, 4))),
    ...draw.maybe('distance', draw.count(10, 20)),
    ...draw.maybe('yardLine', `PHI${draw.whole(10, 49)}`, 95),
    ...draw.maybe('endYardLine', `DAL ${draw.whole(10, 49)}`, 95),
    ...draw.maybe('driveId', draw.count(10, 14)),
  };
}

/** Runs of a half inning are as many as nobody scores, so that their sums can be told from all else. */
function buildHalfInnings(draw: Draw, inning: number): unknown[] {
  const halves = Math.max(1, inning * 2 - draw.whole(0, 2));
  const person = { playerId: draw.count(), firstName: 'Tom', lastName: 'Ellingson' };
  return Array.from({ length: halves }, (_, index) => ({
    inning: draw.spelled(Math.floor(index / 2) + 1),
    inningDivision: index % 2 === 0 ? 'Top' : 'Bottom',
    ...draw.maybe('linescore', { runs: draw.count(10, 19), hits: draw.count(), errors: null }, 95),
    pbpDetails: draw.list(0, 4, (at) => ({
      ...draw.maybe('pbpDetailId', draw.one([1, 7, '15', 61])),
      ...draw.maybe('sequence', draw.spelled(at + 1)),
      batter: person,
      ...draw.maybe(draw.one(['playText', 'text']), draw.one(TEXTS), 95),
      pbpDetailType: { name: draw.one(['Single', 'Strikeout', 'Home Run', 'Double Play']) },
      ...draw.one<object>([
        { pitches: [{ result: { name: 'Ball' } }, { result: { name: 'Foul' } }] },
        { pitchDetails: [{ result: 'B' }, { result: 'F' }] },
        { pitchCode: 'BSX' },
        { resultCode: 'H' },
      ]),
      runnersOnBase: [{ baseNumber: draw.spelled(draw.whole(1, 3)), player: person }],
      ...scoreOf(draw, draw.whole(10, 60), draw.whole(10, 60)),
    })),
  }));
}

/** The summary of the scores, and of football the drives. */
export function buildSummaries(
  draw: Draw,
  sport: Sport,
  game: { period: number; teamIds: readonly [away: number, home: number] },
): Record<string, unknown> {
  const [away, home] = [draw.whole(10, 60), draw.whole(10, 60)];
  const current = draw.one<object>([
    { currentScore: { awayScore: away, homeScore: draw.spelled(home) } },
    { currentScore: { away, home } },
    { currentScore: game.teamIds.map((teamId, index) => ({ teamId, score: [away, home][index] })) },
    { currentScore: null },
  ]);
  const scores = draw.list(0, 3, () => ({
    ...draw.maybe('time', timeOf(draw, sport)),
    teamId: draw.one(game.teamIds),
    summaryText: draw.one(TEXTS),
    ...current,
  }));
  const drives = draw.list(0, 3, (index) => ({
    driveId: index + 10,
    teamId: draw.one(game.teamIds),
    driveEnd: { driveChartPlayName: draw.one(['Punt', 'Touchdown', '']) },
    driveStats: {
      ...draw.maybe('plays', draw.count(10, 15)),
      ...draw.maybe('yards', draw.count(10, 80)),
      ...draw.maybe('timeOfPossession', { minutes: draw.whole(1, 6), seconds: draw.whole(10, 59) }),
    },
  }));
  return {
    ...draw.maybe('scoringSummaries', [
      { [sport === 'baseball' ? 'inning' : 'period']: game.period, scores },
    ]),
    ...(sport === 'football' ? draw.maybe('driveCharts', drives) : {}),
  };
}
