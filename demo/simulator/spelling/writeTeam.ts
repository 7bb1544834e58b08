import type { WonLostTied } from '../../../services/stats/Standings';
import type { EventRecord, EventTeam, SportName } from '../../../services/stats/SportEvent';
import type { PlayedTeam } from '../play/PlayedGame';
import { rateOf } from '../play/Sheet';
import type { Spelling } from './Spelling';

export interface TeamSituation {
  sport: SportName;
  /** Whether the game has begun; before it the provider sends no score. */
  hasBegun: boolean;
  /** Whether it is known who plays. */
  isKnown: boolean;
}

/** A side of an event. */
export function writeTeam(
  team: PlayedTeam,
  { sport, hasBegun, isKnown }: TeamSituation,
  spelling: Spelling,
): EventTeam {
  const { place, score, linescores, linescoreTotals: totals, series } = team;
  const of = (value: number) => spelling.number(value);
  return {
    ...(isKnown ? namesOf(team) : nobody(spelling)),
    teamLocationType: { teamLocationTypeId: place === 'home' ? 1 : 2, name: place },
    logos: [],
    ...(hasBegun ? { score: of(score) } : {}),
    ...(linescores.length > 0
      ? { linescores: linescores.map((line) => ({ ...line, score: of(line.score) })) }
      : spelling.pick<Pick<EventTeam, 'linescores'>>('no line scores', {}, { linescores: [] })),
    ...(totals && hasBegun
      ? {
          linescoreTotals: {
            runs: of(totals.runs),
            hits: of(totals.hits),
            errors: of(totals.errors),
          },
        }
      : {}),
    ...shootoutOf(team, sport, spelling),
    isWinner: spelling.flag(team.isWinner),
    timeoutsLeft: of(team.timeoutsLeft),
    record: writeRecord(isKnown ? team.record : NO_GAMES, sport, spelling),
    series: series && writeRecord(series, sport, spelling),
  };
}

const NO_GAMES: WonLostTied = { wins: 0, losses: 0, ties: 0 };

type Names = Pick<EventTeam, 'teamId' | 'abbreviation' | 'displayName' | 'nickname' | 'location'>;

function namesOf({ teamId, abbreviation, nickname, location }: PlayedTeam): Names {
  return { teamId, abbreviation, nickname, location, displayName: location };
}

/** A side that is still to be found out. */
function nobody(spelling: Spelling): Names {
  const name = spelling.pick('unknown sides', 'TBA', 'TBD', '');
  const teamId = spelling.pick('ids of unknown sides', 0, -1);
  return { teamId, abbreviation: name, nickname: name, location: name, displayName: name };
}

function shootoutOf(
  { shootoutScore }: PlayedTeam,
  sport: SportName,
  spelling: Spelling,
): Pick<EventTeam, 'shootoutGoals' | 'shootoutScore'> {
  if (shootoutScore === undefined) return {};
  const goals = spelling.number(shootoutScore);
  return sport === 'hockey' ? { shootoutGoals: goals } : { shootoutScore: goals };
}

function writeRecord(
  { wins, losses, ties }: WonLostTied,
  sport: SportName,
  spelling: Spelling,
): EventRecord {
  const of = (value: number) => spelling.number(value);
  const played = wins + losses + ties;
  const lateLosses = { overtimeLosses: of(ties) };
  return {
    wins: of(wins),
    losses: of(losses),
    ...(sport === 'hockey'
      ? spelling.pick<EventRecord | object>('overtime losses', lateLosses, { ties: of(ties) })
      : { ties: of(ties) }),
    percentage: rateOf(wins + (sport === 'hockey' ? 0 : ties / 2), played),
  };
}
