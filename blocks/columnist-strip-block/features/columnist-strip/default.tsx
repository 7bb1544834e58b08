import { useContent } from 'fusion:content';
import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature } from '@broadsheet/define';
import { columnistOf } from '../../../../components/article/columnistOf';
import { storyOf } from '../../../../components/article/storyOf';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';
import { ColumnistStrip } from './ColumnistStrip';
import { columnistNewsletter } from './columnistNewsletter';

/** How many other columns are named. */
const COLUMNS = 3;

/** The strip of a columnist below a column (platform §5). Nothing for any other story. */
export default defineFeature({
  label: 'Article – Columnist',
  hydrate: 'visible',
  view: function ColumnistStripFeature() {
    const { globalContent, arcSite } = useFusionContext();
    const story = storyOf(globalContent);
    const author = story && columnistOf(story);
    const feed = useContent(
      author
        ? {
            source: 'content-feed',
            query: {
              feedParameter: author._id,
              feedType: 'credits.by._id',
              limit: withSpare(COLUMNS + 1),
            },
          }
        : null,
    );
    const others = (feed?.stories ?? []).filter(({ _id }) => _id !== story?._id);
    const columns = useStoriesOnce(others, COLUMNS);
    if (!story || !author) return null;
    const { newsletters } = getProperties(arcSite);
    return (
      <ColumnistStrip
        author={author}
        columns={columns}
        newsletter={columnistNewsletter(author.byline, story.taxonomy.primary_site, newsletters)}
      />
    );
  },
});
