import type { Names } from './names';

/** features/<name>/<Name>View.tsx: props in, markup out. */
export function blockView({ kebab, pascal }: Names): string {
  return `import { cardHeadline } from '../../../../components/cards/cardHeadline';
import type { StoryCard } from '../../../../content/schemas/ans';

interface Props {
  title: string;
  stories: readonly StoryCard[];
}

/** A title where there is one, and headlines below each other. Nothing where there are no stories. */
export function ${pascal}View({ title, stories }: Props) {
  if (stories.length === 0) return null;
  return (
    <section className="${kebab}">
      {title !== '' && <h2 className="${kebab}__title">{title}</h2>}
      <ul className="${kebab}__list">
        {stories.map((story) => (
          <li key={story._id} className="${kebab}__item">
            <a className="${kebab}__link" href={story.canonical_url}>
              {cardHeadline(story)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
`;
}
