import type { Pieces } from './Cast';

/** Isaiah Brooks's. */
export const basketball: Pieces = {
  rout: {
    headline: 'The starters watched the fourth quarter in their jackets, and coached from there',
    deck: 'A game without a worry in it, for once. The bench even liked its own second unit.',
    lede: ({ star }) =>
      `With most of the last quarter still to go, ${star()} had a towel on his head, a cup of something orange in his hand and strong opinions about how the reserves were running the break.`,
    scene: ({ star, other }) =>
      `"He was louder than the coach," said ${other()}. "He drew up a play. We don't have that play."\n\nThe play, it came out, was from high school. ${star()} defended it at some length.\n\n"You see how open the corner was?" he said. "It's a good play. It won a league."\n\nThe Sixers shared the ball, guarded somebody and did not once fall in love with anything. The coach said that he would show them some film anyway. He was smiling when he said it, which he tries not to do on the record.`,
    ending: ({ star }) => `By then ${star()} had the clipboard itself and was looking for a pen.`,
  },
  win: {
    headline: 'A game of small escapes, and the last one was theirs',
    deck: 'It was never as comfortable as it looks in the paper, and it does not look all that comfortable.',
    lede: ({ star }) =>
      `Nobody on the bench was sitting. Two assistants held a third by the belt. And ${star()}, who had the ball and the least to worry about of anyone in the building, looked over at them all and laughed.`,
    scene: ({ star, other }) =>
      `"It was funny," ${star()} said. "They looked like a lifeboat."\n\nIt is fair to say that the coach did not find it funny. He said ${star()} has a pulse that doctors ought to study. He also said that ${other()}, who took the blame for two turnovers late, had made the three plays nobody would put on a highlight: a box-out, a deflection and a foul he did not commit.\n\n"That's growing up," the coach said. "Around here we do it one possession at a time."`,
    ending: ({ other }) =>
      `${other()} had the last word on that. "Tell him I counted four," he said.`,
  },
  loss: {
    headline: 'A good look, a bad bounce and a quiet room',
    deck: 'There was a stretch they would like to have back, and everyone has picked the same one.',
    lede: ({ star }) =>
      `${star()} watched it on a phone, standing up, with ice on both knees: the possession, then the possession again, then the same one slowed down until the ball seemed to hang there of its own will.`,
    scene: ({ star, other }) =>
      `"It's in," ${star()} said, to the phone. "Right there, that's in."\n\nIt was not in.\n\n"You take that one every time," the coach said. "You take it in your sleep. I'd like him to take it in my sleep, since I'm not going to get any."\n\n${other()} thought that the game had got away a good deal earlier, in a stretch when the Sixers stopped cutting and began to watch. He pointed to the spot on the stat sheet with a thumb. It was the only clean part of the page.`,
    ending: ({ star }) =>
      `When the room had emptied, ${star()} put the phone in his bag. Then he took it out, to see it once more.`,
  },
  routed: {
    headline: 'Down early, down late, and honest about it in between',
    deck: 'The coach used all of his timeouts and most of his vocabulary.',
    lede: () =>
      "The sound was what you noticed: sneakers, the horn, one man with a trumpet. On the Sixers' bench they had run out of things to shout well before the fourth quarter.",
    scene: ({ star, other }) =>
      `"We were a step slow and a sentence behind," the coach said. "By the time we called out the screen, they were shaking hands."\n\nHe had tried zone. He had tried small. For four minutes he tried five men who had not been on the floor together since camp, and two of them introduced themselves.\n\n${star()}, who was asked what he'd told the others in the huddle, said that he had told them a joke. It had not been a good one.\n\n"Nobody laughed," said ${other()}. "That's how I knew."`,
    ending: () => 'He would not repeat it, on the ground that things were bad enough.',
  },
};
