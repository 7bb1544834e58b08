import { Elements } from '../../../../components/article/elements/Elements';
import type { ContentElement, Story } from '../../../../content/schemas/ans';
import type { Newsletter } from '../../../../properties/newsletters';
import { insertInlineNewsletter } from '../../../../utils/insertInlineNewsletter';
import { Corrections } from './Corrections';
import { withDropCap } from './withDropCap';

export interface ArticleBodyProps {
  story: Story;
  /** The body without what the lead media shows. */
  elements: readonly ContentElement[];
  newsletters: readonly Newsletter[];
  /** Offered before the last paragraph, unless the story holds a form already; null for none. */
  insertNewsletterId: string | null;
}

/** The text of a story with everything in it and its corrections (platform §3). Null for none. */
export function ArticleBody(props: ArticleBodyProps) {
  const { story, elements, newsletters, insertNewsletterId } = props;
  if (elements.length === 0 && story.corrections.length === 0) return null;
  const offered = newsletters.some(({ id }) => isSameId(id, insertNewsletterId));
  const body =
    offered && insertNewsletterId
      ? insertInlineNewsletter(elements, newsletterElement(insertNewsletterId))
      : elements;
  return (
    <div className="article-body rich-text">
      <Elements
        elements={withDropCap(body, story.subtype)}
        subtype={story.subtype}
        newsletters={newsletters}
      />
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
