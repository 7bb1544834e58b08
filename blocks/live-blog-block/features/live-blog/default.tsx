import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import getProperties from 'fusion:properties';
import { cardOf } from '../../../../components/article/cardOf';
import { storyOf } from '../../../../components/article/storyOf';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import type { Story } from '../../../../content/schemas/ans';
import { number, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import { getAdContext } from '../../../../utils/ads/getAdContext';
import { hasEnoughLiveBlogCards } from '../../../../utils/story/hasEnoughLiveBlogCards';
import { isLiveBlog } from '../../../../utils/story/isLiveBlog';
import { showsAd } from '../../../../utils/ads/showsAd';
import { LiveBlogView } from './LiveBlogView';
import { PlainCards } from './PlainCards';
import { DEFAULT_INTERVAL, INTERVAL_LIMITS, refreshDelay } from './refreshDelay';

/** The cards of a live blog, newer than the page's own content where they can be had. */
export default function LiveBlogFeature({ customFields }: { customFields: JsonRecord }) {
  const context = useAppContext();
  const page = storyOf(context.globalContent);
  const isLive = page !== null && isLiveBlog(page);
  const fresh = useContent<Story>(
    isLive && page.canonical_url
      ? { source: 'live-blog-api', query: { canonical_url: page.canonical_url } }
      : null,
  );
  if (!isLive) return null;
  const story = storyOf(fresh) ?? page;
  const cards = story.liveCards ?? [];
  const { newsletters } = getProperties(context.arcSite) as SiteProperties;
  const now = Date.now();
  if (cards.length === 0) return story.ended ? null : <section className="live-blog" />;
  if (!hasEnoughLiveBlogCards(cards.length)) {
    const { subtype } = story;
    return <PlainCards cards={cards} subtype={subtype} newsletters={newsletters} now={now} />;
  }
  return (
    <LiveBlogView
      story={story}
      cards={cards}
      shared={cardOf(story, context.requestUri)}
      newsletters={newsletters}
      timelineCount={number(customFields['timelineCount'])}
      origin={siteOrigin(context.arcSite)}
      hasAd={showsAd('article-anchor', getAdContext(story, context.outputType))}
      now={now}
    />
  );
}

LiveBlogFeature.label = 'Article – Live blog';
LiveBlogFeature.hydrate = 'load' as const;
/** s: times get their date after 12 hours (platform §9). */
LiveBlogFeature.ttl = 300;
LiveBlogFeature.refresh = (context: {
  content: unknown;
  globalContent: unknown;
  customFields: JsonRecord;
}): number | null =>
  refreshDelay(
    storyOf(context.content) ?? storyOf(context.globalContent),
    number(context.customFields['interval']),
  );
LiveBlogFeature.propTypes = {
  customFields: PropTypes.shape({
    interval: PropTypes.number.tag({
      label: 'Readers ask for news every … seconds',
      description: 'While the blog is live. What the story itself says comes first.',
      defaultValue: DEFAULT_INTERVAL,
      ...INTERVAL_LIMITS,
      group: 'Updates',
    }),
    timelineCount: PropTypes.number.tag({
      label: 'Key events',
      description: '0: three, and the others behind "Show more".',
      defaultValue: 0,
      min: 0,
      max: 6,
      group: 'Key events',
    }),
  }),
};
