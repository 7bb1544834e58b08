import type { Team } from '../../../properties/teams';

/** What a scoreboard asks `sport-games-api-v2` for. */
export interface GamesQuery {
  sport: string;
  league: string;
  teamId?: number;
  eventId?: number;
  pbp?: boolean;
  driveCharts?: boolean;
}

interface Page {
  /** Of the page, with its query: `/eagles/gamedaycentral/123`, `/game?team_id=354`. */
  requestUri: string;
  /** `_id` of the page's section; empty for none. */
  section: string;
}

/**
 * The team of a scoreboard: the one the editor named, else that of the page's address, its `team_id`
 * (widgets §2) or its section; null for none of the five.
 */
export function boardTeam(
  teams: readonly Team[],
  teamName: string,
  { requestUri, section }: Page,
): Team | null {
  const { pathname, searchParams } = new URL(requestUri, 'https://site.invalid');
  const first = `/${pathname.split('/')[1] ?? ''}`;
  const id = Number(searchParams.get('team_id'));
  const named = teams.find(({ path }) => path === teamName);
  return (
    named ??
    teams.find(({ path }) => path === first) ??
    teams.find(({ teamId }) => teamId === id) ??
    teams.find(({ path }) => path === section) ??
    null
  );
}

/** The games to choose from: those of the team, all of its league's window. */
export function teamQuery({ sport, league, teamId }: Team): GamesQuery {
  return { sport, league, teamId };
}

/**
 * On `{team}/gamedaycentral/{eventId}` that game alone, with its plays and drives (widgets §7); on
 * another page the games of the team.
 */
export function gamedayQuery(team: Team, requestUri: string): GamesQuery {
  const { pathname } = new URL(requestUri, 'https://site.invalid');
  const eventId = Number(/\/gamedaycentral\/(\d+)\/?$/.exec(pathname)?.[1] ?? 0);
  if (eventId === 0) return teamQuery(team);
  const { sport, league } = team;
  return { sport, league, eventId, pbp: true, driveCharts: true };
}
