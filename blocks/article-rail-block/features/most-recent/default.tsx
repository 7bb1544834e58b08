import { useContent } from 'fusion:content';
import PropTypes from 'fusion:prop-types';
import type { StoryCard } from '../../../../content/schemas/ans';
import { MostRecent } from './MostRecent';

interface Fields {
  title?: string;
  section?: string;
  limit?: number;
  hideTimestamps?: boolean;
}

/** s: its times are relative to now. */
const TTL = 60;

/**
 * The newest headlines for a rail. It reads nothing of the page, so that one rendering serves every
 * story.
 */
export default function MostRecentFeature({ customFields }: { customFields: Fields }) {
  const { title = 'The Latest', section = '', limit = 8, hideTimestamps = false } = customFields;
  const feed = useContent<{ stories: StoryCard[] }>({
    source: 'content-feed',
    query: {
      feedType: 'taxonomy.sections._id',
      feedParameter: section,
      limit: Math.min(20, Math.max(1, limit)),
      contentTypes: 'story,gallery,video',
    },
  });
  return (
    <MostRecent
      stories={feed?.stories ?? []}
      title={title || 'The Latest'}
      url={section ? `${section}/` : null}
      now={hideTimestamps ? null : Date.now()}
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
      description: 'For example /sports; empty for the whole paper',
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
