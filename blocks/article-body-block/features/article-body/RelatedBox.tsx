import type { RelatedItem } from '../../../../components/cards/RelatedStories';
import { Picture } from '../../../../components/ui/Picture';

/** px: related images are 3x2 with widths 800 to 400 (widgets §9). */
const WIDTHS = [800, 700, 600, 400] as const;

/** The related stories inside a text: headlines with small pictures (version 2 of platform §3). */
export function RelatedBox({ items }: { items: readonly RelatedItem[] }) {
  return (
    <aside className="related-box" aria-label="Related to this story">
      <p className="related-box__title" aria-hidden="true">
        Related
      </p>
      <ul className="related-box__list">
        {items.map(({ title, link, image }) => (
          <li className="related-box__item" key={link}>
            <a className="related-box__link" href={link} data-link-type="related">
              {title}
            </a>
            {image && (
              <Picture
                className="related-box__picture"
                image={image}
                ratio="3x2"
                widths={WIDTHS}
                sizes="108px"
                alt=""
              />
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}
