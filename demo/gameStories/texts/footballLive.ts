import { possessive } from '../apWords';
import type { Outcome } from '../Result';

/** A score as it is told in a post: names whole the first time, in the order in which they are read. */
export interface Scored {
  /** Last name, for the post's headline. */
  last: string;
  player: () => string;
  passer: () => string;
  yards: number;
  /** `the Eagles`: who scored. */
  team: string;
  /** Who did not. */
  others: string;
}

export interface Telling {
  header: (scored: Scored) => string;
  body: (scored: Scored) => string;
}

/** AP: numerals for yards. */
const length = (yards: number) => `${yards} ${yards === 1 ? 'yard' : 'yards'}`;

export type ScoreKind = 'catch' | 'run' | 'return' | 'field goal' | 'safety';

/** Tom Gallagher's, while it happens; by turns, so that no two scores of a kind read alike. */
export const OURS: Record<ScoreKind, readonly Telling[]> = {
  catch: [
    {
      header: ({ last, yards }) => `Touchdown, Eagles: ${last} from ${length(yards)}`,
      body: ({ player, passer, yards }) =>
        `${player()} had a step, and ${passer()} saw it. It covered ${length(yards)}, and the throw hit him in the hands.`,
    },
    {
      header: ({ last }) => `${last} finds the end zone`,
      body: ({ passer, player, yards }) =>
        `${passer()} looked one way, came back the other and threw to ${player()} for ${length(yards)} and the score. The end zone had nobody else in it.`,
    },
    {
      header: ({ yards }) => `A ${yards}-yard throw, and six points at the end of it`,
      body: ({ player, passer }) =>
        `That is what the drawing must look like on the whiteboard. ${player()} ran the route, and ${passer()} let go of the ball before he turned around.`,
    },
    {
      header: ({ last }) => `They lose track of ${last}, which is a mistake`,
      body: ({ player, passer, yards, others }) =>
        `Two men on the other side pointed at each other, and ${player()} was behind both. ${passer()} needed only to reach him, from ${length(yards)}. A long talk follows on the sideline of ${others}.`,
    },
    {
      header: ({ last }) => `${last} holds on, and the officials agree`,
      body: ({ player, passer, yards }) =>
        `Both arms went up, after a moment of thought. ${possessive(player())} ${yards}-yard catch stands, and ${passer()} has gone to the bench to look at it on the tablet. He seems to like it.`,
    },
    {
      header: ({ last, yards }) => `From ${length(yards)}: ${last}, and the ball into the stands`,
      body: ({ passer, player }) =>
        `Plenty of time to throw. ${passer()} used all of it and put the ball where ${player()} alone could get to it.`,
    },
    {
      header: ({ last }) => `And another one, by ${last}`,
      body: ({ player, passer, yards }) =>
        `We are running out of ways to say so. ${passer()}, ${length(yards)}, ${player()}, touchdown.`,
    },
  ],
  run: [
    {
      header: ({ last, yards }) => `${last} takes it in from ${length(yards)}`,
      body: ({ player }) =>
        `The line leaned, and ${player()} leaned with it until there was no need to. He crossed the goal line upright.`,
    },
    {
      header: ({ last }) => `Touchdown on the ground: ${last}`,
      body: ({ player, yards }) =>
        `Everyone in the building knew who would get the ball. ${player()} got it, and the ${yards}-yard run counted all the same.`,
    },
    {
      header: ({ last }) => `${last} keeps his feet, and the Eagles have six more`,
      body: ({ player, yards }) =>
        `There was a hand on ${player()} at the start of it and another at the end. Neither of them held. The run goes down as ${length(yards)}.`,
    },
    {
      header: ({ yards, last }) => `Give it to ${last}: a ${yards}-yard touchdown run`,
      body: ({ player }) =>
        `Nothing clever about that one. ${player()} followed his guards, who are large, and came out on the right side of them.`,
    },
  ],
  return: [
    {
      header: ({ last }) => `Picked off! ${last} goes all the way`,
      body: ({ player, yards }) =>
        `${player()} read the quarterback's eyes, stepped in front of the throw and ran it back ${length(yards)}. Half of the bench ran along.`,
    },
    {
      header: ({ yards }) => `The defense scores: an interception, ${length(yards)} and gone`,
      body: ({ player }) =>
        `The throw was late, and ${player()} was not. The only man who could have caught him was a photographer.`,
    },
  ],
  'field goal': [
    {
      header: ({ last, yards }) => `${last} is good from ${yards}`,
      body: ({ player, yards }) =>
        `The drive ran out of room, and ${player()} came on. From ${yards} yards it was straight.`,
    },
    {
      header: ({ yards }) => `Three points from ${yards} yards`,
      body: ({ player }) =>
        `Not what they came down the field for, but points. ${player()} had turned his back to it before it was over the bar.`,
    },
    {
      header: ({ last }) => `The Eagles settle for three, and ${last} obliges`,
      body: ({ player, yards }) =>
        `It is not seven. It is not nothing, either: ${player()} kicked a ${yards}-yarder that never looked like anything else.`,
    },
    {
      header: ({ last, yards }) => `${yards} yards, up and through for ${last}`,
      body: ({ player }) =>
        `Good snap, good hold and a kick by ${player()} that split the uprights.`,
    },
    {
      header: ({ last }) => `Another call for ${last}, another kick inside the posts`,
      body: ({ player, yards }) =>
        `${player()} tried this one from ${yards} yards. The holder had started to walk off early.`,
    },
  ],
  safety: [
    {
      header: () => 'Two points for the defense',
      body: ({ team, others }) =>
        `A safety. That is two points for ${team}, and the ball as well: ${others} have to kick it away.`,
    },
    {
      header: () => 'A safety, and the loudest two points there are',
      body: ({ others }) =>
        `Nowhere to go and nobody to throw to: ${others} went down behind their own goal line.`,
    },
  ],
};

