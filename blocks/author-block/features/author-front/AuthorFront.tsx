import { Pagination } from '../../../../components/fronts/Pagination';
import { StoryRiver } from '../../../../components/fronts/StoryRiver';
import { FollowForm } from '../../../../components/reader/FollowForm';
import { Picture } from '../../../../components/ui/Picture';
import type { Author, StoryCard } from '../../../../content/schemas/ans';
import { AuthorContacts } from './AuthorContacts';

export interface AuthorFrontProps {
  author: Author;
  stories: readonly StoryCard[];
  total: number;
  /** From 1. */
  page: number;
  pageCount: number;
  requestUri: string;
  /** ms since 1970. */
  now: number;
}

/** px: shown at up to 160. */
const PHOTO_WIDTHS = [320, 160] as const;

/** The page of a writer: face, role, life, how to reach them, and their stories. */
export function AuthorFront(props: AuthorFrontProps) {
  const { author, stories, total, page, pageCount, requestUri, now } = props;
  const known = author.byline || author.name;
  const name = known || author._id;
  const role = [author.role, author.org].filter(Boolean).join(', ');
  return (
    <div className="front author-front">
      <header className="front__head author-front__head">
        {author.image && (
          <Picture
            className="author-front__photo"
            image={author.image}
            ratio="1x1"
            widths={PHOTO_WIDTHS}
            sizes="(min-width: 768px) 160px, 96px"
            alt={`Portrait of ${name}`}
            priority
          />
        )}
        <div className="author-front__text">
          <h1 className="front__title">{name}</h1>
          {role !== '' && <p className="author-front__role">{role}</p>}
          {author.bio !== '' && page === 1 && <p className="front__description">{author.bio}</p>}
          <div className="author-front__ways">
            {/* Nobody can be followed of whom the site knows no name. */}
            <FollowForm kind="author" id={author._id} title={known} />
            <AuthorContacts author={author} />
          </div>
        </div>
      </header>
      {stories.length > 0 ? (
        <section>
          <h2 className="author-front__more">
            {page > 1 ? `Stories, page ${page}` : 'Latest stories'}
          </h2>
          <StoryRiver
            stories={stories}
            provenance={`author:${author._id}`}
            feedLength={total}
            now={now}
          />
        </section>
      ) : (
        page === 1 && <p className="front__empty">There are no stories by {name} here yet.</p>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        requestUri={requestUri}
        label={`stories by ${name}`}
      />
    </div>
  );
}
