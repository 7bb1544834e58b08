import type { League } from './game';
import { count, fields, firstText, list, text } from './read';
import { OUTCOMES, type Outcome, type Standings, type StandingsTeam } from './standings';

const MAX_TEAM_ID = 2_147_483_647;

/**
 * The standings of a league out of the provider's answer, also inside of `data`; null when it holds
 * none. Teams without a name and groups without a team are left out. Never throws.
 */
export function parseStandings(raw: unknown, league: League): Standings | null {
  const { groups, data } = fields(raw);
  const written = groups ?? fields(data)['groups'];
  if (!Array.isArray(written)) return null;
  return {
    league,
    groups: (written as unknown[]).map(fields).flatMap((group) => {
      const teams = list(group['teams']).flatMap(readTeam);
      return teams.length > 0 ? [{ name: text(group['name']), teams }] : [];
    }),
  };
}

function readTeam(value: unknown): StandingsTeam[] {
  const team = fields(value);
  const location = text(team['location']);
  const nickname = firstText(team['nickname'], location);
  const record = readRecord(team['record']);
  if (!nickname || !record) return [];
  return [
    {
      teamId: count(team['teamId'], MAX_TEAM_ID) ?? 0,
      location,
      nickname,
      abbreviation: text(team['abbreviation']) || nickname,
      record,
      percentage: printedShare(text(team['percentage'])),
      gamesBack: printedGames(text(team['gamesBack'])),
      points: text(team['points']),
      streak: text(team['streak']),
      lastFive: list(team['lastFive']).flatMap(readOutcome).slice(-5),
    },
  ];
}

function readOutcome(value: unknown): Outcome[] {
  return OUTCOMES.filter((outcome) => outcome === text(value));
}

/** `{wins, losses, ties}`, in hockey `overtimeLosses`, or the text `7-3` or `7-3-1`. */
function readRecord(value: unknown): StandingsTeam['record'] | null {
  const [, won, lost, tied] = /^(\d+)\s*[-–]\s*(\d+)(?:\s*[-–]\s*(\d+))?$/.exec(text(value)) ?? [];
  const record = fields(value);
  const wins = count(record['wins'] ?? won);
  const losses = count(record['losses'] ?? lost);
  if (wins === null || losses === null) return null;
  const ties = count(record['overtimeLosses']) ?? count(record['ties']) ?? count(tied);
  return { wins, losses, ties };
}

/** As newspapers print it: `.625`, `1.000`; also when it came padded, or as a percentage. */
function printedShare(written: string): string {
  const found = /^(\d*(?:\.\d*)?)\s*(%?)$/.exec(written);
  const value = Number(found?.[1] || Number.NaN);
  if (Number.isNaN(value)) return written;
  const share = found?.[2] ? value / 100 : value;
  return share <= 1 ? share.toFixed(3).replace(/^0/, '') : written;
}

/** `2½`; `—` for the leader. */
function printedGames(written: string): string {
  if (/^-?0*(\.0*)?$/.test(written)) return written === '' ? '' : '—';
  return written.replace(/^0*(|[1-9]\d*)\.(\d+)$/, (_all, whole: string, rest: string) =>
    /^50*$/.test(rest) ? `${whole}½` : `${whole || '0'}${rest.replace(/^0+$/, '') && `.${rest}`}`,
  );
}
