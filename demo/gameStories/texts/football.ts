import type { Pieces } from './Cast';

/** Tom Gallagher's. */
export const football: Pieces = {
  rout: {
    headline: 'By the end, the equipment men were packing and nobody told them to stop',
    deck: 'It was over early enough for the backups to get grass stains, and for the coach to look almost sorry.',
    lede: () =>
      'The first trunk was latched before the last snap. An equipment man did it with his foot, quietly, the way you would close a door on a sleeping child, and then looked at the scoreboard once more to be sure.',
    scene: ({ name, star }) =>
      `There are two ways to talk after a game like this, and the Eagles chose the boring one. ${star()} spoke for four minutes and used the word "execution" six times, then heard himself and grinned.\n\n"I know," he said. "But what do you want me to say? We got the looks we practiced. That never happens."\n\nThe coach gave the game ball to the offensive line, which has no place to keep one. Center ${name('Cade Trendane')} put it in the laundry bin for safekeeping.`,
    ending: () =>
      'On the way out somebody asked Trendane about the ball. He stopped, said a word, and went back to look for the bin.',
  },
  win: {
    headline: 'Nobody was comfortable, and everybody is happy',
    deck: 'They bent in the usual places. When it counted, they had one more answer than the other side.',
    lede: ({ them }) =>
      `For a long while afterward nobody in the Eagles' locker room sat down. They stood at their stalls in half a uniform, like men on a train platform, as if ${them} might yet be given the ball again.`,
    scene: ({ star, other }) =>
      `"I aged," ${star()} said. "Look at me. I'm 40."\n\nHe did not look 40. He did have tape on both wrists and a piece of turf in his ear, which ${other()} removed and gave to him.\n\nThe coach was asked four ways about the last few minutes, and gave the same answer each time. "We made the play that was there," he said. "The ones that weren't there, we quit trying to make. That's called growing up."`,
    ending: ({ other }) =>
      `${other()} was the last one dressed. He had been told he could enjoy it until the film came on, he said, and he wasn't sure what time that was.`,
  },
  loss: {
    headline: 'One play short, and they can all tell you which one',
    deck: 'There were 11 versions of what went wrong in the locker room, and most of them were right.',
    lede: () =>
      "Every man in the Eagles' locker room had a play. A linebacker had the tackle he'd slipped off. A receiver had the step he'd taken inside. They went around the room like people comparing scars, and it took a while, because it had been that close.",
    scene: ({ star }) =>
      `"You can have mine," said ${star()}, who had no need to be in the line at all. "There was one I should have had in the second quarter. I'd like to have it back. I'd like to have it back right now, tonight, in my driveway."\n\nThe coach did not go looking for comfort. He said the penalties were his, the clock was his and the rest was football.\n\n"They made one more than we did," he said. "I counted."`,
    ending: ({ name }) =>
      `Guard ${name('Ezra Garrowlow')}, who had not said anything, folded his towel into quarters and put it on the floor of his stall. "Film's going to be long," he said.`,
  },
  routed: {
    headline: 'There is not much film worth keeping, and the coach says they will watch all of it',
    deck: 'They lost the line of scrimmage first, the score second and the argument on the sideline third.',
    lede: () =>
      'The lights in the meeting room were already on. The coach had seen to that before he spoke to his team, before he spoke to anybody, so that they would have to walk past it.',
    scene: ({ star }) =>
      `"I told them I wouldn't raise my voice and I didn't," the coach said. "I'd sooner have thrown something."\n\nNobody offered an excuse that lasted longer than a sentence. ${star()} began one, about field position, and gave up on it with a wave.\n\n"We got beat up," he said. "You play that thing tomorrow, we get beat up again. So you'd better not play it tomorrow."`,
    ending: () =>
      'In the hallway a clubhouse attendant was pushing a cart of oranges that no one had touched. "They\'ll want them later," he said, to nobody. "They always do."',
  },
};
