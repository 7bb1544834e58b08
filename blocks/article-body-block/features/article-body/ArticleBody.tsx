import { treatmentOf } from '../../../../components/article/subtypes';
import type { ContentElement, Story } from '../../../../content/schemas/ans';
import type { Newsletter } from '../../../../properties/newsletters';
import { insertInlineNewsletter } from '../../../../utils/insertInlineNewsletter';
import { Corrections } from './Corrections';
import { Elements } from './Elements';
import { LiveCards } from './LiveCards';
import { Stops } from './Stops';
import { withDropCap } from './withDropCap';

export interface ArticleBodyProps {
  story: Story;
  /** The body without what the lead media shows. */
  elements: readonly ContentElement[];
  newsletters: readonly Newsletter[];
  /** Offered before the last paragraph, unless the story holds a form already; null for none. */
  insertNewsletterId: string | null;
}

/** The text of a story with everything in it, its live cards and its corrections (platform §3). Null for none. */
export function ArticleBody(props: ArticleBodyProps) {
  const { story, elements, newsletters, insertNewsletterId } = props;
  const isEmpty = elements.length === 0 && story.corrections.length === 0;
  if (isEmpty && !story.liveCards?.length) return null;
  const offered = newsletters.some(({ id }) => isSameId(id, insertNewsletterId));
  const body =
    offered && insertNewsletterId
      ? insertInlineNewsletter(elements, newsletterElement(insertNewsletterId))
      : elements;
  const Text = treatmentOf(story).body === 'stops' ? Stops : Elements;
  return (
    <div className="article-body rich-text">
      <Text
        elements={withDropCap(body, story.subtype)}
        subtype={story.subtype}
        newsletters={newsletters}
      />
      {story.liveCards && (
        <LiveCards story={story} cards={story.liveCards} newsletters={newsletters} />
      )}
      <Corrections corrections={story.corrections} />
    </div>
  );
}

function isSameId(id: string, other: string | null): boolean {
  return id.toLowerCase() === other?.toLowerCase();
}

function newsletterElement(
  newsletterId: string,
): Extract<ContentElement, { type: 'inline_newsletter' }> {
  return { type: 'inline_newsletter', _id: 'offered', newsletterId };
}
