import { fullName } from './fullName';
import type { Game, GameStart, League, Side, Sport } from './game';
import { gameSummary } from './gameSummary';

export interface SportsTeam {
  '@type': 'SportsTeam';
  name: string;
  sport: string;
}

/**
 * A game to machines (schema.org), as a closed type. What schema.org has no word for, the score above
 * all, is in the description; it is not invented.
 */
export interface SportsEvent {
  '@type': 'SportsEvent';
  '@id': string;
  name: string;
  description: string;
  url: string;
  sport: string;
  /** ISO 8601: a moment, or a date while the hour is to be announced. */
  startDate: string;
  /** Of a game that was put off to another day. */
  previousStartDate?: string;
  eventStatus: `https://schema.org/${EventStatus}`;
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode';
  location: { '@type': 'Place'; name: string; address: string };
  homeTeam: SportsTeam;
  awayTeam: SportsTeam;
  competitor: [SportsTeam, SportsTeam];
  organizer: { '@type': 'SportsOrganization'; name: string; url: string };
}

type EventStatus = 'EventScheduled' | 'EventPostponed' | 'EventRescheduled' | 'EventCancelled';

const SPORTS: Record<Sport, string> = {
  baseball: 'Baseball',
  basketball: 'Basketball',
  football: 'American football',
  hockey: 'Ice hockey',
  soccer: 'Soccer',
};

const ORGANIZERS: Record<League, { name: string; url: string }> = {
  mlb: { name: 'Major League Baseball', url: 'https://www.mlb.com/' },
  nba: { name: 'National Basketball Association', url: 'https://www.nba.com/' },
  nfl: { name: 'National Football League', url: 'https://www.nfl.com/' },
  nhl: { name: 'National Hockey League', url: 'https://www.nhl.com/' },
  mls: { name: 'Major League Soccer', url: 'https://www.mlssoccer.com/' },
};

/**
 * The `SportsEvent` of a game; null without a date or a team, which it must have.
 *
 * @param url absolute address of the game's page
 */
export function sportsEvent(game: Game, url: string): SportsEvent | null {
  const later = laterStart(game);
  const startDate = dateOf(later ?? game.start);
  if (startDate === null || [game.away, game.home].some(({ nickname }) => nickname === 'TBD')) {
    return null;
  }
  const [awayTeam, homeTeam] = [teamOf(game.away, game.sport), teamOf(game.home, game.sport)];
  const previousStartDate = later && dateOf(game.start);
  return {
    '@type': 'SportsEvent',
    '@id': `${url}#event`,
    name: `${awayTeam.name} at ${homeTeam.name}`,
    description: gameSummary(game),
    url,
    sport: SPORTS[game.sport],
    startDate,
    ...(previousStartDate ? { previousStartDate } : {}),
    eventStatus: `https://schema.org/${statusOf(game)}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(game),
    homeTeam,
    awayTeam,
    competitor: [homeTeam, awayTeam],
    organizer: { '@type': 'SportsOrganization', ...ORGANIZERS[game.league] },
  };
}

/** When a game that was postponed is made up for, or a suspended one goes on. */
function laterStart(game: Game): GameStart | null {
  if (game.status === 'postponed') return game.makeup;
  return game.status === 'suspended' ? game.resumes : null;
}

function statusOf(game: Game): EventStatus {
  switch (game.status) {
    case 'postponed':
    case 'suspended':
      return laterStart(game) ? 'EventRescheduled' : 'EventPostponed';
    case 'canceled':
    case 'vacated':
      return 'EventCancelled';
    default:
      return 'EventScheduled';
  }
}

function dateOf({ at, isTimeTba, localDate }: GameStart): string | null {
  return isTimeTba ? localDate : at;
}

function teamOf(side: Side, sport: Sport): SportsTeam {
  return { '@type': 'SportsTeam', name: fullName(side), sport: SPORTS[sport] };
}

/** `Lincoln Financial Field, Philadelphia`: the city stands last. Where no place is named, the home team's. */
function placeOf({ venue, home }: Game): SportsEvent['location'] {
  const [, name = venue, city = home.location] = /^(.+), ([^,]+)$/.exec(venue) ?? [];
  return { '@type': 'Place', name: name || home.location, address: city };
}
