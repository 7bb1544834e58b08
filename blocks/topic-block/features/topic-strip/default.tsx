import { useContent, useEditableContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { namedTopics, topicsOf } from './topicsOf';
import { TopicStrip } from './TopicStrip';

/** Stories that are looked at for what the day is about. */
const LOOKED_AT = 60;

/** A row of topics: those that an editor names, else what the newest stories are about. */
export default defineFeature({
  label: 'Strip – Topics',
  /** s: what the newest stories are about. */
  ttl: 300,
  fields: {
    title: field.text({ label: 'Title', default: 'In the news', isNeverEmpty: true }),
    topics: field.list({
      label: 'Topics',
      description: 'Their names. Empty: what the newest stories are about.',
    }),
    size: field.number({ label: 'How many at most', default: 8, min: 1, max: 20 }),
  },
  view: function TopicStripFeature({ fields: { title, topics, size } }) {
    const { editableField } = useEditableContent();
    const named = namedTopics(topics).slice(0, size);
    const feed = useContent(
      named.length > 0 ? null : { source: 'content-feed', query: { limit: LOOKED_AT } },
    );
    return (
      <TopicStrip
        title={title}
        titleProps={editableField('title')}
        topics={named.length > 0 ? named : topicsOf(feed?.stories ?? [], size)}
      />
    );
  },
});
