import type { AnsImage } from '../../content/schemas/ans';
import { Picture } from '../ui/Picture';

export interface RelatedItem {
  title: string;
  link: string;
  image: AnsImage | null;
}

export interface RelatedStoriesProps {
  items: readonly RelatedItem[];
  /** 1: headlines below each other. 2: headlines with small pictures, side by side (platform §3). */
  version: 1 | 2;
}

/** px: related images are 3x2 with widths 800 to 400 (widgets §9). */
const WIDTHS = [800, 700, 600, 400] as const;

/** The stories that belong to a card's story (widgets §5). Null where there are none. */
export function RelatedStories({ items, version }: RelatedStoriesProps) {
  if (items.length === 0) return null;
  return (
    <ul className={`card__related card__related--${version}`}>
      {items.map((item) => (
        <li key={item.link}>
          {version === 2 && item.image && (
            <Picture
              className="card__related-picture"
              image={item.image}
              ratio="3x2"
              widths={WIDTHS}
              sizes="(min-width: 768px) 200px, 30vw"
              alt=""
            />
          )}
          <a href={item.link} data-link-type="related">
            {item.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
