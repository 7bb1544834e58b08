import { breakpoints } from './breakpoints';
import { thresholds } from './thresholds';

const { network, interaction, dates, images, games, ribbon, swipe, header, feeds } = thresholds;

describe('constants of platform §9', () => {
  it.each([
    ['mobile', breakpoints.mobileBelowPx, 480],
    ['tablet', breakpoints.tabletMaxPx, 1_023],
    ['desktop', breakpoints.desktopMinPx, 1_024],
    ['chunk time-out', network.chunkTimeoutMs, 120_000],
    ['feature cache', network.featureCacheStaleMs, 60_000],
    ['realtime flush', network.realtimeFlushMs, 2_000],
    ['event-stream cap', network.streamRetryCapMs, 300_000],
    ['signing cache', network.signingCacheSeconds, 365 * 86_400],
    ['toast', interaction.toastMs, 3_000],
    ['gift tooltip', interaction.giftTooltipAgainAfterMs, 14 * 3_600_000],
    ['adhesion polling', interaction.adhesionPollMs, 500],
    ['live-blog long form', dates.liveBlogLongFormAfterMs, 43_200_000],
    ['recent', dates.recentMs, 30 * 60_000],
    ['updated', dates.updatedPrefixMs, 180 * 60_000],
    ['day', dates.dayMs, 24 * 3_600_000],
    ['avatar', images.avatarPx, 96],
    ['default width', images.defaultWidthPx, 760],
  ])('%s', (_name, value, expected) => {
    expect(value).toBe(expected);
  });

  it.each([
    ['comments', dates.commentsRuleSince, '2022-03-20'],
    ['new article', dates.newArticleSince, '2022-03-01'],
    ['story type', dates.storyTypeSince, '2020-04-04'],
  ])('cut-over of %s begins at midnight in Philadelphia', (_name, value, day) => {
    const shown = new Intl.DateTimeFormat('sv-SE', {
      timeZone: dates.timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(new Date(value));
    expect(shown).toBe(`${day} 00:00`);
  });
});

describe('constants of widgets §9', () => {
  it.each([
    ['Eagles live', games.pollMs.eaglesLive, 10_000],
    ['other live games', games.pollMs.live, 30_000],
    ['pre-game', games.pollMs.preGame, 300_000],
    ['video seek', games.videoSeekTimeoutMs, 3_000],
    ['cards per page', ribbon.cardsPerPage, 6],
    ['six cards at full width', ribbon.perCardPx * ribbon.cardsPerPage, ribbon.fullWidthPx],
    ['swipe threshold', swipe.changePx, 40],
    ['view visibility', swipe.viewVisibility, 0.7],
    ['compact header', header.compactAbovePx, 70],
    ['live feed', feeds.liveFeedRefetchMs, 600_000],
    ['headline list', feeds.headlineListSize, 8],
    ['timelines shown', feeds.timelineShown, 3],
    ['timeline headers', feeds.timelineHeaders, 6],
  ])('%s', (_name, value, expected) => {
    expect(value).toBe(expected);
  });
});
