import type { Story } from '../../../../content/schemas/ans';

/** Where a story of the independent statehouse newsroom comes from, and who may print it. */
export function ProvenanceBox({ distributor }: Pick<Story, 'distributor'>) {
  const newsroom = distributor?.name || 'an independent, nonprofit statehouse newsroom';
  return (
    <aside className="story-box story-box--provenance" aria-label="About this story">
      <p className="story-box__kicker">Independent statehouse reporting</p>
      <p>
        This story was produced by {newsroom}, which answers to no party, agency or owner of a
        newspaper, and shares its work with newsrooms across Pennsylvania.
      </p>
      <details className="story-box__more">
        <summary>Republish this story</summary>
        <p>
          You may print it free of charge. Credit the writers and their newsroom, link to this page,
          and change nothing but the headline, the length and references to time. Do not sell it,
          and ask the photographers before you use a picture.
        </p>
      </details>
    </aside>
  );
}
