import properties from '../../properties';
import type { Team, TeamKey } from '../../properties/teams';
import type { PictureSpec } from '../edition/StoryFile';

/** Who covers a team, and how. */
export interface Desk {
  team: Team;
  writer: string;
  photographer: string;
  /** Scene of the pictures; each has two views. */
  art: PictureSpec['kind'];
  seeds: readonly [recap: number, preview: number];
  alt: string;
  /** As it stands in tags: `NFL`. */
  tag: string;
  /** A margin of so many points is a rout. */
  rout: number;
  /** h, from the start until the story of the game is in the paper. */
  filedAfter: number;
  /** `Kickoff` */
  start: string;
}

const COVERAGE: Record<TeamKey, Omit<Desk, 'team'>> = {
  eagles: {
    writer: 'tom-gallagher',
    photographer: 'Luis Ferrer / Staff',
    art: 'stadium',
    seeds: [41, 63],
    alt: 'A football stadium seen from the upper deck with its lights on',
    tag: 'NFL',
    rout: 11,
    filedAfter: 4.5,
    start: 'Kickoff',
  },
  sixers: {
    writer: 'isaiah-brooks',
    photographer: 'Joanna Beck / Staff',
    art: 'court',
    seeds: [9, 21],
    alt: 'Basketball players under bright arena lights',
    tag: 'NBA',
    rout: 12,
    filedAfter: 3.5,
    start: 'Tipoff',
  },
  flyers: {
    writer: 'peter-novak',
    photographer: 'Theo Marsh / Staff',
    art: 'rink',
    seeds: [15, 33],
    alt: 'Hockey players in front of a net under arena lights',
    tag: 'NHL',
    rout: 3,
    filedAfter: 3.5,
    start: 'Faceoff',
  },
  phillies: {
    writer: 'victor-santoro',
    photographer: 'Dana Whitlock / Staff',
    art: 'ballfield',
    seeds: [36, 58],
    alt: 'A baseball park with its lights on and the stands filling',
    tag: 'MLB',
    rout: 4,
    filedAfter: 4.5,
    start: 'First pitch',
  },
  soccer: {
    writer: 'darnell-pugh',
    photographer: 'Joanna Beck / Staff',
    art: 'pitch',
    seeds: [23, 47],
    alt: 'A soccer goal under floodlights with a crowd behind it',
    tag: 'MLS',
    rout: 3,
    filedAfter: 2.75,
    start: 'Kickoff',
  },
};

export const DESKS: readonly Desk[] = properties.teams.map((team) => ({
  team,
  ...COVERAGE[team.key],
}));
