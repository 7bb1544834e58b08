import { columnistOf } from '../../../../components/article/columnistOf';
import type { Story } from '../../../../content/schemas/ans';
import { getTopicSlug } from '../../../../utils/getTopicSlug';
import { AuthorBio } from './AuthorBio';
import { originNote } from './originNote';

export interface ArticleFooterProps {
  story: Story;
  showBios: boolean;
  showTopics: boolean;
}

/** Writers with something to say about them, topics (platform §2) and the origin; null for nothing. */
export function ArticleFooter({ story, showBios, showTopics }: ArticleFooterProps) {
  // The columnist stands in a strip of their own, see columnist-strip-block.
  const columnist = columnistOf(story);
  const authors = showBios
    ? story.authors.filter((author) => author.bio !== '' && author !== columnist)
    : [];
  const tags = showTopics ? story.taxonomy.tags : [];
  const note = originNote(story);
  if (authors.length === 0 && tags.length === 0 && !note) return null;
  return (
    <footer className="article-footer">
      {note && <p className="article-footer__origin">{note}</p>}
      {tags.length > 0 && (
        <nav className="article-footer__topics" aria-label="Topics of this story">
          <h2 className="article-footer__label">More about</h2>
          <ul>
            {tags.map(({ slug, text }) => (
              <li key={slug}>
                <a href={`/topic/${getTopicSlug(slug)}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {authors.length > 0 && (
        <ul className="article-footer__authors">
          {authors.map((author) => (
            <li key={author._id || author.byline}>
              <AuthorBio author={author} />
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
