import type { League, Sport } from '../../game';
import { regulationPeriods } from '../../regulationPeriods';
import { buildBoxes } from './buildBoxes';
import { buildPlays, buildSummaries } from './buildPlays';
import type { Draw } from './Draw';

export type ProviderEvent = Record<string, unknown>;

/** Sport to league and the id of its local team (widgets §9). */
export const LEAGUES: Record<Sport, { league: League; local: number; timeouts: number }> = {
  baseball: { league: 'mlb', local: 246, timeouts: 0 },
  basketball: { league: 'nba', local: 20, timeouts: 7 },
  football: { league: 'nfl', local: 354, timeouts: 3 },
  hockey: { league: 'nhl', local: 4968, timeouts: 1 },
  soccer: { league: 'mls', local: 20_289, timeouts: 1 },
};

const STATUSES = [
  [1, 'Pre-Game'],
  [2, 'In-Progress'],
  [2, 'In-Progress'],
  [4, 'Final'],
  [4, 'Final'],
  [5, 'Postponed'],
  [6, 'Suspended'],
  [23, 'Delayed'],
] as const;

/** An event of the statistics provider as it might be sent, with the faults and the gaps of real ones. */
export function buildEvent(draw: Draw, sport: Sport): ProviderEvent {
  const { local } = LEAGUES[sport];
  const [statusId, name] = draw.one(STATUSES);
  const period = draw.whole(1, regulationPeriods(sport) + 1);
  const teamIds = [draw.whole(400, 480), local] as const;
  const game = { period, teamIds };
  return {
    [draw.one(['eventId', 'eventId', 'statsEventId'])]: draw.count(40_000, 90_000),
    startDate: datesOf(draw),
    ...draw.maybe('eventType', typeOf(draw)),
    ...draw.maybe(
      'eventRound',
      { name: 'First Round', series: { gameNumber: draw.whole(1, 7) } },
      40,
    ),
    ...draw.maybe(draw.one(['isDoubleheader', 'isDoubleHeader']), draw.flag(draw.isSo(20))),
    ...draw.maybe('isDataConfirmed', draw.flag(draw.isSo(50))),
    ...draw.maybe('phiTeamName', 'Eagles', 20),
    ...draw.maybe('venue', { name: 'Franklin Field', city: 'Philadelphia' }),
    eventStatus: statusOf(draw, sport, { statusId, name, period }),
    teams: [teamOf(draw, sport, game, 'home'), teamOf(draw, sport, game, 'away')],
    ...draw.maybe('pbp', buildPlays(draw, sport, game)),
    ...draw.maybe('boxscores', buildBoxes(draw, sport, teamIds)),
    ...buildSummaries(draw, sport, game),
  };
}

function typeOf(draw: Draw): ProviderEvent {
  const name = draw.one([
    'Regular Season',
    'Pre-season',
    'Spring Training',
    'Exhibition',
    'Postseason',
    'Playoffs',
    'All-Star Game',
  ]);
  return draw.one<ProviderEvent>([{ name }, { eventTypeId: draw.spelled(draw.whole(0, 3)) }]);
}

function datesOf(draw: Draw): unknown {
  const day = { year: 2026, month: draw.spelled(11), date: draw.whole(10, 28) };
  const utc = { ...day, hour: draw.whole(17, 23), minute: draw.one([10, 30, 45]), dateType: 'UTC' };
  const local = { ...day, hour: utc.hour - 5, minute: utc.minute, dateType: 'Local' };
  return draw.one<unknown>([
    [utc, local],
    [utc],
    [{ ...day, dateType: 'Local', isTba: true }],
    null,
  ]);
}

interface StatusPart {
  statusId: number;
  name: string;
  period: number;
}

function statusOf(draw: Draw, sport: Sport, { statusId, name, period }: StatusPart): ProviderEvent {
  const base = { eventStatusId: draw.spelled(statusId), name };
  if (sport === 'baseball') {
    return {
      ...base,
      ...draw.maybe('inning', draw.spelled(period)),
      ...draw.maybe('inningDivision', draw.one(['Top', 'Bottom', 'Middle', 'End'])),
      ...draw.maybe('balls', draw.spelled(draw.whole(1, 3))),
      ...draw.maybe('strikes', draw.spelled(draw.whole(1, 2))),
      ...draw.maybe('outs', draw.spelled(draw.whole(1, 2))),
      ...draw.maybe('runnersOnBase', draw.one<unknown>([[1, 3], [{ baseNumber: '2' }], []])),
    };
  }
  return {
    ...base,
    ...draw.maybe('period', draw.spelled(period)),
    ...draw.maybe('minutes', draw.spelled(draw.whole(10, 11))),
    ...draw.maybe('seconds', draw.one<unknown>([34, '34', '34.5'])),
    ...draw.one<ProviderEvent>([
      {},
      { isEndPeriod: draw.flag(draw.isSo(50)) },
      { isBreak: draw.flag(draw.isSo(50)) },
      { description: 'Halftime' },
    ]),
  };
}

function teamOf(
  draw: Draw,
  sport: Sport,
  { period, teamIds }: { period: number; teamIds: readonly [number, number] },
  place: 'home' | 'away',
): ProviderEvent {
  const placed = {
    teamLocationType: { teamLocationTypeId: place === 'home' ? 1 : 2, name: place },
  };
  if (place === 'away' && draw.isSo(8)) {
    return {
      ...placed,
      teamId: draw.one([0, -1]),
      location: 'TBA',
      nickname: draw.one(['TBD', '']),
    };
  }
  const unit = sport === 'baseball' ? 'inning' : 'period';
  const lines = draw.list(0, period, (index) => ({ [unit]: index + 1, score: draw.count(10, 30) }));
  const isHome = place === 'home';
  return {
    ...placed,
    teamId: draw.spelled(teamIds[isHome ? 1 : 0]),
    location: isHome ? 'Philadelphia' : 'Dallas',
    nickname: isHome ? 'Locals' : 'Visitors',
    ...draw.maybe('abbreviation', isHome ? 'PHI' : 'DAL'),
    ...draw.maybe('logos', [{ url: 'https://logos.example/a.png' }], 20),
    ...draw.maybe('score', draw.count(10, 99)),
    ...draw.maybe('linescores', lines),
    ...(sport === 'baseball'
      ? draw.maybe('linescoreTotals', { runs: draw.count(), hits: draw.count(), errors: null })
      : {}),
    ...draw.maybe(
      'timeoutsLeft',
      draw.spelled(draw.whole(1, Math.max(1, LEAGUES[sport].timeouts))),
    ),
    ...draw.maybe('record', {
      wins: draw.count(),
      losses: draw.count(),
      ...draw.maybe('ties', draw.count()),
      ...draw.maybe('overtimeLosses', draw.count()),
      percentage: '.583',
    }),
    ...(sport === 'hockey' ? draw.maybe('shootoutGoals', draw.spelled(draw.one([0, 0, 2]))) : {}),
  };
}
