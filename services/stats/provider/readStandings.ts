import type { LeagueName } from '../SportEvent';
import type { Standings, StandingsTeam } from '../Standings';
import { ProviderError } from './ProviderError';
import { at, isObject, listAt } from './readEvents';

/**
 * The standings in the provider's answer: `apiResults[0].league.season.conferences[].divisions[]`,
 * where a league without divisions has its teams in the conference. Ours are taken as they are.
 *
 * @throws ProviderError when no team is found in it
 */
export function readStandings(json: unknown, league: LeagueName): Standings {
  if (at(json, 'league') === league && Array.isArray(at(json, 'groups'))) return json as Standings;
  const [result] = listAt(json, 'apiResults');
  const groups = listAt(at(at(result, 'league'), 'season'), 'conferences')
    .flatMap((conference) => [conference, ...listAt(conference, 'divisions')])
    .map((group) => ({
      name: text(at(group, 'name')),
      teams: listAt(group, 'teams').flatMap(readTeam),
    }))
    .filter(({ teams }) => teams.length > 0);
  if (groups.length > 0) return { league, groups };
  throw new ProviderError(
    'its answer has no standings in it',
    'Compare it with readStandings.ts: the provider may have changed its format.',
  );
}

function readTeam(team: unknown): StandingsTeam[] {
  const teamId = at(team, 'teamId');
  const record = at(team, 'record');
  if (typeof teamId !== 'number' || !isObject(record)) return [];
  const points = at(team, 'teamPoints') ?? at(team, 'points');
  return [
    {
      teamId,
      location: text(at(team, 'location')),
      nickname: text(at(team, 'nickname')),
      abbreviation: text(at(team, 'abbreviation')),
      record: {
        wins: number(record['wins']),
        losses: number(record['losses']),
        ties: number(record['overtimeLosses'] ?? record['ties']),
      },
      percentage: text(record['percentage']),
      gamesBack: text(at(at(team, 'division'), 'gamesBack')),
      points: typeof points === 'number' ? points : null,
      streak: streakOf(at(team, 'streak')),
      // The provider's standings have none.
      lastFive: [],
    },
  ];
}

/** `{kind: "Win", games: 3}` as `W3`. */
function streakOf(streak: unknown): string {
  if (typeof streak === 'string') return streak;
  const kind = text(at(streak, 'kind')).slice(0, 1).toUpperCase();
  const games = number(at(streak, 'games'));
  return kind && games > 0 ? `${kind}${games}` : '';
}

function text(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

function number(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
