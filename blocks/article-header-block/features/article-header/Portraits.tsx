import type { CardAuthor } from '../../../../components/cards/cardAuthors';
import { Picture } from '../../../../components/ui/Picture';

/** px: two densities of a small and of a large face (platform §9: 96x96). */
const AVATAR_WIDTHS = [320, 192, 96] as const;
/** More faces than these would crowd the names out. */
const MAX_AVATARS = 3;

interface PortraitsProps {
  authors: readonly CardAuthor[];
  /** Shown width, in px. */
  size: number;
}

/** The faces of the writers, at most three; null for none. */
export function Portraits({ authors, size }: PortraitsProps) {
  const pictured = authors.filter(({ image }) => image).slice(0, MAX_AVATARS);
  if (pictured.length === 0) return null;
  return (
    <div className="article-header__avatars">
      {pictured.map(
        ({ name, image }) =>
          image && (
            <Picture
              key={name}
              className="article-header__avatar"
              image={image}
              ratio="1x1"
              widths={AVATAR_WIDTHS}
              sizes={`${size}px`}
              alt=""
              priority
            />
          ),
      )}
    </div>
  );
}
