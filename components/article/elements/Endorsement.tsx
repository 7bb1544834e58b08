import type { ContentElement } from '../../../content/schemas/ans';

type EndorsementElement = Extract<ContentElement, { type: 'endorsement' }>;

/** What a review or the editorial board comes to: "Recommended". */
export function Endorsement({ element }: { element: EndorsementElement }) {
  return (
    <p className="article-endorsement">
      <span className="article-endorsement__label">Our verdict</span>{' '}
      <strong className="article-endorsement__words">{element.endorsement}</strong>
    </p>
  );
}
