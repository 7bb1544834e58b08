import type { Pieces } from './Cast';

/** Peter Novak's. */
export const hockey: Pieces = {
  rout: {
    headline: 'For once they tried leading, and it turns out they like it',
    deck: 'Four lines rolled, nobody chased the game and the coach had time to finish a stick of gum.',
    lede: () =>
      'It has been the habit of this Flyers team to fall behind and then get interested. So there was something almost improper about the way they went about this one, like guests who arrive early and help set the table.',
    scene: ({ star }) =>
      `"We talk about leading," the coach said. "We talk about it a lot. I'd begun to think they believed it was a figure of speech."\n\n${star()} took questions with a bag of ice on a foot he said was fine. He was asked what had changed. He gave the matter some thought.\n\n"We scored," he said, "and then we did it again."`,
    ending: ({ other }) =>
      `Across the room ${other()} was taping a stick for the morning. It is a superstition, he said. You do it before you have had time to feel clever.`,
  },
  win: {
    headline: 'They hang on at the end with whatever was left to hang on with',
    deck: 'Blocked shots, a lost glove and a last minute that took about an hour.',
    lede: () =>
      'The horn had gone and one of the Flyers was still lying across the front of his own net, stick out, cheek on the ice, blocking a shot that no longer existed. Two teammates picked him up by the pads and turned him toward the handshakes.',
    scene: ({ star, other }) =>
      `"I didn't hear it," the man they picked up explained afterward. "I figured somebody would tell me."\n\nThey do not all need to be pretty, the coach said, and he would not mind if one of these days one was. ${star()} had a welt the size of a puck under his arm. It was, in fact, from a puck; you could very nearly read it.\n\n"Put it in a frame," said ${other()}.`,
    ending: ({ name }) =>
      `In the corridor, defenseman ${name('Kofi Yarrowcombe')} was walking up and down in his socks. He was all right, he said. He just wanted to make sure it was over.`,
  },
  loss: {
    headline: 'They had the chances, a post and an hour to think about it',
    deck: 'It went to the team that needed fewer tries.',
    lede: ({ star }) =>
      `You could hear it from the top row: iron. The rest of the game was decent hockey, played hard and close, but when ${star()} sat down at his stall that was the sound he was still listening to.`,
    scene: ({ other }) =>
      `"An inch," he said. "I'm not saying we deserved the inch. I'm saying that's what it was."\n\nThe coach had no argument with the effort, and said so, and then argued with it. There had been too many passes that wanted to be prettier than the last one. There had been a line change "like a fire drill at a retirement home."\n\n${other()} said he thought the team had been good for 50 minutes. Someone reminded him that it is 60.\n\n"I know," he said. "I was there for the other ones, too."`,
    ending: ({ star }) =>
      `On his way to the shower ${star()} stopped at a steel doorframe and rapped on it, twice, with his knuckles. "That's it," he said. "That's the note."`,
  },
  routed: {
    headline: 'A long one gets longer, and a speech is delivered behind a closed door',
    deck: 'There was a timeout that did not help, a scrum that meant nothing and a speech that might have.',
    lede: () =>
      "By the third period the Flyers' coach had stopped pacing. He stood with his arms folded and his tie straight, like a man at a bus stop who has begun to suspect that it is a holiday.",
    scene: ({ name, other }) =>
      `The coach had said what he had to say between periods. It was not long. Those who heard it would not repeat it, out of respect for their mothers.\n\n"We were loose in every place you can be loose," center ${name('Lorenzo Dungate')} said. "And then we got angry, and that's worse. Angry's just loose with your head down."\n\nThere was not much to salvage. ${other()} stood and answered everything, twice in some cases, since it was somebody's turn.`,
    ending: () =>
      'They practice in the morning. The sheet on the door had been changed by hand to begin an hour earlier, and next to it someone had drawn a small frowning face. Nobody had taken it down.',
  },
  lateWin: {
    headline: 'Overtime, extra credit and a bench that emptied like a school',
    deck: 'Sixty minutes did not do it. What came after did.',
    lede: () =>
      "They came over the boards all at once, sticks and gloves and a water bottle, and at the bottom of it somebody was laughing so hard that the Flyers' trainer, who had run out with his bag, thought at first he was hurt.",
    scene: ({ star, other }) =>
      `"I owe everybody a dinner," ${star()} said. "Somewhere cheap."\n\nThe coach had spent the intermission before overtime with his hands in his pockets. He had thought of saying something about character. Then, he said, he looked around the room and thought better of it.\n\n"They were eating orange slices," he said. "They looked about 9. I figured, leave it."\n\n${other()} confirmed the oranges.`,
    ending: () =>
      "The water bottle was found in the penalty box. It had been somebody's idea to chill it there, and nobody would say whose.",
  },
  lateLoss: {
    headline: 'Sixty good minutes, and then the part where it only takes a second',
    deck: 'They bring home a point. It did not feel like one.',
    lede: () =>
      'There is no slower skate than the one back to the bench after a game ends that way. The Flyers did it in a line, heads down, like people leaving a movie by the side door.',
    scene: ({ star, other }) =>
      `"You get a point," ${star()} said. He turned his palm up, to see if it was there.\n\nThe coach would not call it a moral victory; he'd gone through his supply of those, he said. But he had liked the patience of it, and the work along the wall. He even liked the mistake, in a way, because it was made going forward.\n\n"Not tonight," he said. "Tonight I hate it. Ask me tomorrow."\n\n${other()} said that tomorrow would be fine with him.`,
    ending: () =>
      'An assistant went down the row of stalls and put a hand on each helmet, once, as you would count children on a bus. They were all there.',
  },
};
