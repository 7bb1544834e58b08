import type { LeagueName } from '../SportEvent';
import type { Standings, StandingsTeam } from '../Standings';
import { numberOf } from '../wire';
import { ProviderError } from './ProviderError';
import { at, listAt } from './readEvents';

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
  const teamId = number(at(team, 'teamId'));
  const record = at(team, 'record');
  const [wins, losses] = [number(at(record, 'wins')), number(at(record, 'losses'))];
  if (teamId === null || wins === null || losses === null) return [];
  const late = number(at(record, 'overtimeLosses')) ?? number(at(record, 'ties'));
  return [
    {
      teamId,
      location: text(at(team, 'location')),
      nickname: text(at(team, 'nickname')),
      abbreviation: text(at(team, 'abbreviation')),
      record: { wins, losses, ...(late === null ? {} : { ties: late }) },
      percentage: text(at(record, 'percentage')),
      gamesBack: text(at(at(team, 'division'), 'gamesBack')),
      points: number(at(team, 'teamPoints')) ?? number(at(team, 'points')),
      streak: streakOf(at(team, 'streak')),
      // The provider's standings have none.
      lastFive: [],
    },
  ];
}

/** `{kind: "Win", games: 3}` as `W3`, `Overtime Loss` as `OT`. */
function streakOf(streak: unknown): string {
  if (typeof streak === 'string') return streak.trim();
  const name = text(at(streak, 'kind')).toUpperCase();
  const kind = name.startsWith('O') ? 'OT' : name.slice(0, 1);
  const games = number(at(streak, 'games'));
  return kind && games ? `${kind}${games}` : '';
}

function text(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** Also as text; null where it is none, so that nothing that was not sent becomes a 0. */
function number(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const written = numberOf(value);
  return Number.isFinite(written) ? written : null;
}
