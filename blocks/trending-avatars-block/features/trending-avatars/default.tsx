import { useContent, useEditableContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { isRecent } from '../../../../utils/dates/isRecent';
import { TrendingAvatars } from './TrendingAvatars';

/** Also where an editor emptied it. */
const DEFAULT_TITLE = 'Our columnists';

/** The columnists whom an editor lists (widgets §3). */
export default defineFeature({
  label: 'Sports – Columnists',
  hydrate: 'load',
  /** s: what is new depends on the clock. */
  ttl: 60,
  fields: {
    authors: field.list({
      label: 'Columnists',
      description: 'At most nine.',
      choices: 'author-choices',
    }),
    title: field.text({ label: 'Title', default: DEFAULT_TITLE }),
  },
  view: function TrendingAvatarsFeature({ fields }) {
    const { editableField } = useEditableContent();
    const authors = fields.authors.join(',');
    const avatars = useContent(
      authors ? { source: 'trending-avatars-api', query: { authors } } : null,
    );
    const now = new Date();
    return (
      <TrendingAvatars
        title={fields.title || DEFAULT_TITLE}
        titleProps={editableField('title')}
        avatars={(avatars ?? []).map((avatar) => ({
          ...avatar,
          isNew: isRecent(avatar.publishedAt, now),
        }))}
      />
    );
  },
});
