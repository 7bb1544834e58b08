import type { CardAuthor } from '../../../../components/cards/cardAuthors';
import { Portraits } from './Portraits';

interface ColumnistProps {
  authors: readonly CardAuthor[];
  showAvatars: boolean;
}

/** The writers of a column, face and name first (platform §5). */
export function Columnist({ authors, showAvatars }: ColumnistProps) {
  if (authors.length === 0) return null;
  return (
    <div className="article-header__columnist">
      {showAvatars && <Portraits authors={authors} size={104} />}
      <p className="article-header__names">
        {authors.map(({ name, url }) => (
          <span className="article-header__name" key={name}>
            {url ? (
              <a href={url} rel="author">
                {name}
              </a>
            ) : (
              name
            )}
          </span>
        ))}
      </p>
    </div>
  );
}
