import type { Pieces } from './Cast';

/** Darnell Pugh's. */
export const soccer: Pieces = {
  rout: {
    headline: 'Goals, and then more goals, and a drummer who lost a stick',
    deck: 'A team that has made a habit of suffering took a day off from it.',
    lede: () =>
      'The drum that goes wherever the Union go had only one stick by the end. The other had flown off somewhere around the third goal, and its owner was playing the rim with a rolled-up program, no less loudly.',
    scene: ({ star, other }) =>
      `"We heard it," ${star()} said. "It sounded terrible. It was beautiful."\n\nThe coach has a rule about scoring: You celebrate until the ball is on the center spot, then you forget. He admitted that he'd lost track of it himself.\n\n"I was thinking about dinner," he said. "In this job you don't get to think about dinner."\n\n${other()}, who never stopped running, was asked what had got into everyone. He shrugged, and said the ball had.`,
    ending: () =>
      'The stick turned up in the ninth row. A girl of about 6 had it. She had been told that she could give it back, and she was considering it.',
  },
  win: {
    headline: 'One good moment, and then a great deal of standing in the way',
    deck: 'They defended the last of it with everything, including a face.',
    lede: ({ name }) =>
      `Center back ${name('Orson Sandvaker')} stopped the last shot with his nose. He did not plan to. He had turned his head to shout at somebody, and there it was, and then there he was, on his back, giving a thumbs-up to no one in particular.`,
    scene: ({ star }) =>
      `"Write that I read it," said Sandvaker, through gauze.\n\nThe Union will not often win more neatly than this or more nervously. The coach had used all of his changes and had begun, his assistants said, to mark a man himself along the touchline.\n\n"You get one chance to be brave and 20 to be sensible," he said. "${star()} took the first. The rest of them took the 20."`,
    ending: () =>
      'Sandvaker was told the nose was not broken. He looked, for a moment, a bit let down.',
  },
  draw: {
    headline: 'A point apiece, and two teams that each thought it should have been three',
    deck: 'They traded chances, complaints and, at the end, shirts.',
    lede: () =>
      'Nobody knew what to do with his face. At the whistle the Union looked over at the other side to see how they were taking it, and the other side was looking back.',
    scene: ({ star, other }) =>
      `"It's a good point," the coach said. He waited. "If I say it again, I might believe it."\n\nThere was enough in the game for either team to have won it and for neither to deserve to. ${star()} thought the Union had been the better side for an hour. ${other()} thought it had been a different hour.\n\n"Put his and mine together," he said, "and we'd have had it."`,
    ending: ({ other }) =>
      `${other()} had swapped shirts with someone and had on one that was two sizes too small. "I drew with this, too," he said.`,
  },
  loss: {
    headline: 'They had their chances, and they will be seeing them for a while',
    deck: 'Soccer keeps only one kind of score, a complaint that is about as old as soccer.',
    lede: () =>
      'The goalkeeper stayed out there longest. He walked the line from one post to the other, heel to toe, as though the goal might have been made a little too wide, and then he picked up his towel and came in.',
    scene: ({ star, other }) =>
      `"Twenty-four feet," the goalkeeper reported. It was, that is to say, regulation.\n\nThe Union did a good many things well. They won the ball back early and moved it along the grass, and time and again it arrived at the edge of the area and everybody stood there politely, holding the door.\n\n"After you, no, after you," the coach said. "I want somebody to be rude."\n\n${star()} said he would see what he could do. ${other()} said he'd been brought up badly and would be glad to help.`,
    ending: () =>
      'The drum played on outside for a quarter of an hour or so. It does that when they lose as well. It just goes slower.',
  },
  routed: {
    headline: 'Opened up early, and then there was no closing it',
    deck: 'The coach made three changes at once and said afterward that he would have made 11.',
    lede: () =>
      'The board went up on the touchline with three numbers on it, one after the next, like a deli on a Saturday. Nobody argued. One of the three was off the field before the fourth official had found his.',
    scene: ({ star, other }) =>
      `"I'd have made 11," the coach said, "if I could have come on myself."\n\nWhat hurt, said ${star()}, was how simple it looked. A pass, a run, a pass: "We do that in the morning, with cones. The cones do better."\n\nThe Union had stretched to get back into it, and the more they stretched the more of the field there was. ${other()}, who spent the last half-hour running toward his own goal, could describe the sponsor's board behind it in detail.`,
    ending: () =>
      'It was for windows, he said. He thought they might be good windows. He had had time to read the small print.',
  },
};
