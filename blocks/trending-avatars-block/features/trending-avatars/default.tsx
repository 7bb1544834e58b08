import { useContent, useEditableContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { isRecent } from '../../../../utils/dates/isRecent';
import { TrendingAvatars } from './TrendingAvatars';

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
    title: field.text({ label: 'Title', default: 'Our columnists', isNeverEmpty: true }),
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
        title={fields.title}
        titleProps={editableField('title')}
        avatars={(avatars ?? []).map((avatar) => ({
          ...avatar,
          isNew: isRecent(avatar.publishedAt, now),
        }))}
      />
    );
  },
});
