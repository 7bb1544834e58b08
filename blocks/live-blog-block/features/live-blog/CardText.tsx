import { Elements } from '../../../../components/article/elements/Elements';
import type { ContentElement } from '../../../../content/schemas/ans';
import type { Newsletter } from '../../../../properties/newsletters';
import { hashText } from '../../../../utils/text/hashText';

/** What a reader starts, turns, fills in or opens: an edit of the text around it must not end that. */
const IN_USE = new Set<ContentElement['type']>([
  'video',
  'audio',
  'gallery',
  'raw_html',
  'oembed',
  'inline_newsletter',
  'element_group',
]);

interface CardTextProps {
  /** Of the card: what is in it is named after it. */
  anchor: string;
  elements: readonly ContentElement[];
  /** Of the story. */
  subtype: string;
  newsletters: readonly Newsletter[];
}

/** The text of a card (platform §3), with everything that a story's text may hold. */
export function CardText({ anchor, elements, subtype, newsletters }: CardTextProps) {
  return (
    <div className="live-card__text article-body rich-text">
      {elements.map((element, index) => {
        const view = (
          <Elements key={index} elements={[element]} subtype={subtype} newsletters={newsletters} />
        );
        if (!IN_USE.has(element.type)) return view;
        const version = hashText(JSON.stringify(element));
        return (
          <div
            className="live-card__media"
            id={`${anchor}-${version}`}
            key={index}
            data-version={version}
          >
            {view}
          </div>
        );
      })}
    </div>
  );
}
