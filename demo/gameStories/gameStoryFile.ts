import type { StoryFile } from '../edition/StoryFile';
import type { Desk } from './desks';
import type { Game } from '../../utils/stats/game';

export interface GameText {
  /** Id of the document, the same for every game. */
  slug: string;
  /** What stands in its address. */
  address: string;
  headline: string;
  web: string;
  eyebrow: string;
  description: string;
  /** `Game Stories` */
  subject: string;
  hoursAgo: number;
  /** Without `alt`, the desk's. */
  lead: { seed: number; caption: string; alt?: string };
  body: string;
}

/** A story about a game as if it had been read from a file of the edition. */
export function gameStoryFile(
  desk: Desk,
  { eventId, away, home }: Game,
  text: GameText,
): StoryFile {
  const { subject, lead, ...written } = text;
  const other = home.teamId === desk.team.teamId ? away : home;
  return {
    ...written,
    ...PLAIN,
    file: `game ${eventId}`,
    section: desk.team.path,
    sections: ['/sports'],
    authors: [desk.writer],
    // The game's page finds its stories by the other team.
    tags: [desk.team.name, other.nickname, desk.tag, subject],
    lead: { kind: desk.art, ratio: '16x9', alt: desk.alt, credit: desk.photographer, ...lead },
    comments: true,
  };
}

/** What a story about a game has nothing of. */
export const PLAIN = {
  subtype: 'regular',
  print: { headline: '', front: 0 },
  updatedHoursAgo: null,
  related: [],
  corrections: [],
  distributor: null,
  video: null,
  gallery: null,
  isEnded: false,
  audio: null,
  event: null,
  verdict: null,
  callToAction: null,
  places: [],
} satisfies Partial<StoryFile>;
