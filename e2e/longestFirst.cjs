const { default: Sequencer } = require('@jest/test-sequencer');

/** Journeys that take longest, longest first: begun last, one of them would run when all else is done. */
const LONGEST = [
  'blocks/blocks',
  'hostile/hostile',
  'wholeGame',
  'drawnDay',
  'drawnGames',
  'newcomer/newcomer',
  'subtypes',
  'liveBlog',
  'sportsFront',
  'pages',
  'hostile/hostileDocuments',
  'gallery',
  'video',
  'reading',
];

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rankOf = ({ path }) => {
      const rank = LONGEST.findIndex((name) => path.endsWith(`/e2e/${name}.e2e.ts`));
      return rank === -1 ? LONGEST.length : rank;
    };
    return super.sort(tests).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
};
