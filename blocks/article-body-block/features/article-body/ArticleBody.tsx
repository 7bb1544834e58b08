import { Fragment } from 'react';
import { StoryAd } from '../../../../components/ads/StoryAd';
import { Elements } from '../../../../components/article/elements/Elements';
import { Stops } from '../../../../components/article/stops/Stops';
import { treatmentOf } from '../../../../components/article/subtypes';
import type { RelatedItem } from '../../../../components/cards/RelatedStories';
import type { ContentElement, Story } from '../../../../content/schemas/ans';
import type { Newsletter } from '../../../../properties/newsletters';
import type { AdContext } from '../../../../utils/ads/showsAd';
import { showsAd } from '../../../../utils/ads/showsAd';
import { AccessPrompt, type AccessPromptProps } from '../../../../components/reader/AccessPrompt';
import { getTextDirection } from '../../../../utils/text/getTextDirection';
import { Corrections } from './Corrections';
import { isPartnerStory } from './isPartnerStory';
import { layOutBody } from './layOutBody';
import { RelatedBox } from './RelatedBox';
import { withDropCap } from './withDropCap';

export interface ArticleBodyProps {
  story: Story;
  /** The body without what the lead media shows. */
  elements: readonly ContentElement[];
  newsletters: readonly Newsletter[];
  /** Offered before the last paragraph, unless the story holds a form already; null for none. */
  insertNewsletterId: string | null;
  /** Shown after a third of the text; empty for none. */
  related: readonly RelatedItem[];
  adContext: AdContext;
  /** What stands where the story goes on for others; null for who reads it in full. */
  prompt?: AccessPromptProps | null;
}

/**
 * The text of a story with what interleaves it (ads, related stories, a newsletter offer) and its
 * corrections (platform §3, §5); of a preview its beginning, and how one reads on. Null for none.
 */
export function ArticleBody(props: ArticleBodyProps) {
  const { story, elements, newsletters, related, adContext, prompt = null } = props;
  if (prompt) {
    return (
      <div
        className="article-body rich-text article-body--preview"
        data-story-text=""
        lang={story.language}
        dir={getTextDirection(story.language)}
      >
        <Elements elements={elements} subtype={story.subtype} newsletters={newsletters} />
        <AccessPrompt {...prompt} />
      </div>
    );
  }
  if (elements.length === 0 && story.corrections.length === 0) return null;
  if (treatmentOf(story).body === 'stops') {
    return (
      <div
        className="article-body rich-text"
        data-story-text=""
        lang={story.language}
        dir={getTextDirection(story.language)}
      >
        <Stops elements={elements} subtype={story.subtype} newsletters={newsletters} />
        <Corrections corrections={story.corrections} />
      </div>
    );
  }
  const parts = layOutBody(withDropCap(elements, story.subtype), {
    newsletterId: knownNewsletter(newsletters, props.insertNewsletterId),
    hasRelated: related.length > 0,
    adContext,
    isPartner: isPartnerStory(story),
  });
  const ads = parts.filter(({ type }) => type === 'ad');
  // A live blog has its anchor between its cards.
  const hasAnchor = !adContext.isLiveBlog && showsAd('article-anchor', adContext);
  return (
    <div
      className="article-body rich-text"
      data-story-text=""
      lang={story.language}
      dir={getTextDirection(story.language)}
    >
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part.type === 'elements' && (
            <Elements elements={part.elements} subtype={story.subtype} newsletters={newsletters} />
          )}
          {part.type === 'ad' && (
            <StoryAd slotName={part.slotName} index={ads.indexOf(part)} story={story} />
          )}
          {part.type === 'related_stories' && <RelatedBox items={related} />}
        </Fragment>
      ))}
      <Corrections corrections={story.corrections} />
      {hasAnchor && <StoryAd slotName="article_anchor" index={ads.length} story={story} />}
    </div>
  );
}

function knownNewsletter(newsletters: readonly Newsletter[], id: string | null): string | null {
  return newsletters.some((known) => known.id.toLowerCase() === id?.toLowerCase()) ? id : null;
}
