import { exampleStory } from '../../components/article/exampleStory';

const opinion = exampleStory({
  taxonomy: {
    ...exampleStory().taxonomy,
    primary_section: { _id: '/opinion/commentary', name: 'Commentary' },
  },
});
const betting = exampleStory({ subtype: 'partner-sports-betting' });

/** Named states for the harness and the tests of the block. */
export default {
  rail: { feature: 'ad-unit', fields: { adType: 'article_rail' }, globalContent: exampleStory() },
  leaderboard: {
    feature: 'ad-unit',
    fields: { adType: 'article_top_leaderboard' },
    globalContent: exampleStory(),
  },
  inline: { feature: 'ad-unit', fields: { adType: 'homepage_inline_1' } },
  'not on betting': {
    feature: 'ad-unit',
    fields: { adType: 'article_rail' },
    globalContent: betting,
  },
  'no slot of that name': { feature: 'ad-unit', fields: { adType: 'nothing' } },
  bar: { feature: 'adhesion', fields: {}, globalContent: exampleStory() },
  'bar on every screen': {
    feature: 'adhesion',
    fields: { mobileOnly: false },
    globalContent: exampleStory(),
  },
  'no bar on opinion': { feature: 'adhesion', fields: {}, globalContent: opinion },
  'no bar on betting': { feature: 'adhesion', fields: {}, globalContent: betting },
};
