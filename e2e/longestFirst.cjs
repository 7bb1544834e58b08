const { default: Sequencer } = require('@jest/test-sequencer');

/** Journeys that take longest, longest first: begun last, one of them would run when all else is done. */
const LONGEST = [
  'blocks/blocks',
  'wholeGame.long',
  'hostile/hostile.long',
  'subtypes.long',
  'newcomer/newcomer.long',
  'chaos.long',
  'drawnDay.long',
  'pages',
  'liveBlog',
  'editor',
  'links.long',
  'gamePage',
  'drawnGames.long',
  'scoreboards',
  'video',
  'editorPublish',
  'gallery',
  'editorCluster.long',
  'attack.long',
  'reading',
  'storyAds',
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
