import type { Final } from '../../utils/stats/game';
import { storyAddress } from '../edition/easternTime';
import type { StoryFile } from '../edition/StoryFile';
import type { Desk } from './desks';
import { gameStoryFile } from './gameStoryFile';
import { livePosts } from './livePosts';
import { resultOf } from './Result';

const MINUTE = 60_000;

/**
 * The live blog of a football game that is over, "as it happened", dated on the day of the game; null
 * where the game's start is not known.
 */
export function liveStory(
  game: Final,
  desk: Desk,
  recap: StoryFile,
  clock: Date,
): StoryFile | null {
  // Its own names: this is another story than the recap.
  const result = resultOf(game, desk);
  const start = Date.parse(game.start.at ?? '');
  if (!result || !start) return null;
  const posts = livePosts(result);
  const [first = { minute: 0 }] = posts;
  const last = posts.at(-1)?.minute ?? 0;
  // A game that took less time than most ends when it ended: nothing is of the future.
  const pace = Math.min(1, (clock.getTime() - start) / MINUTE / (last + 1));
  const agoOf = (minute: number) => {
    const since = minute > 0 ? minute * pace : minute;
    return Math.ceil((clock.getTime() - start) / MINUTE - since);
  };
  const written = new Date(clock.getTime() - recap.hoursAgo * 60 * MINUTE);
  const links = [
    `Related link: Box score, plays and statistics | ${result.page}`,
    `Related link: The game story | ${storyAddress(desk.team.path, recap.address, written)}`,
  ];
  const cards = posts
    .toReversed()
    .map(({ minute, header, body }, index) =>
      [
        `## ${header}`,
        `Timestamp -${agoOf(minute)}m`,
        ...(index === 0 ? ['Pinned'] : []),
        `Live blog name: ${LIVE_NAME}`,
        ...(index === 0 ? links : []),
        '',
        body(),
      ].join('\n'),
    );
  return {
    ...gameStoryFile(desk, game, {
      slug: `${desk.team.key}-last-game-live`,
      address: `${desk.team.key}-last-game-live-updates`,
      headline: `As it happened: ${result.scoreLine}, score by score`,
      web: `${result.scoreLine}: As it happened`,
      eyebrow: LIVE_NAME,
      description: `Every score at ${result.park}, as it was told from the press box.`,
      subject: 'Live Updates',
      hoursAgo: agoOf(first.minute) / 60,
      lead: {
        seed: LEAD_SEED,
        alt: 'A football player runs with the ball in front of a full stadium',
        caption: `${result.park}, where the ${desk.team.name} and ${result.opponent} played ${result.day}.`,
      },
      body: cards.join('\n\n'),
    }),
    subtype: 'live',
    isEnded: true,
    updatedHoursAgo: agoOf(last) / 60,
    related: [recap.slug],
  };
}

const LIVE_NAME = 'Eagles Live';
const LEAD_SEED = 52;
