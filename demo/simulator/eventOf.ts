import { LRUCache } from 'lru-cache';
import { fixtureOf } from './fixtureOf';
import type { EventDetails } from '../../services/stats/StatsQuery';
import { leagueGamesOn } from './schedule/leagueGamesOn';
import { DAY, type ScheduledGame } from './schedule/ScheduledGame';
import { eventAt } from './play/eventAt';
import { BEFORE } from './play/Tape';
import type { EventParts, GameTimeline } from './play/Fixture';
import type { PlayedGame } from './play/PlayedGame';
import { writeEvent } from './spelling/writeEvent';
import { tableAt, tableForGame, type LeagueTable } from './standings/leagueTable';
import type { SportEvent } from '../../services/stats/SportEvent';
import { bareFixtureOf, timelineOf } from './timelineOf';

/** After the last frame of a game nothing of it changes any more than so many ms later. */
const SETTLED_AFTER = 3_600_000;

/**
 * Games farther away than this (ms) come without records: a whole season would have to be played for
 * them, and anybody may ask for any date.
 */
const RECORDS_REACH = 400 * DAY;
const NO_RECORDS: LeagueTable = new Map();

/** Games that are over, as lists show them, from the moment on that they are settled. */
const settled = new LRUCache<number, { from: number; event: SportEvent }>({ max: 3000 });

/** Whether anybody knows of the game: a make-up is on no schedule before it is needed. */
export function isKnown({ knownAt }: ScheduledGame, now: Date): boolean {
  return !knownAt || knownAt <= now;
}

/** The event of a game as a list has it: without what only its own page shows. */
export function listedEventOf(game: ScheduledGame, now: Date, details: EventDetails): SportEvent {
  const isBare = !details.pbp && !details.driveCharts;
  const known = settled.get(game.eventId);
  if (isBare && known && known.from <= now.getTime()) return known.event;
  const event = eventOf(game, now, { ...details, box: false });
  const from = settledFrom(game, now);
  if (isBare && from !== null) settled.set(game.eventId, { from, event });
  return event;
}

/** The event of a game with the parts that are wanted. */
export function eventOf(game: ScheduledGame, now: Date, parts: EventParts): SportEvent {
  const fixture = fixtureOf(game, recordsFor(game, now));
  const played = eventAt({ ...playedBy(game, now), fixture }, now, parts);
  const [home, away] = played.teams;
  const shown: PlayedGame = {
    ...played,
    isDoubleheader: played.isDoubleheader && hasTwin(game, now),
    // What `eventAt` adds to the record is added for league games only.
    teams: game.isLeagueGame
      ? played.teams
      : [
          { ...home, record: fixture.home.record },
          { ...away, record: fixture.away.record },
        ],
  };
  return writeEvent(shown, game, now);
}

/** Records before the game; of one that is still to come, those of now. */
function recordsFor(game: ScheduledGame, now: Date): LeagueTable {
  if (isFar(game, now)) return NO_RECORDS;
  return game.start <= now ? tableForGame(game) : tableAt(game.local.league, now);
}

function isFar({ start }: ScheduledGame, now: Date): boolean {
  return Math.abs(start.getTime() - now.getTime()) > RECORDS_REACH;
}

/** The timeline; where nothing can have happened yet, one that need not be simulated. */
function playedBy(game: ScheduledGame, now: Date): GameTimeline {
  const mayBeCalledOff = game.course === 'postponed' || game.course === 'canceled';
  if (mayBeCalledOff || now >= game.start) return timelineOf(game);
  return {
    fixture: bareFixtureOf(game),
    frames: [BEFORE],
    plays: [],
    drives: [],
    lag: 0,
    winner: null,
  };
}

/** ms since 1970 from which on the event stays as it is; null while it does not. */
function settledFrom(game: ScheduledGame, now: Date): number | null {
  if (now < game.start || isFar(game, now)) return null;
  const last = timelineOf(game).frames.at(-1)?.at ?? 0;
  const from = Math.max(last + SETTLED_AFTER, game.start.getTime());
  return from <= now.getTime() ? from : null;
}

/** Whether the other game of a doubleheader is known yet. */
function hasTwin(game: ScheduledGame, now: Date): boolean {
  return leagueGamesOn(game.local, game.day).every((other) => isKnown(other, now));
}
