import type { Drive, Game, GameStart, Place, Play, Side } from '../game';

const STATUS_IDS: Record<Game['status'], [number, string]> = {
  'pre-game': [1, 'Pre-Game'],
  'in-progress': [2, 'In-Progress'],
  final: [4, 'Final'],
  postponed: [5, 'Postponed'],
  suspended: [6, 'Suspended'],
  canceled: [9, 'Canceled'],
  vacated: [13, 'Vacated by Both Teams'],
  delayed: [23, 'Delayed'],
};

/** A game as the provider would send it (widgets §3): the way back of `parseGame`, for its tests. */
export function eventOf(game: Game): Record<string, unknown> {
  const [venue, city] = game.venue.split(', ');
  const idAt = (place: Place | null) => (place ? game[place].teamId : 0);
  return {
    eventId: game.eventId,
    startDate: datesOf(game.start),
    makeupDate: 'makeup' in game && game.makeup ? datesOf(game.makeup) : null,
    suspendedResumeDate: 'resumes' in game && game.resumes ? datesOf(game.resumes) : null,
    isDoubleheader: game.isDoubleheader,
    ...(game.isExhibition ? { eventType: { name: 'Exhibition' } } : {}),
    isDataConfirmed: game.status === 'final',
    venue: { name: venue, city },
    tvStations: [{ name: game.network, callLetters: '' }],
    eventStatus: statusOf(game),
    teams: [teamOf(game, 'home'), teamOf(game, 'away')],
    editorial: game.editorial,
    liveStream: null,
    scoringSummaries: game.scoring.map((score) => ({
      period: score.period,
      scores: [
        {
          scoreId: score.id,
          time: timeOf(score.clock, game.sport),
          inningDivision: score.half,
          teamId: idAt(score.place),
          summaryText: score.text,
          homeScore: score.home,
          awayScore: score.away,
        },
      ],
    })),
    pbp: game.plays.map((play) => playOf(play, game, idAt(play.place))),
    driveCharts: game.drives.map((drive) => driveOf(drive, idAt(drive.place))),
    boxscores: (['away', 'home'] as const).map((place) => ({
      teamId: game[place].teamId,
      tables: game.box[place],
    })),
    teamStats: game.teamStats.map(({ label, away, home }) => ({
      name: label,
      awayValue: away,
      homeValue: home,
    })),
    lastPlayHeadline: game.lastPlayHeadline,
    imgUrl: game.imageUrl || null,
  };
}

function datesOf({ at, localDate, isTimeTba }: GameStart) {
  const [year, month, date] = (localDate ?? '').split('-').map(Number);
  if (isTimeTba || at === null) return [{ dateType: 'Local', year, month, date, isTba: true }];
  const utc = new Date(at);
  return [
    { dateType: 'Local', year, month, date, hour: 13, minute: 0 },
    {
      dateType: 'UTC',
      year: utc.getUTCFullYear(),
      month: utc.getUTCMonth() + 1,
      date: utc.getUTCDate(),
      hour: utc.getUTCHours(),
      minute: utc.getUTCMinutes(),
    },
  ];
}

function statusOf(game: Game) {
  const [eventStatusId, name] = STATUS_IDS[game.status];
  const progress = 'progress' in game ? game.progress : null;
  const possession = 'possession' in game ? game.possession : null;
  const base = {
    eventStatusId,
    name,
    teamPossessionId: possession ? game[possession].teamId : null,
  };
  if (progress === null) return base;
  if (progress.kind === 'periods') {
    const { period, clock, isBreak, isShootout } = progress;
    return { ...base, period, ...clock, isBreak, isShootout };
  }
  const { situation, inning, half } = progress;
  const runnersOnBase = situation?.bases.flatMap((isTaken, index) => (isTaken ? index + 1 : []));
  const { balls, strikes, outs } = situation ?? {};
  return { ...base, inning, inningDivision: half, balls, strikes, outs, runnersOnBase };
}

function teamOf(game: Game, place: Place) {
  const side: Side = game[place];
  const key = game.sport === 'baseball' ? 'inning' : 'period';
  return {
    teamId: side.teamId,
    teamLocationType: { teamLocationTypeId: place === 'home' ? 1 : 2, name: place },
    abbreviation: side.abbreviation,
    displayName: side.location,
    nickname: side.nickname,
    location: side.location,
    logos: [],
    score: side.score ?? 0,
    linescores: side.lines.map((score, index) => ({ [key]: index + 1, score })),
    ...(side.totals ? { linescoreTotals: side.totals } : {}),
    isWinner: side.isWinner,
    timeoutsLeft: side.timeoutsLeft,
    record: side.record,
    series: side.series,
  };
}

function playOf(play: Play, { sport }: Game, teamId: number) {
  const [, down, distance, yardLine] = /^(\d)\w\w & (\w+) at (.+)$/.exec(play.situation) ?? [];
  return {
    playId: play.id,
    [sport === 'baseball' ? 'inning' : 'period']: play.period,
    inningDivision: play.half,
    driveId: play.driveId,
    teamId,
    down: down ?? null,
    distance: distance ?? null,
    yardLine: (yardLine ?? 'PHI 35').replace(' ', ''),
    endYardLine: play.endLine?.replace(' ', '') ?? '',
    playText: play.text,
    playType: { name: '' },
    resultCode: play.code,
    isScoring: play.kind === 'score',
    isTurnover: play.kind === 'turnover',
    isPenalty: play.kind === 'penalty',
    isSubstitution: play.kind === 'substitution',
    time: timeOf(play.clock, sport),
    homeScoreAfter: play.home,
    awayScoreAfter: play.away,
  };
}

function driveOf(drive: Drive, teamId: number) {
  return {
    driveId: drive.id,
    teamId,
    driveEnd: { driveChartPlayName: drive.result },
    driveStats: {
      plays: drive.plays,
      yards: drive.yards,
      timeOfPossession: timeOf(drive.possession, 'football'),
    },
  };
}

/** `4:12`; in soccer the minutes that have been played when it is the `67'` or the `90+3'`. */
function timeOf(clock: string, sport: Game['sport']) {
  const [, minute = 0, added = 0] = /^(\d+)(?:\+(\d+))?'$/.exec(clock)?.map(Number) ?? [];
  if (sport === 'soccer') return { minutes: minute + (added || 0), seconds: 0 };
  const [minutes, seconds] = clock.split(':').map(Number);
  return { minutes: minutes || 0, seconds: seconds ?? 0 };
}
