import type { TeamKey } from '../../../properties/teams';

/** What a writer says before a game, whoever comes. */
export interface PreviewText {
  /** Goes on after `Cowboys at Eagles: `. */
  headline: string;
  /** Goes on after `Time, TV and `. */
  web: string;
  deck: string;
  caption: string;
  heading: string;
  intro: (them: string) => string;
  keys: (them: string) => string[];
  ending: (them: string) => string;
}

/** The one thing to look at, for the list of the week. */
export const WATCHING: Record<TeamKey, string> = {
  eagles: '*If you can watch only one this week, watch this one. You knew that.*',
  sixers: 'Look at who starts the second quarter. It says more than who starts the first.',
  flyers: 'Count the passes on the power play. Past four, they have stopped looking at the net.',
  phillies: 'Watch the third baseman before the pitch, not after it. He gives the shift away.',
  soccer: 'Keep an eye on the 18-year-old in the middle. He has usually looked twice already.',
};

export const PREVIEWS: Record<TeamKey, PreviewText> = {
  eagles: {
    headline: 'Five keys to a game that will be argued about either way',
    web: 'five keys',
    deck: 'Help the kid, or leave him alone. Run it, or wish you had. And please, nobody move before the snap.',
    caption:
      'A stadium before the gates open, which is the only time that everyone in it is right.',
    heading: 'What will decide it',
    intro: (them) =>
      `There is a version of this game in which the Eagles hand it off until ${them} get tired of being leaned on. There is another in which they fall in love with the deep ball by the second series. That is the whole argument for getting to your seat on time.`,
    keys: (them) => [
      '**Help for the kid, or no help.** When the Eagles leave rookie left tackle Amari Fairlmarsh alone, they get one more man in the pattern and one more gray hair on the coach. Our guess is that they help early, show it on film all day and stop when it matters.',
      `**Desmond Aldermarsh before halftime.** The Eagles are a better team when their running back has touched it often enough to complain of being tired. There is some chicken-and-egg here. There is also a lot of egg.`,
      '**The wind, or the roof.** Kicker Cormac Osterlholm has a notebook with every stadium in it. The team that wins the toss should ask to see it.',
      '**Third-and-short.** Linebacker Finnian Sorrelvane has a sore hamstring. If he cannot go, tackle Ivor Corholt will play more snaps than he has all season, and somebody else will have to do the talking.',
      `**Stay off the ground and behind the line.** Penalties before the snap are the only ones a coach can do anything about. Against ${them}, he would like to try.`,
    ],
    ending: (them) =>
      `**Tom Gallagher:** The Eagles' line is better than its reputation. I like it to wear on ${them} late.\n\n**Owen McBride:** I want it on record that I expect to be miserable for three hours.`,
  },
  sixers: {
    headline: 'What to watch, quarter by quarter, including the bad one',
    web: 'what to watch for',
    deck: 'The first is for looking, the third is for adjusting and the fourth takes care of itself. That leaves one.',
    caption: 'The floor an hour before a game belongs to rebounders, ball boys and rookies.',
    heading: 'Four quarters, four questions',
    intro: (them) =>
      `Basketball games are lost in a great many ways, but the Sixers have a preferred one: They play well, rest, and come back to find that the furniture has been moved. Here, quarter by quarter, is what to look at against ${them}.`,
    keys: (them) => [
      '**First: Does Viktor Alderlow come up?** When the center meets the ball at the three-point line, guards have to throw over him. When he waits in the lane, they walk into a shot and he looks tall for no reason.',
      '**Second: Who has the ball?** Give it to rookie Tariq Rudovovec, and let him throw a few away. The alternative has been five men looking for the light switch in a hotel room.',
      `**Third: The first four minutes.** The coach makes his changes at the half, and ${them} will have made theirs. Whoever is surprised will call timeout.`,
      "**Fourth: Jonas Maplegate's hands.** If they are on his hips, he is tired. If they are on his knees, so is everyone who is guarding him.",
    ],
    ending: (them) =>
      `Forward Ivor Hollinmere was asked after practice for his key to the game. "Score," he said. He was asked for another. "Tell ${them} not to."`,
  },
  flyers: {
    headline: 'Three things to watch, and one thing to hope for',
    web: 'three things to watch',
    deck: 'The half-wall, the crease and a fourth line that would like some credit.',
    caption: 'Fresh ice lasts about four minutes, which is also about how long a game plan does.',
    heading: 'Look for',
    intro: (them) =>
      `The Flyers' coach wrote one word on the whiteboard this week and left it there: *WALK*. It means that you get to the net by walking, a step at a time, since ${them} will be happy to let you skate around it all day.`,
    keys: () => [
      '**The left half-wall.** Rookie Luca Osterlmark has been moved there on the power play, where he will be hit, and from where, if he is patient about that, things open.',
      '**Rebounds.** Goaltender Silas Abernvane stops the first shot. It is the defense that has to be interested in the second one.',
      "**The fourth line.** Gideon Belmidal's shifts are 38 seconds long, unglamorous and mostly spent in the other end. Coaches notice. Now you will, too.",
    ],
    ending: () =>
      'And to hope for: that they score first. They have come from behind often enough to think it is a plan.',
  },
  phillies: {
    headline: 'A short guide to the game within the game',
    web: 'what to look for',
    deck: 'Where the shortstop stands, when the phone rings and why the man on second is touching his helmet.',
    caption: 'The hour before first pitch, when a ballpark sounds like sprinklers.',
    heading: 'From where you sit',
    intro: (them) =>
      `Anyone can watch the ball. Against ${them}, the Phillies suggest that you try watching something else for an inning at a time.`,
    keys: () => [
      "**Shortstop Percy Fairlcombe's feet.** He cheats a step on the pitch he wants hit. So do you, now that you know.",
      '**The runner on second.** If he touches the bill of his helmet, he has seen nothing. If he touches nothing, he has the sign.',
      '**Catcher Remy Birkvane, in the sixth.** It is when he begins to go out to the mound to say nothing at all. He is giving the bullpen time.',
      "**The manager's seeds.** He switches from sunflower to gum once the game is decided. Nobody has told him that we can tell.",
    ],
    ending: () => 'Then, with two outs in the ninth, watch the ball again. It is allowed.',
  },
  soccer: {
    headline: 'What the Union have to get right, and a walk of 41 steps',
    web: 'what to watch for',
    deck: 'The full backs will decide how much fun it is. The midfield will decide who wins.',
    caption: 'Corner flags go in last. Someone at the Union does it with a level.',
    heading: 'Three matters for the middle of the field',
    intro: (them) =>
      `Ask the Union's coach what he is afraid of and he will say "space." He does not mean the one with planets. He means the 15 yards behind his full backs, on which ${them} will have been doing their homework.`,
    keys: (them) => [
      "**Ezra Elkcombe's first look.** The 18-year-old midfielder checks both shoulders before the ball comes. When he has time for a third look, the Union are winning.",
      `**Corners.** Orson Sandvaker comes up for all of them. So will whoever ${them} have told to stand on his foot.`,
      "**Patience.** Dashiell Jokelsund needs one chance in a game. The trouble begins when he's offered four bad ones first.",
    ],
    ending: () =>
      'And should it come to a penalty, count. Elkcombe takes 41 steps from the center circle to the spot. If it is 41, you can start to cheer.',
  },
};
