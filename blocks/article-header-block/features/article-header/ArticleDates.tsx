import { Timestamp } from '../../../../components/ui/Timestamp';
import type { Story } from '../../../../content/schemas/ans';
import { wasUpdated } from './wasUpdated';

/** When the story appeared and, where it changed since, when: AP style, Eastern time (platform §9). */
export function ArticleDates({ story }: { story: Story }) {
  const published = story.display_date || story.first_publish_date || story.publish_date;
  return (
    <p className="article-header__dates">
      <Timestamp date={published} format="dateTime" prefix="Published" />
      {wasUpdated(published, story.last_updated_date) && (
        <>
          {' '}
          <Timestamp date={story.last_updated_date} format="dateTime" prefix="Updated" />
        </>
      )}
    </p>
  );
}
