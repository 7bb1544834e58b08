import { Timestamp } from '../../../../components/ui/Timestamp';
import type { Story } from '../../../../content/schemas/ans';
import { wasUpdated } from './wasUpdated';

/**
 * When the story appeared and, where it changed since, when: AP style, Eastern time (platform §9).
 * The last of them may become "2 hours ago" (`enhanceElapsed`); nothing stands after it that could
 * move.
 */
export function ArticleDates({ story }: { story: Story }) {
  const published = story.display_date || story.first_publish_date || story.publish_date;
  const isUpdated = wasUpdated(published, story.last_updated_date);
  return (
    <p className="article-header__dates">
      <Timestamp
        date={published}
        format="dateTime"
        prefix="Published"
        className={isUpdated ? '' : 'article-header__latest'}
      />
      {isUpdated && (
        <>
          {' '}
          <Timestamp
            date={story.last_updated_date}
            format="dateTime"
            prefix="Updated"
            className="article-header__latest"
          />
        </>
      )}
    </p>
  );
}
