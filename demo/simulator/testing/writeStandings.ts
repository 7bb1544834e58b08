import type { Standings, StandingsTeam } from '../../../services/stats/Standings';
import { Spelling } from '../spelling/Spelling';

/** What the provider calls the letters of streaks. */
const KINDS: Readonly<Record<string, string>> = {
  W: 'Win',
  L: 'Loss',
  T: 'Tie',
  O: 'Overtime Loss',
};

/** The standings of a league as the provider has them: one conference with its divisions. */
export function writeStandings({ league, groups }: Standings): unknown {
  return {
    status: 'OK',
    apiResults: [
      {
        league: {
          abbreviation: league.toUpperCase(),
          season: {
            conferences: [
              {
                name: league.toUpperCase(),
                divisions: groups.map(({ name, teams }) => ({
                  name,
                  teams: teams.map((team) => writeTeam(team, league === 'nhl')),
                })),
              },
            ],
          },
        },
      },
    ],
  };
}

function writeTeam(team: StandingsTeam, hasLateLosses: boolean): unknown {
  const { teamId, location, nickname, abbreviation, record, points, streak } = team;
  const spelling = new Spelling(teamId);
  const of = (value: number) => spelling.number(value);
  const { wins, losses, ties = 0 } = record;
  return {
    teamId: of(teamId),
    location,
    nickname,
    abbreviation,
    record: {
      wins: of(wins),
      losses: of(losses),
      ...(hasLateLosses ? { overtimeLosses: of(ties) } : { ties: of(ties) }),
      percentage: team.percentage.padStart(6),
    },
    ...(team.gamesBack ? { division: { gamesBack: gamesBackOf(team.gamesBack) } } : {}),
    ...(points === null ? {} : { teamPoints: of(points) }),
    ...(streak
      ? { streak: { kind: KINDS[streak[0] ?? ''], games: of(Number(/\d+/.exec(streak)?.[0])) } }
      : {}),
  };
}

/** `2½` as `2.5`, and the leader's `—` as `0`. */
function gamesBackOf(printed: string): string {
  if (printed === '—') return '0';
  const whole = printed.replace('½', '');
  return printed.endsWith('½') ? `${whole === '-' ? '-0' : whole || '0'}.5` : whole;
}
