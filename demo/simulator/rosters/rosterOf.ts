import { createRandom } from '../../random';
import type { LeagueName, SportName } from '../../../services/stats/SportEvent';
import { TEAMS } from '../../../services/stats/teams';
import { FIRST_NAMES, LAST_NAMES } from './names';

export interface Player {
  /** `Dell Harrowmere` */
  name: string;
  /** `Harrowmere`, which nobody else in the league is called. */
  lastName: string;
  number: number;
  position: string;
}

/** The starters come first, in the order of `POSITIONS`. */
export type Roster = readonly Player[];

/** The players of a team by position. Football: offense, defense, specialists, reserves. */
const POSITIONS: Record<SportName, string> = {
  football:
    'QB RB RB WR WR WR TE TE LT LG C RG RT DE DT DT DE LB LB LB CB CB S S K P WR LB CB DE RB LB',
  basketball: 'PG SG SF PF C G G F F C G F F',
  hockey: 'C LW RW C LW RW C LW RW C LW RW D D D D D D G G',
  baseball: 'CF SS RF 1B LF DH 3B C 2B SP SP SP SP SP RP RP RP RP RP RP RP IF OF C',
  soccer: 'GK RB CB CB LB CM CM CM RW ST LW DF MF MF FW FW DF GK',
};

const LEAGUES: Record<SportName, LeagueName> = {
  football: 'nfl',
  basketball: 'nba',
  hockey: 'nhl',
  baseball: 'mlb',
  soccer: 'mls',
};

/** Last names of a league in its order: each team takes its part. */
const namesOf = new Map<SportName, readonly string[]>();

/**
 * The players of a team: the same ones whenever it plays. All names are invented, and no last name
 * is twice in a league.
 */
export function rosterOf({ teamId }: { teamId: number }, sport: SportName): Roster {
  const random = createRandom(`roster ${sport} ${teamId}`);
  const positions = POSITIONS[sport].split(' ');
  const firstNames = random.shuffled(FIRST_NAMES);
  const numbers = random.shuffled(Array.from({ length: 98 }, (_, index) => index + 1));
  let names = namesOf.get(sport);
  if (!names) {
    names = createRandom(`names ${sport}`).shuffled(LAST_NAMES);
    namesOf.set(sport, names);
  }
  const team = TEAMS[LEAGUES[sport]].findIndex((other) => other.teamId === teamId);
  const first = (team < 0 ? teamId : team) * positions.length;
  return positions.map((position, index) => {
    const lastName = names[(first + index) % names.length] ?? '';
    return {
      name: `${firstNames[index % firstNames.length]} ${lastName}`,
      lastName,
      number: numbers[index] ?? 0,
      position,
    };
  });
}
