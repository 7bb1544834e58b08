import { useContent, useEditableContent } from 'fusion:content';
import PropTypes from 'fusion:prop-types';
import type { StoryCard } from '../../../../content/schemas/ans';
import { flag, number, text, type JsonRecord } from '../../../../content/schemas/json';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { MostRecent } from './MostRecent';
import { trimEnd } from '../../../../utils/text/trimEnd';
import { useStoriesOnce, withSpare } from '../../../../components/fronts/useStoriesOnce';

/** s: its times are relative to now. */
const TTL = 60;

/**
 * The newest headlines for a rail. It reads nothing of the page but what stands above it, so that one
 * rendering serves most stories.
 */
export default function MostRecentFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const section = trimEnd(text(customFields['section']), '/');
  const limit = Math.min(20, Math.max(1, Math.trunc(number(customFields['limit'], 8))));
  const feed = useContent<{ stories: StoryCard[] }>({
    source: 'content-feed',
    query: {
      feedType: 'taxonomy.sections._id',
      feedParameter: section,
      limit: withSpare(limit),
      contentTypes: 'story,gallery,video',
    },
  });
  return (
    <MostRecent
      stories={useStoriesOnce(feed?.stories ?? [], limit)}
      title={text(customFields['title']) || 'The Latest'}
      titleProps={editableField('title')}
      url={safeUrl(section && `${section}/`)}
      now={(flag(customFields['hideTimestamps']) ?? false) ? null : Date.now()}
    />
  );
}

MostRecentFeature.label = 'Rail – The Latest';
MostRecentFeature.ttl = TTL;
MostRecentFeature.propTypes = {
  customFields: PropTypes.shape({
    title: PropTypes.string.tag({ label: 'Title', defaultValue: 'The Latest' }),
    section: PropTypes.string.tag({
      label: 'Section',
      description: 'Empty: the whole paper.',
      choices: 'section-choices',
      defaultValue: '',
      group: 'Content',
    }),
    limit: PropTypes.number.tag({
      label: 'How many',
      defaultValue: 8,
      min: 1,
      max: 20,
      group: 'Content',
    }),
    hideTimestamps: PropTypes.bool.tag({
      label: 'Without times',
      defaultValue: false,
      group: 'Display',
    }),
  }),
};
