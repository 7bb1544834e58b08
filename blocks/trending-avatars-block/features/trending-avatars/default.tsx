import { useContent, useEditableContent } from 'fusion:content';
import PropTypes from 'fusion:prop-types';
import { list, text, type JsonRecord } from '../../../../content/schemas/json';
import { isRecent } from '../../../../utils/dates/isRecent';
import type { TrendingAvatar } from '../../TrendingAvatar';
import { TrendingAvatars } from './TrendingAvatars';

const DEFAULT_TITLE = 'Our columnists';

/** The columnists whom an editor lists (widgets §3). */
export default function TrendingAvatarsFeature({ customFields }: { customFields: JsonRecord }) {
  const { editableField } = useEditableContent();
  const authors = list(customFields['authors']).map(text).filter(Boolean).join(',');
  const avatars = useContent<TrendingAvatar[]>(
    authors ? { source: 'trending-avatars-api', query: { authors } } : null,
  );
  const now = new Date();
  return (
    <TrendingAvatars
      title={text(customFields['title']) || DEFAULT_TITLE}
      titleProps={editableField('title')}
      avatars={(avatars ?? []).map((avatar) => ({
        ...avatar,
        isNew: isRecent(avatar.publishedAt, now),
      }))}
    />
  );
}

TrendingAvatarsFeature.label = 'Sports – Columnists';
TrendingAvatarsFeature.hydrate = 'load' as const;
/** s: what is new depends on the clock. */
TrendingAvatarsFeature.ttl = 60;
TrendingAvatarsFeature.propTypes = {
  customFields: PropTypes.shape({
    authors: PropTypes.list.tag({
      label: 'Columnists',
      description: 'At most nine.',
      choices: 'author-choices',
    }),
    title: PropTypes.text.tag({ label: 'Title', defaultValue: DEFAULT_TITLE }),
  }),
};
