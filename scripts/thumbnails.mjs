/**
 * Makes the small pictures of blocks that the editor's palette shows, of the pictures that the visual
 * tests keep: `thumbnail.webp` beside each block's view. Run it after those were renewed.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { fail, root } from './lib.mjs';

/** px, for screens that draw two for one. */
const SIZE = { width: 320, height: 200 };
const MARGIN = 12;
const MOST_BYTES = 6 * 1024;
/** The paper that blocks lie on. */
const PAPER = '#fffefb';

/** The stored picture that shows most of each block in little room: mostly on a phone. */
const CHOSEN = {
  'ad-unit-block/ad-unit': 'inline-390',
  'alert-block/alert-bar': 'breaking-390',
  'article-body-block/article-body': 'text-390',
  'article-footer-block/article-footer': 'two-writers-390',
  'article-header-block/article-header': 'staff-390',
  'article-rail-block/most-read': 'most-read-390',
  'article-rail-block/most-recent': 'latest-390',
  'audio-player-block/audio-player': 'podcast-390',
  'author-block/author-front': 'author-390',
  'byline-block/byline': 'expanded-390',
  'columnist-strip-block/columnist-strip': 'columnist-390',
  'columnists-front-block/columnists-front': 'columnists-390',
  'comments-block/comments': 'closed-390',
  'comics-block/comics': 'newest-390',
  'crossword-block/crossword': 'ofThePage-390',
  'crossword-block/crossword-answers': 'answers-390',
  'crossword-block/crossword-list': 'front-390',
  'error-block/error-page': 'notFound-390',
  'footer-block/footer': 'default-390',
  'gallery-block/gallery': 'six-pictures-1280',
  'game-page-block/box-score': 'box-footballInProgress-390',
  'game-page-block/drive-panel': 'drives-footballInProgress-390',
  'game-page-block/game-header': 'footballInProgress-390',
  'game-page-block/game-preview': 'preview-football-1280',
  'game-page-block/game-stories': 'storiesWithFilm-390',
  'game-page-block/game-stream': 'stream-390',
  'game-page-block/other-games': 'otherGames-390',
  'game-page-block/play-by-play': 'plays-footballInProgress-390',
  'game-page-block/scoring-summary': 'scoring-footballInProgress-390',
  'game-page-block/team-form': 'form-390',
  'game-page-block/win-probability': 'chances-footballFinal-390',
  'gameday-central-block/gameday-central': 'allTeams-390',
  'header-block/header': 'default-390',
  'headline-list-block/headline-list': 'blue-390',
  'headline-list-block/stacked-headlines': 'stacked-390',
  'hub-block/hub-group': 'cards-1280',
  'hub-block/hub-head': 'gold-390',
  'hub-block/hub-listings': 'calendar-390',
  'hub-block/hub-series': 'worldSeries-390',
  'hub-block/hub-timeline': 'timeline-390',
  'image-block/image': 'picture-390',
  'jobs-block/job': 'job-390',
  'jobs-block/job-search': 'newest-390',
  'lead-media-block/lead-media': 'picture-390',
  'live-blog-block/live-blog': 'live-390',
  'more-media-block/more-media': 'below-a-video-390',
  'newsletter-card-block/newsletter-card': 'sportsDaily-390',
  'newsletter-list-block/newsletter-list': 'catalogue-390',
  'photo-front-block/photo-front': 'wall-390',
  'notices-block/notice': 'notice-390',
  'notices-block/notice-search': 'newest-390',
  'raw-html-block/raw-html': 'inThePage-390',
  'related-stories-block/related-stories': 'chosen-by-editors-390',
  'restaurant-block/best-list': 'bestList-1280',
  'restaurant-block/restaurant-guide': 'guide-1280',
  'restaurant-block/restaurant-page': 'place-1280',
  'restaurant-block/story-places': 'placesInAStory-1280',
  'rich-text-block/rich-text': 'page-390',
  'scoreboard-block/gameday-scoreboard': 'gamedayBasketball-390',
  'scoreboard-block/packages-scoreboard': 'packagesFootball-390',
  'scoreboard-block/section-scoreboard': 'baseballInProgress-390',
  'scoreboard-ribbon-block/scoreboard-ribbon': 'week-390',
  'search-results-block/search-results': 'results-390',
  'section-front-block/section-front': 'news-1280',
  'section-package-block/section-package': 'leadLeft-1280',
  'sports-front-block/sports-front': 'columns-390',
  'sports-front-block/sports-live-feed': 'liveFeed-390',
  'sports-front-block/sports-nav': 'navigation-390',
  'sports-front-block/sports-stories': 'stories-390',
  'sports-front-block/sports-top-stories': 'topStories-390',
  'standings-block/standings': 'eagles-390',
  'story-box-block/story-box': 'review-390',
  'story-card-block/story-card': 'standard-390',
  'story-pager-block/story-pager': 'between-two-390',
  'subscribe-plans-block/subscribe-plans': 'plans-1280',
  'swipe-story-block/swipe-story': 'all-layouts-1280',
  'team-schedule-block/team-schedule': 'eagles-390',
  'todays-paper-block/todays-paper': 'today-390',
  'top-stories-block/top-stories': 'center-1280',
  'topic-block/topic-front': 'topic-390',
  'topic-block/topic-strip': 'strip-390',
  'trending-avatars-block/trending-avatars': 'nine-390',
  'upsell-block/upsell': 'defaults-1280',
  'video-front-block/video-front': 'player-390',
  'weather-block/weather-page': 'page-390',
  'weather-block/weather-strip': 'strip-390',
};

/** Blocks that begin with a large picture: seen as a whole, as their words stand below it. */
const WHOLE = new Set([
  'image-block/image',
  'lead-media-block/lead-media',
  'story-card-block/story-card',
  'sports-front-block/sports-top-stories',
]);

const SHOTS = join(root, 'e2e', 'visual', 'shots');

for (const [type, shot] of Object.entries(CHOSEN)) {
  const [block, name] = type.split('/');
  const file = join(SHOTS, block, `${shot}.webp`);
  const folder = ['features', 'chains']
    .map((kind) => join(root, 'blocks', block, kind, name))
    .find(existsSync);
  if (!existsSync(file)) fail(`${type}: there is no picture ${file}. Name another one here.`);
  if (!folder) fail(`${type}: there is no such block.`);
  writeFileSync(join(folder, 'thumbnail.webp'), await shrink(file, WHOLE.has(type)));
}
console.log(`${Object.keys(CHOSEN).length} blocks have a picture of themselves.`);

/** The top of a picture on paper, as wide as there is room for; small ones lie in the middle. */
async function shrink(file, isWhole) {
  const { width, height } = await sharp(file).metadata();
  const room = { width: SIZE.width - 2 * MARGIN, height: SIZE.height - 2 * MARGIN };
  const least = isWhole ? width : (width * room.height) / room.width;
  const top = { left: 0, top: 0, width, height: Math.min(height, Math.round(least)) };
  const block = await sharp(file)
    .extract(top)
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .toBuffer();
  const paper = sharp({ create: { ...SIZE, channels: 3, background: PAPER } });
  const picture = await paper
    .composite([{ input: block, gravity: 'center' }])
    .png()
    .toBuffer();
  for (const quality of [70, 55, 40, 25]) {
    const webp = await sharp(picture).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length <= MOST_BYTES) return webp;
  }
  return fail(`${file} can’t be made smaller than ${MOST_BYTES} bytes.`);
}
