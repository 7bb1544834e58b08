import { columnistOf } from '../../../../components/article/columnistOf';
import type { Story } from '../../../../content/schemas/ans';
import { getTopicSlug } from '../../../../utils/text/getTopicSlug';
import type { AuthorType } from '../../../../utils/story/showsAuthorBio';
import { AuthorBio } from './AuthorBio';
import { originNote } from './originNote';
import { PrintedAddress } from './PrintedAddress';
import { StoryTools } from './StoryTools';

export interface ArticleFooterProps {
  story: Story;
  /** The whole address of the story. */
  url: string;
  siteName: string;
  /** Where errors are reported. */
  correctionsEmail: string;
  /** Page that says how a story may be used elsewhere. */
  reusePath: string;
  showBios: boolean;
  /** How the writers are shown. */
  type: AuthorType;
  showTopics: boolean;
  showTools: boolean;
}

/**
 * What ends a story: where it came from, its topics (platform §2), its writers, what can be done with
 * it; on paper its address. Null for nothing.
 */
export function ArticleFooter(props: ArticleFooterProps) {
  const { story, url, showTools } = props;
  // The columnist stands in a strip of their own, see columnist-strip-block.
  const columnist = columnistOf(story);
  const authors = props.showBios
    ? story.authors.filter((author) => author.bio !== '' && author !== columnist)
    : [];
  const tags = props.showTopics ? story.taxonomy.tags : [];
  const note = originNote(story);
  if (authors.length === 0 && tags.length === 0 && !note && !showTools) return null;
  return (
    <footer className="article-footer">
      {note && <p className="article-footer__origin">{note}</p>}
      {showTools && (
        <StoryTools
          headline={story.headlines.basic}
          url={url}
          correctionsEmail={props.correctionsEmail}
          reusePath={note === '' ? props.reusePath : null}
        />
      )}
      {authors.length > 0 && (
        <ul className="article-footer__authors">
          {authors.map((author) => (
            <li key={author._id || author.byline}>
              <AuthorBio author={author} type={props.type} />
            </li>
          ))}
        </ul>
      )}
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
      <PrintedAddress url={url} siteName={props.siteName} date={story.display_date} />
    </footer>
  );
}
