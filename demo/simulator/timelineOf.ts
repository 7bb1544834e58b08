import { LRUCache } from 'lru-cache';
import { rosterOf, type Roster } from './rosters/rosterOf';
import type { LocalTeam } from '../../services/stats/localTeams';
import type { ScheduledGame } from './schedule/ScheduledGame';
import type { Fixture, FixtureTeam, GameTimeline } from './play/Fixture';
import { simulateGame } from './play/simulateGame';
import { resultOf } from './standings/drawResult';
import type { LeagueTeam } from '../../services/stats/teams';

const kept = new LRUCache<number, GameTimeline>({ max: 60 });
const rosters = new Map<string, Roster>();

/** The whole game as it is simulated, whatever the time. */
export function timelineOf(game: ScheduledGame): GameTimeline {
  const known = kept.get(game.eventId);
  if (known) return known;
  const timeline = simulateGame(bareFixtureOf(game));
  kept.set(game.eventId, timeline);
  return timeline;
}

/** What is written around a game (records, network, editorial) does not change how it goes. */
export function bareFixtureOf(game: ScheduledGame): Fixture {
  const { eventId, local, home, away, start, course, makeup, resume, timeKnownAt, venue } = game;
  return {
    eventId,
    sport: local.sport,
    league: local.league,
    home: withRoster(home, game),
    away: withRoster(away, game),
    start,
    timeKnownAt,
    course,
    outcome: outcomeOf(game),
    makeup,
    resume,
    venue,
    tvStations: [],
    editorial: null,
    liveStream: null,
    imgUrl: null,
  };
}

function outcomeOf(game: ScheduledGame): Fixture['outcome'] {
  const result = game.isLeagueGame ? resultOf(game) : null;
  return result && (result.winner ?? 'tie');
}

function withRoster(team: LeagueTeam, { local }: ScheduledGame): FixtureTeam {
  const { teamId, abbreviation, location, nickname } = team;
  return {
    teamId,
    abbreviation,
    location,
    nickname,
    roster: rosterIn(team, local),
    record: { wins: 0, losses: 0, ties: 0 },
    series: null,
  };
}

/** The players of a team, drawn once. */
function rosterIn({ teamId }: LeagueTeam, { sport }: LocalTeam): Roster {
  const key = `${sport} ${teamId}`;
  const roster = rosters.get(key) ?? rosterOf({ teamId }, sport);
  rosters.set(key, roster);
  return roster;
}
