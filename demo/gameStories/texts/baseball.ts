import type { Pieces } from './Cast';

/** Victor Santoro's. */
export const baseball: Pieces = {
  rout: {
    headline: 'Everybody hit, and the batboy would like a word',
    deck: 'The line kept moving, the bullpen told stories and the manager ate his sunflower seeds in peace.',
    lede: () =>
      "The batboy's arms gave out before the Phillies did. He had fetched so many bats, and so many elbow guards, that somebody in the dugout began to count them off for him, and by the end he was taking bows.",
    scene: ({ star, other }) =>
      `"He was 1-for-1 with an error," ${star()} said of the boy. "He dropped mine. We're keeping him."\n\nIt was that sort of game. The manager used the word *contagious* and then, since it made him nervous, knocked on the bench.\n\nHe had been asking for a week for fewer heroics and more singles, he said. ${other()} was asked if he had had that in mind.\n\n"I had in mind to hit it," he said.`,
    ending: () =>
      'The batboy was given a bat. It was taller than the part of him that carried it, and he was last seen getting it through a door.',
  },
  win: {
    headline: 'A close one, closed, and the bullpen phone at last stopped ringing',
    deck: 'It took some pitching, some luck and one very long foul ball.',
    lede: () =>
      'The phone in the bullpen is beige and has a cord. It rang so often that a coach finally sat down next to it, like a man with a teenager, and took it off the hook when the last out was made.',
    scene: ({ star, other }) =>
      `"That's a museum piece," the manager said. "The phone, I mean. The bullpen's all right."\n\nHe had second-guessed himself out loud in the seventh and again in the eighth, according to those who sat near him, and been right one time more than he was wrong. ${star()} made that easier.\n\n"He takes the bat to the plate like he's returning something to a store," ${other()} said. "Very calm. He's got the receipt."`,
    ending: ({ star }) =>
      `${star()} had not heard that one. He asked to have it repeated and then, very calmly, wrote it down.`,
  },
  loss: {
    headline: 'A pitch that caught too much of the plate, and a clubhouse that knew it',
    deck: 'They left men where men do no good, and the catcher said he would like one sign back.',
    lede: () =>
      'The longest distance in baseball is 90 feet with a man standing at one end of it and nobody to bring him in. The Phillies spent a good part of the game looking at that man.',
    scene: ({ name, star, other }) =>
      `"I called it," catcher ${name('Remy Birkvane')} said of the pitch he would like back. "Put that down. He threw what I asked for. I asked for the wrong thing."\n\nIt is the sort of statement for which pitchers buy dinner.\n\nThe manager, for his part, took the blame for a bunt. ${other()} took some for swinging at ball four. It went around the room like a collection plate until there was none left for ${star()}, who had earned an evening off from it.`,
    ending: ({ star }) =>
      `"I'll take a little," ${star()} said. "I left a guy on in the fifth." They let him have that.`,
  },
  routed: {
    headline: 'The bullpen door swung open early, and after that it would not stay shut',
    deck: 'It was the kind of game that gets a utility man loosening his arm and pretending he is not.',
    lede: ({ name }) =>
      `Some time in the middle innings, infielder ${name('Uri Vennelgate')} began to play catch along the line. He did it casually, with his back to the manager, in the manner of someone who happens to have left an umbrella where you would see it.`,
    scene: ({ other }) =>
      `"I wasn't going to pitch him," the manager said. "But I liked the attitude."\n\nThere was not a lot else to like. The pitchers could not find the bottom of the strike zone. They found the middle of it. In the outfield ${other()} ran enough, by his own estimate, to have got home on foot.\n\n"You wear it," he said. "You wear it one day, and you get to take it off. That's what's good about this game. There's always another one, right on top of you."`,
    ending: () => 'Vennelgate iced his arm anyhow. "Precaution," he said. He used two bags.',
  },
};
