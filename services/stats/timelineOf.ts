import { LRUCache } from 'lru-cache';
import { rosterOf } from './rosters/rosterOf';
import type { ScheduledGame } from './schedule/ScheduledGame';
import type { FixtureTeam, GameTimeline } from './simulate/Fixture';
import { simulateGame } from './simulate/simulateGame';
import type { LeagueTeam } from './teams';

const kept = new LRUCache<number, GameTimeline>({ max: 100 });

/**
 * The whole game as it is simulated, whatever the time. What is written around it (records, network,
 * editorial) does not change how it goes, and is left out here.
 */
export function timelineOf(game: ScheduledGame): GameTimeline {
  const known = kept.get(game.eventId);
  if (known) return known;
  const { eventId, local, home, away, start, course, makeup, resume, timeKnownAt, venue } = game;
  const timeline = simulateGame({
    eventId,
    sport: local.sport,
    league: local.league,
    home: withRoster(home, game),
    away: withRoster(away, game),
    start,
    timeKnownAt,
    course,
    makeup,
    resume,
    venue,
    tvStations: [],
    editorial: null,
    liveStream: null,
    imgUrl: null,
  });
  kept.set(eventId, timeline);
  return timeline;
}

function withRoster(team: LeagueTeam, { local }: ScheduledGame): FixtureTeam {
  const { teamId, abbreviation, location, nickname } = team;
  return {
    teamId,
    abbreviation,
    location,
    nickname,
    roster: rosterOf(team, local.sport),
    record: { wins: 0, losses: 0, ties: 0 },
    series: null,
  };
}
