import type { Game, League, Place, Sport } from './game';
import { readBox } from './provider/readBox';
import { readDrives } from './provider/readDrives';
import { readOccasion } from './provider/readOccasion';
import { readPlays, readScoring } from './provider/readPlays';
import type { PlayContext } from './provider/readPlays';
import { readProgress } from './provider/readProgress';
import { isNamed, readSides } from './provider/readSides';
import type { Sides } from './provider/readSides';
import {
  readEditorial,
  readImage,
  readLiveStream,
  readNetwork,
  readVenue,
} from './provider/readSurroundings';
import { readTeamStats } from './provider/readTeamStats';
import { readLaterStart, readStart } from './provider/readStart';
import { readStatus } from './provider/readStatus';
import { count, fields, firstText, flag, text, whole } from './read';
import type { Fields } from './read';
import { teamPathOf, teamPathOfName } from './teamPathOf';

export interface LeagueOf {
  sport: Sport;
  league: League;
}

/** Why an event is no game that can be shown. */
export interface GameError {
  error: {
    /** Where in the event, `eventStatus.eventStatusId`; empty for the whole of it. */
    path: string;
    reason: string;
  };
}

/**
 * A game out of an event of the statistics provider (widgets §3): the only place, with what it calls in
 * `provider/`, that knows the provider's shape. It never throws: numbers may be text, parts may be
 * missing; what can't be shown at all is a stated error.
 *
 * @param raw one event, as JSON
 * @param of sport and league that were asked for: the event does not say them
 */
export function parseGame(raw: unknown, { sport, league }: LeagueOf): Game | GameError {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return failed('', 'the event is no object');
  }
  const event = fields(raw);
  const status = readStatus(event['eventStatus']);
  if (status === null)
    return failed('eventStatus', `unknown status ${shown(event['eventStatus'])}`);
  const sides = readSides(event['teams'], status, sport);
  const isNobodyNamed = !isNamed(sides.away) && !isNamed(sides.home);
  const path = teamPathOf(sides.home.teamId, league);
  const start = readStart(event['startDate'], path !== '');
  if (isNobodyNamed && (start.localDate === null || status !== 'pre-game')) {
    return failed('teams', 'no team is named');
  }
  const occasion = readOccasion(event, sport, status);
  const shared = { ...readShared(event, sides, { sport, league }, start), occasion };
  const progress = readProgress(event['eventStatus'], sides, sport);
  const possession = placeOfTeam(fields(event['eventStatus'])['teamPossessionId'], sides);
  switch (status) {
    case 'in-progress':
      return { ...shared, status, progress: progress ?? justBegun(sport), possession };
    case 'delayed':
      return { ...shared, status, progress };
    case 'final':
      return { ...shared, status, progress, isConfirmed: flag(event['isDataConfirmed']) ?? true };
    case 'suspended':
      return {
        ...shared,
        status,
        progress,
        resumes: readLaterStart(event['suspendedResumeDate'], path !== ''),
      };
    case 'postponed':
      return { ...shared, status, makeup: readLaterStart(event['makeupDate'], path !== '') };
    default:
      return { ...shared, status };
  }
}

/** Whether there is a game. */
export function isGame(parsed: Game | GameError): parsed is Game {
  return !('error' in parsed);
}

function failed(path: string, reason: string): GameError {
  return { error: { path, reason } };
}

function shown(status: unknown): string {
  const { eventStatusId, name } = fields(status);
  return [text(eventStatusId), text(name)].filter(Boolean).join(' ').slice(0, 80) || '(none)';
}

type SharedPart = Omit<Extract<Game, { status: 'pre-game' }>, 'status' | 'occasion'>;

function readShared(
  event: Fields,
  sides: Sides,
  { sport, league }: LeagueOf,
  start: Game['start'],
): SharedPart {
  const context: PlayContext = { sport, placeOf: (teamId) => placeOfTeam(teamId, sides) };
  return {
    eventId: eventIdOf(event),
    sport,
    league,
    teamPath:
      teamPathOf(sides.home.teamId, league) ||
      teamPathOf(sides.away.teamId, league) ||
      teamPathOfName(text(event['phiTeamName']), league),
    start,
    away: sides.away,
    home: sides.home,
    isDoubleheader: flag(event['isDoubleheader']) ?? flag(event['isDoubleHeader']) ?? false,
    isExhibition: text(fields(event['eventType'])['name']) === 'Exhibition',
    venue: readVenue(event['venue']),
    network: readNetwork(event['tvStations']),
    editorial: readEditorial(event['editorial']),
    liveStream: readLiveStream(event['liveStream']),
    lastPlayHeadline: text(event['lastPlayHeadline']),
    imageUrl: readImage(event['imgUrl']),
    scoring: readScoring(event['scoringSummaries'], context),
    plays: readPlays(event['pbp'], context),
    // The provider's older feeds name the list in the singular.
    drives: readDrives(event['driveCharts'] ?? event['driveChart'], context),
    box: readBox(event['boxscores'], context),
    teamStats: readTeamStats(
      { boxscores: event['boxscores'], teamStats: event['teamStats'] },
      context,
    ),
  };
}

function eventIdOf(event: Fields): number {
  const written = firstText(event['eventId'], event['statsEventId']);
  return count(written, Number.MAX_SAFE_INTEGER) ?? 0;
}

function placeOfTeam(teamId: unknown, { away, home }: Sides): Place | null {
  const id = whole(teamId, 1, Number.MAX_SAFE_INTEGER);
  if (id === null || away.teamId === home.teamId) return null;
  if (id === away.teamId) return 'away';
  return id === home.teamId ? 'home' : null;
}

/** The status of a game turns before its first period is written. */
function justBegun(sport: Sport): Extract<Game, { status: 'in-progress' }>['progress'] {
  return sport === 'baseball'
    ? { kind: 'innings', inning: 1, half: 'Top', situation: null }
    : { kind: 'periods', period: 1, clock: null, isBreak: false, isShootout: false };
}
