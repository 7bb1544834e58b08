import { Fragment } from 'react';
import type { RelatedItem } from '../../../../components/cards/RelatedStories';
import type { ContentElement, Story } from '../../../../content/schemas/ans';
import type { Newsletter } from '../../../../properties/newsletters';
import type { AdContext } from '../../../../utils/showsAd';
import { showsAd } from '../../../../utils/showsAd';
import { BodyAd } from './BodyAd';
import { Corrections } from './Corrections';
import { Elements } from './Elements';
import { isPartnerStory } from './isPartnerStory';
import { layOutBody } from './layOutBody';
import { LiveCards } from './LiveCards';
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
}

/**
 * The text of a story with what interleaves it: ads, related stories and a newsletter offer, its live
 * cards and its corrections (platform §3, §5). Null for none.
 */
export function ArticleBody(props: ArticleBodyProps) {
  const { story, elements, newsletters, related, adContext } = props;
  const isEmpty = elements.length === 0 && story.corrections.length === 0;
  if (isEmpty && !story.liveCards?.length) return null;
  const parts = layOutBody(withDropCap(elements, story.subtype), {
    newsletterId: knownNewsletter(newsletters, props.insertNewsletterId),
    hasRelated: related.length > 0,
    adContext,
    isPartner: isPartnerStory(story),
  });
  const ads = parts.filter(({ type }) => type === 'ad');
  const hasAnchor = ads.length > 0 && !story.liveCards && showsAd('article-anchor', adContext);
  return (
    <div className="article-body rich-text" data-story-text>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part.type === 'elements' && (
            <Elements elements={part.elements} subtype={story.subtype} newsletters={newsletters} />
          )}
          {part.type === 'ad' && (
            <BodyAd slotName={part.slotName} index={ads.indexOf(part)} story={story} />
          )}
          {part.type === 'related_stories' && <RelatedBox items={related} />}
        </Fragment>
      ))}
      {story.liveCards && (
        <LiveCards story={story} cards={story.liveCards} newsletters={newsletters} />
      )}
      <Corrections corrections={story.corrections} />
      {hasAnchor && <BodyAd slotName="article_anchor" index={ads.length} story={story} />}
    </div>
  );
}

function knownNewsletter(newsletters: readonly Newsletter[], id: string | null): string | null {
  return newsletters.some((known) => known.id.toLowerCase() === id?.toLowerCase()) ? id : null;
}
