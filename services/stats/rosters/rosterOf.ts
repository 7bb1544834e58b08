import { createRandom } from '../random';
import type { SportName } from '../SportEvent';
import { FIRST_NAMES, LAST_NAMES } from './names';

export interface Player {
  /** `Dell Harrowby` */
  name: string;
  /** `Harrowby` */
  lastName: string;
  number: number;
  position: string;
}

/** The starters come first, in the order of `POSITIONS`. */
export type Roster = readonly Player[];

/** The players of a team by position. Football: offense, defense, specialists. */
const POSITIONS: Record<SportName, string> = {
  football:
    'QB RB RB WR WR WR TE TE LT LG C RG RT DE DT DT DE LB LB LB CB CB S S K P WR LB CB DE RB LB',
  basketball: 'PG SG SF PF C G G F F C G F F',
  hockey: 'C LW RW C LW RW C LW RW C LW RW D D D D D D G G',
  baseball: 'CF SS RF 1B LF DH 3B C 2B SP SP SP SP SP RP RP RP RP RP RP RP IF OF C',
  soccer: 'GK RB CB CB LB CM CM CM RW ST LW DF MF MF FW FW DF GK',
};

/**
 * The players of a team: the same ones whenever it plays. All names are invented; no name is twice
 * in a team.
 */
export function rosterOf(team: { teamId: number }, sport: SportName): Roster {
  const random = createRandom(`roster ${sport} ${team.teamId}`);
  const lastNames = random.shuffled(LAST_NAMES);
  const firstNames = random.shuffled(FIRST_NAMES);
  const numbers = random.shuffled(Array.from({ length: 98 }, (_, index) => index + 1));
  return POSITIONS[sport].split(' ').map((position, index) => {
    const lastName = lastNames[index % lastNames.length] ?? '';
    return {
      name: `${firstNames[index % firstNames.length]} ${lastName}`,
      lastName,
      number: numbers[index] ?? 0,
      position,
    };
  });
}
