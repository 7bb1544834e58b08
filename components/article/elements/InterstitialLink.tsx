import type { ContentElement } from '../../../content/schemas/ans';

type LinkElement = Extract<ContentElement, { type: 'interstitial_link' }>;

/** A link to another story, between two paragraphs. */
export function InterstitialLink({ element }: { element: LinkElement }) {
  return (
    <p className="article-body__link">
      <span className="article-body__link-label">Read more</span>{' '}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words come as HTML */}
      <a href={element.url}>
        <span dangerouslySetInnerHTML={{ __html: element.content }} />
      </a>
    </p>
  );
}
