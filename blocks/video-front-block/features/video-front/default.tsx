import { useContent, useEditableContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { useSectionFeed } from '../../../../components/fronts/useSectionFeed';
import { useStoriesOnce } from '../../../../components/fronts/useStoriesOnce';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { VideoFront } from './VideoFront';
import { videoOf } from './videoOf';

/** The films of the newsroom: one that plays on top, and the others (platform §2: /video/). */
export default defineFeature({
  label: 'Front – Video',
  hydrate: 'idle',
  fields: {
    title: field.text({ label: 'Title', default: 'Video', isNeverEmpty: true, group: 'Front' }),
    description: field.text({ label: 'Description', group: 'Front' }),
    allUrl: field.url({ label: 'Where all of them are', group: 'Front' }),
    section: field.text({
      label: 'Section of the videos',
      default: '/video',
      isNeverEmpty: true,
      choices: 'section-choices',
      group: 'Videos',
    }),
    size: field.number({ label: 'How many', default: 17, min: 1, max: 50, group: 'Videos' }),
    collectionId: field.text({
      label: 'Collection whose first video plays on top',
      description: 'Without one, the newest video.',
      choices: 'collection-choices',
      group: 'Videos',
    }),
  },
  view: function VideoFrontFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { stories, section, name } = useSectionFeed(fields.section, fields.size, 'video');
    const chosen = useContent(
      fields.collectionId
        ? { source: 'collections-api', query: { id: fields.collectionId, size: 20 } }
        : null,
    );
    const first = [...(chosen ?? []), ...(stories ?? [])].filter(
      (story) => videoOf(story) !== null,
    );
    const shown = useStoriesOnce([...first.slice(0, 1), ...(stories ?? [])]);
    return (
      <VideoFront
        title={fields.title}
        titleProps={editableField('title')}
        description={fields.description}
        descriptionProps={editableField('description')}
        allUrl={safeUrl(fields.allUrl) ?? ''}
        follow={name ? { kind: 'section', id: section, title: name } : null}
        stories={shown}
      />
    );
  },
});
