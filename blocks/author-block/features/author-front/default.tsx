import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import PropTypes from 'fusion:prop-types';
import { pageCount } from '../../../../components/fronts/pageCount';
import { pageNumber } from '../../../../components/fronts/pageNumber';
import { useStoriesOnce } from '../../../../components/fronts/useStoriesOnce';
import type { Author, StoryCard } from '../../../../content/schemas/ans';
import { text, type JsonRecord } from '../../../../content/schemas/json';
import { AuthorFront } from './AuthorFront';
import { authorOf } from './authorOf';

const PAGE_SIZE = 20;

/** The author of the page, or the one that the editor names. */
export default function AuthorFrontFeature({ customFields }: { customFields: JsonRecord }) {
  const { globalContent, requestUri } = useAppContext();
  const named = text(customFields['authorId']);
  const fetched = useContent<Author>(
    named ? { source: 'author-data-api', query: { author_id: named } } : null,
  );
  const author = named ? fetched : authorOf(globalContent);
  const page = pageNumber(requestUri);
  const feed = useContent<{ stories: StoryCard[]; total: number }>(
    author
      ? {
          source: 'content-feed',
          query: {
            feedParameter: author._id,
            feedType: 'credits.by._id',
            limit: PAGE_SIZE,
            offset: (page - 1) * PAGE_SIZE,
          },
        }
      : null,
  );
  const stories = useStoriesOnce(feed?.stories ?? []);
  if (author === null) return null;
  const total = feed?.total ?? 0;
  return (
    <AuthorFront
      author={author}
      stories={stories}
      total={total}
      page={page}
      pageCount={pageCount(total, PAGE_SIZE)}
      requestUri={requestUri}
      now={Date.now()}
    />
  );
}

AuthorFrontFeature.label = 'Front – Author';
/** s: "Updated" depends on the clock (widgets §5). */
AuthorFrontFeature.ttl = 300;
AuthorFrontFeature.propTypes = {
  customFields: PropTypes.shape({
    authorId: PropTypes.text.tag({
      label: 'Author',
      description: 'Empty: the author of the page.',
      choices: 'author-choices',
      group: 'Author',
    }),
  }),
};
