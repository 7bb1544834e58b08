import { useEditableContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { cardImage } from '../../../../components/cards/cardImage';
import { useSectionFeed } from '../../../../components/fronts/useSectionFeed';
import { useStoriesOnce } from '../../../../components/fronts/useStoriesOnce';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { PhotoFront } from './PhotoFront';

/** The work of the photographers as a wall of pictures (platform §2: /photo/). */
export default defineFeature({
  label: 'Front – Photo',
  /** s: what the list says of time depends on the clock. */
  ttl: 300,
  fields: {
    title: field.text({ label: 'Title', default: 'Photo', isNeverEmpty: true, group: 'Front' }),
    description: field.text({ label: 'Description', group: 'Front' }),
    allUrl: field.url({ label: 'Where all of them are', group: 'Front' }),
    section: field.text({
      label: 'Section of the galleries',
      default: '/photo',
      isNeverEmpty: true,
      choices: 'section-choices',
      group: 'Pictures',
    }),
    size: field.number({ label: 'How many', default: 25, min: 1, max: 50, group: 'Pictures' }),
  },
  view: function PhotoFrontFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { stories, section, name } = useSectionFeed(fields.section, fields.size, 'gallery');
    const shown = useStoriesOnce((stories ?? []).filter((story) => cardImage(story) !== null));
    return (
      <PhotoFront
        title={fields.title}
        titleProps={editableField('title')}
        description={fields.description}
        descriptionProps={editableField('description')}
        allUrl={safeUrl(fields.allUrl) ?? ''}
        follow={name ? { kind: 'section', id: section, title: name } : null}
        stories={shown}
        provenance={`feed:${section}`}
        now={Date.now()}
      />
    );
  },
});
