import type { Game, Place, Progress, Side } from '../game';

const PATHS = ['', '/phillies', '/sixers', '/eagles', '/flyers', '/soccer'];
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isCountOrNull = (value: unknown) => value === null || isCount(value);
const isText = (value: unknown) =>
  typeof value === 'string' && !/\p{Cc}|\p{Surrogate}/u.test(value);
const isFilled = (value: unknown) => isText(value) && value !== '';
const isPlace = (value: unknown) => value === 'away' || value === 'home';
const isPlaceOrNull = (value: unknown) => value === null || isPlace(value);
const isBoolean = (value: unknown) => typeof value === 'boolean';
const areUnique = (items: readonly { id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;

type Check = readonly [name: string, isRight: boolean];

/**
 * What of a game is not as the `Game` union says, down to every member; empty for a valid one. It is the
 * types written as checks, for what comes out of `parseGame` in its tests.
 */
export function invalidParts(game: Game): string[] {
  const checks: Check[] = [
    ['eventId', isCount(game.eventId)],
    ['teamPath', PATHS.includes(game.teamPath)],
    ['start', isStart(game.start)],
    ['isDoubleheader', isBoolean(game.isDoubleheader)],
    ['texts', [game.venue, game.network, game.lastPlayHeadline, game.imageUrl].every(isText)],
    ['occasion', isText(game.occasion)],
    ['editorial', game.editorial === null || Object.values(game.editorial).every(isText)],
    ['liveStream', game.liveStream === null || /^[\w-]+$/.test(game.liveStream.youtubeCode)],
    ...sideChecks(game, 'away'),
    ...sideChecks(game, 'home'),
    ...statusChecks(game),
    ...playChecks(game),
    ...tableChecks(game),
  ];
  return checks.filter(([, isRight]) => !isRight).map(([name]) => name);
}

function isStart({ at, isTimeTba, localDate }: Game['start']): boolean {
  if (at === null || localDate === null) return at === localDate && isTimeTba;
  const isDate = /^\d{4}-\d\d-\d\d$/.test(localDate) && !Number.isNaN(Date.parse(localDate));
  return isDate && new Date(at).toISOString() === at && isBoolean(isTimeTba);
}

function sideChecks(game: Game, place: Place): Check[] {
  const side: Side = game[place];
  const { totals } = side;
  const hasPlayed = !['pre-game', 'postponed', 'canceled'].includes(game.status);
  return [
    [`${place} names`, [side.location, side.nickname, side.abbreviation].every(isFilled)],
    [`${place} id`, isCount(side.teamId)],
    [`${place} logo`, side.logo === '' || side.logo.startsWith('https://')],
    [`${place} score`, isCountOrNull(side.score) && (hasPlayed || side.score === null)],
    [`${place} lines`, side.lines.every(isCountOrNull) && side.lines.length <= 40],
    [`${place} totals`, totals === null || (game.sport === 'baseball' && isCount(totals.runs))],
    [`${place} hits`, totals === null || [totals.hits, totals.errors].every(isCountOrNull)],
    [`${place} winner`, isBoolean(side.isWinner) && (!side.isWinner || game.status === 'final')],
    [`${place} timeouts`, isCountOrNull(side.timeoutsLeft)],
    [`${place} shootout`, side.shootout === undefined || isCount(side.shootout)],
    [
      `${place} records`,
      [side.record, side.series].every((won) => won === null || Object.values(won).every(isCount)),
    ],
  ];
}

function statusChecks(game: Game): Check[] {
  const progress = 'progress' in game ? game.progress : null;
  const check: Check = ['progress', progress === null || isProgress(progress, game.sport)];
  switch (game.status) {
    case 'in-progress':
      return [check, ['begun', progress !== null], ['possession', isPlaceOrNull(game.possession)]];
    case 'suspended':
      return [check, ['resumes', game.resumes === null || isStart(game.resumes)]];
    case 'postponed':
      return [['makeup', game.makeup === null || isStart(game.makeup)]];
    default:
      return [check, ['one winner', !(game.away.isWinner && game.home.isWinner)]];
  }
}

function isProgress(progress: Progress, sport: Game['sport']): boolean {
  if ((progress.kind === 'innings') !== (sport === 'baseball')) return false;
  if (progress.kind === 'innings') {
    const { inning, half, situation } = progress;
    const isKnownHalf = ['Top', 'Middle', 'Bottom', 'End'].includes(half);
    const isSituation =
      situation === null ||
      ([situation.balls, situation.strikes, situation.outs].every(isCount) &&
        situation.bases.length === 3 &&
        situation.bases.every(isBoolean));
    return inning >= 1 && isCount(inning) && isKnownHalf && isSituation;
  }
  const { period, clock, isBreak, isShootout } = progress;
  const isClock = clock === null || (isCount(clock.minutes) && isCount(clock.seconds));
  const isOfTime = !(isBreak || isShootout) || clock === null;
  return period >= 1 && isCount(period) && isClock && isOfTime && !(isBreak && isShootout);
}

function playChecks(game: Game): Check[] {
  const lines = [...game.plays, ...game.scoring];
  return [
    ['ids', [game.plays, game.scoring, game.drives].every(areUnique)],
    ['line ids', lines.every(({ id }) => isFilled(id))],
    ['line texts', lines.every((line) => isFilled(line.text) && isText(line.clock))],
    ['line periods', lines.every(({ period }) => isCount(period) && period >= 1)],
    ['line halves', lines.every(({ half }) => [null, 'Top', 'Bottom'].includes(half))],
    ['line places', lines.every(({ place }) => isPlaceOrNull(place))],
    ['line scores', lines.every(({ away, home }) => [away, home].every(isCountOrNull))],
    ['codes', game.plays.every(({ code }) => /^[A-Z]?$/.test(code))],
    ['situations', game.plays.every((play) => game.sport === 'football' || !play.situation)],
    ['ends', game.plays.every((play) => (game.sport === 'football') === isText(play.endLine))],
    ['drive ids', game.plays.every(({ driveId }) => driveId === null || isFilled(driveId))],
    ['drives', game.drives.every((drive) => isPlace(drive.place) && isFilled(drive.id))],
    ['drives in football', game.sport === 'football' || game.drives.length === 0],
    [
      'drive counts',
      game.drives.every((drive) => isCountOrNull(drive.plays) && isText(drive.result)),
    ],
    [
      'drive yards',
      game.drives.every((drive) => drive.yards === null || Number.isSafeInteger(drive.yards)),
    ],
  ];
}

function tableChecks({ box, teamStats }: Game): Check[] {
  const tables = [...box.away, ...box.home];
  const rows = tables.flatMap(({ columns, rows: all }) =>
    all.map((row) => ({ row, width: columns.length })),
  );
  return [
    [
      'columns',
      tables.every(({ columns }) => columns.length > 0 && columns.every(({ key }) => key)),
    ],
    ['widths', rows.every(({ row, width }) => row.values.length === width)],
    ['cells', rows.every(({ row }) => row.values.every(isText))],
    ['names', rows.every(({ row }) => isFilled(row.name) && isText(row.position))],
    ['stats', teamStats.every(({ label, away, home }) => isFilled(label) && isText(away + home))],
    ['shares', teamStats.every(({ share }) => share === null || (share >= 0 && share <= 1))],
  ];
}
