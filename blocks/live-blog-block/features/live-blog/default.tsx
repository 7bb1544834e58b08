import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { cardOf } from '../../../../components/article/cardOf';
import { storyOf } from '../../../../components/article/storyOf';
import { siteOrigin } from '../../../../components/fronts/siteOrigin';
import { getAdContext } from '../../../../utils/ads/getAdContext';
import { showsAd } from '../../../../utils/ads/showsAd';
import { hasEnoughLiveBlogCards } from '../../../../utils/story/hasEnoughLiveBlogCards';
import { isLiveBlog } from '../../../../utils/story/isLiveBlog';
import { LiveBlogView } from './LiveBlogView';
import { PlainCards } from './PlainCards';
import { INTERVAL_LIMITS, refreshDelay } from './refreshDelay';

/** The cards of a live blog, newer than the page's own content where they can be had. */
export default defineFeature({
  label: 'Article – Live blog',
  hydrate: 'load',
  /** s: times get their date after 12 hours (platform §9). */
  ttl: 300,
  fields: {
    interval: field.number({
      label: 'Readers ask for news every … seconds',
      description: 'While the blog is live. What the story itself says comes first.',
      default: 30,
      ...INTERVAL_LIMITS,
      group: 'Updates',
    }),
    timelineCount: field.number({
      label: 'Key events',
      description: '0: three, and the others behind "Show more".',
      default: 0,
      min: 0,
      max: 6,
      group: 'Key events',
    }),
  },
  refresh: ({ content, globalContent, fields }) =>
    refreshDelay(storyOf(content) ?? storyOf(globalContent), fields.interval),
  view: function LiveBlogFeature({ fields }) {
    const context = useAppContext();
    const page = storyOf(context.globalContent);
    const isLive = page !== null && isLiveBlog(page);
    const fresh = useContent(
      isLive && page.canonical_url
        ? { source: 'live-blog-api', query: { canonical_url: page.canonical_url } }
        : null,
    );
    if (!isLive) return null;
    const story = storyOf(fresh) ?? page;
    const cards = story.liveCards ?? [];
    const { newsletters } = getProperties(context.arcSite);
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
        timelineCount={fields.timelineCount}
        origin={siteOrigin(context.arcSite)}
        hasAd={showsAd('article-anchor', getAdContext(story, context.outputType))}
        now={now}
      />
    );
  },
});
