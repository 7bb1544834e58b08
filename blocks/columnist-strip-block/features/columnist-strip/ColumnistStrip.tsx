import { StoryLink } from '../../../../components/article/StoryLink';
import { NewsletterForm } from '../../../../components/ui/NewsletterForm';
import { Picture } from '../../../../components/ui/Picture';
import { Timestamp } from '../../../../components/ui/Timestamp';
import type { Author, StoryCard } from '../../../../content/schemas/ans';
import type { Newsletter } from '../../../../properties/newsletters';
import { cleanByline } from '../../../../utils/story/cleanByline';

export interface ColumnistStripProps {
  author: Author;
  /** Latest first, without the column that is read. */
  columns: readonly StoryCard[];
  /** The newsletter that brings this columnist; null where there is none. */
  newsletter: Newsletter | null;
}

/** Who wrote the column, what else they wrote, and how to follow them. */
export function ColumnistStrip({ author, columns, newsletter }: ColumnistStripProps) {
  const name = cleanByline(author.byline) ?? author.byline;
  return (
    <aside
      className="columnist-strip"
      aria-labelledby="columnist-strip-name"
      data-columnist={author._id}
    >
      <div className="columnist-strip__who">
        {author.image && (
          <Picture
            className="columnist-strip__face"
            image={author.image}
            ratio="1x1"
            widths={[192, 96]}
            sizes="80px"
            alt=""
          />
        )}
        <div>
          <h2 className="columnist-strip__name" id="columnist-strip-name">
            {author.url ? (
              <a href={author.url} rel="author">
                {name}
              </a>
            ) : (
              name
            )}
          </h2>
          {author.bio && <p className="columnist-strip__bio">{author.bio}</p>}
        </div>
      </div>
      {columns.length > 0 && (
        <div className="columnist-strip__more">
          <h3 className="columnist-strip__label">More from {name}</h3>
          <ul className="columnist-strip__columns">
            {columns.map((column) => (
              <li key={column._id}>
                <StoryLink story={column} />
                <Timestamp date={column.display_date} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Follow author={author} name={name} newsletter={newsletter} />
    </aside>
  );
}

interface FollowProps {
  author: Author;
  name: string;
  newsletter: Newsletter | null;
}

/** By mail where a newsletter brings the columnist, else by the page that lists the columns. */
function Follow({ author, name, newsletter }: FollowProps) {
  if (!newsletter) {
    return (
      author.url && (
        <p className="columnist-strip__follow">
          <a className="columnist-strip__all" href={author.url}>
            All columns by {name}
          </a>
        </p>
      )
    );
  }
  return (
    <div className="columnist-strip__follow">
      <p className="columnist-strip__label">
        Get every column by mail: <strong>{newsletter.title}</strong>,{' '}
        {newsletter.frequency.toLowerCase()}
      </p>
      <p className="columnist-strip__followed" role="status" />
      <NewsletterForm newsletter={newsletter} action="Follow" source="newsroom" />
    </div>
  );
}