export const THEIRS: Record<ScoreKind, readonly Telling[]> = {
  catch: [
    {
      header: ({ last, yards }) => `The other side scores: ${last}, ${length(yards)}`,
      body: ({ player, passer, yards, team }) =>
        `${passer()} had time, and used it. ${player()} is on the end of it, ${length(yards)}, and ${team} have a touchdown.`,
    },
    {
      header: ({ last }) => `${last} gets behind the secondary`,
      body: ({ player, passer }) =>
        `A safety bit on the first move, and ${player()} made a second one. The throw by ${passer()} was the easy part.`,
    },
    {
      header: ({ yards }) => `Beaten from ${length(yards)}`,
      body: ({ player, passer, team }) =>
        `${passer()} to ${player()}. The Eagles wanted a flag and did not get one, and ${team} have six.`,
    },
    {
      header: ({ last }) => `A touchdown for ${last}, and some pointing in the secondary`,
      body: ({ player, passer, yards }) =>
        `Somebody was supposed to be with ${player()}. ${passer()} found out before the Eagles did, and threw it for ${length(yards)}.`,
    },
    {
      header: ({ last }) => `Nothing to argue about: ${last} scores`,
      body: ({ passer, player, yards }) =>
        `Well thrown by ${passer()} and well caught by ${player()}, for ${length(yards)}. Even the man next to me in the press box nodded.`,
    },
  ],
  run: [
    {
      header: ({ last, yards }) => `${last} runs in from ${length(yards)}`,
      body: ({ player, team }) =>
        `The middle of the line gave way, and ${player()} walked through it. A touchdown for ${team}.`,
    },
    {
      header: ({ last }) => `Nobody gets a hand on ${last}`,
      body: ({ player, yards }) =>
        `One block at the corner was all that ${player()} needed on a ${yards}-yard run.`,
    },
    {
      header: ({ last }) => `${last} pushes it over`,
      body: ({ player, yards }) =>
        `Half of the defense thought he was down. ${player()} kept his legs going, and the ${yards}-yard run is six points.`,
    },
    {
      header: ({ yards }) => `On the ground from ${length(yards)}, and in`,
      body: ({ player }) =>
        `The Eagles brought an extra man. He met a guard, and ${player()} met nobody.`,
    },
  ],
  return: [
    {
      header: ({ last }) => `Intercepted, and ${last} returns it for a touchdown`,
      body: ({ player, yards }) =>
        `The worst throw there is. ${player()} had it in stride and had ${length(yards)} of grass before him.`,
    },
    {
      header: ({ yards }) => `A pass the wrong way: ${length(yards)} and a score`,
      body: ({ player, team }) =>
        `${player()} jumped the route. That is six for ${team}, and their offense never left the bench.`,
    },
  ],
  'field goal': [
    {
      header: ({ last, yards }) => `A ${yards}-yard field goal by ${last}`,
      body: ({ player, team }) =>
        `Not a touchdown, at least. ${player()} gets three points for ${team}.`,
    },
    {
      header: ({ last }) => `The defense gives up three, and ${last} takes them`,
      body: ({ player, yards }) =>
        `It could have been more. ${player()} came on and was good from ${yards} yards.`,
    },
    {
      header: ({ yards }) => `Good from ${yards}, and no more than that`,
      body: ({ player }) =>
        `The Eagles will take that trade. ${possessive(player())} kick had plenty of leg.`,
    },
    {
      header: ({ last }) => `Points for the other sideline: ${last}, three of them`,
      body: ({ player, yards, others }) =>
        `${player()} hit it from ${yards} yards. On the sideline of ${others}, the coach clapped for his defense, once.`,
    },
    {
      header: ({ last, yards }) => `${last} again, from ${yards} yards`,
      body: ({ player }) => `Same uprights, same result. ${player()} did not watch it land.`,
    },
  ],
  safety: [
    {
      header: () => 'A safety against the Eagles',
      body: ({ team }) =>
        `Caught in their own end zone. Two points for ${team}, who get the ball back, too.`,
    },
    {
      header: () => 'Two points given away',
      body: () => 'Backed up to their goal line, the Eagles tried to get out and did not.',
    },
  ],
};

/** The last word, pinned. */
export const TAKEAWAYS: Record<Outcome, { header: string; body: (star: () => string) => string }> =
  {
    rout: {
      header: 'The takeaway: It was over before it was over',
      body: (star) =>
        `The backups finished it. "I got to hold a cup of water and watch," ${star()} said on his way in. "I recommend it."`,
    },
    win: {
      header: 'The takeaway: Close enough to hurt, good enough to count',
      body: (star) =>
        `They have won prettier ones. "Show me the column for pretty," said ${star()}, and kept walking.`,
    },
    draw: {
      header: 'The takeaway: Nobody won, and it took a while',
      body: (star) =>
        `"What do I do with that?" ${star()} asked in the tunnel. No one had an answer for him.`,
    },
    loss: {
      header: 'The takeaway: A play here, a play there, and a quiet locker room',
      body: (star) =>
        `There will be much talk about the one that got away. "Which one?" said ${star()}. "I have a list."`,
    },
    routed: {
      header: 'The takeaway: There was no part of this one they will want back',
      body: (star) =>
        `"No," said ${star()}, when he was asked if anything had gone right. He was polite about it.`,
    },
  };
