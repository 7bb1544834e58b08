import { useContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { pageCount } from '../../../../components/fronts/pageCount';
import { pageNumber } from '../../../../components/fronts/pageNumber';
import { useStoriesOnce } from '../../../../components/fronts/useStoriesOnce';
import { AuthorFront } from './AuthorFront';
import { authorOf } from './authorOf';

const PAGE_SIZE = 20;

/** The author of the page, or the one that the editor names. */
export default defineFeature({
  label: 'Front – Author',
  /** s: "Updated" depends on the clock (widgets §5). */
  ttl: 300,
  fields: {
    authorId: field.text({
      label: 'Author',
      description: 'Empty: the author of the page.',
      choices: 'author-choices',
      group: 'Author',
    }),
  },
  view: function AuthorFrontFeature({ fields }) {
    const { globalContent, requestUri } = useAppContext();
    const fetched = useContent(
      fields.authorId ? { source: 'author-data-api', query: { author_id: fields.authorId } } : null,
    );
    const author = fields.authorId ? fetched : authorOf(globalContent);
    const page = pageNumber(requestUri);
    const feed = useContent(
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
        pageCount={feed ? pageCount(total, PAGE_SIZE) : page}
        requestUri={requestUri}
        now={Date.now()}
      />
    );
  },
});
