import { useEditableContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { useSectionFeed } from '../../../../components/fronts/useSectionFeed';
import { useShownStories } from '../../../../components/fronts/useStoriesOnce';
import { groupByColumnist } from '../../groupByColumnist';
import { safeUrl } from '../../../../content/schemas/safeUrl';
import { ColumnistsFront } from './ColumnistsFront';

/** As many columns as are looked through: who has not written for so long is not on the page. */
const LOOKED_THROUGH = 100;

/** The columnists of the paper, each with the newest column (platform §2: /columnists/). */
export default defineFeature({
  label: 'Front – Columnists',
  fields: {
    title: field.text({
      label: 'Title',
      default: 'Columnists',
      isNeverEmpty: true,
      group: 'Front',
    }),
    description: field.text({ label: 'Description', group: 'Front' }),
    allUrl: field.url({ label: 'Where all of them are', group: 'Front' }),
    section: field.text({
      label: 'Section of the columns',
      default: '/columnists',
      isNeverEmpty: true,
      choices: 'section-choices',
      group: 'Columns',
    }),
    authors: field.list({
      label: 'Who comes first',
      description: 'The others follow by their newest column.',
      choices: 'author-choices',
      group: 'Columns',
    }),
    earlier: field.number({
      label: 'Earlier columns of each',
      default: 2,
      min: 0,
      max: 5,
      group: 'Columns',
    }),
  },
  view: function ColumnistsFrontFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { stories, section, name } = useSectionFeed(fields.section, LOOKED_THROUGH);
    const columnists = groupByColumnist(stories ?? [], fields.authors, fields.earlier);
    useShownStories(columnists.flatMap(({ latest, earlier }) => [latest, ...earlier]));
    return (
      <ColumnistsFront
        title={fields.title}
        titleProps={editableField('title')}
        description={fields.description}
        descriptionProps={editableField('description')}
        allUrl={safeUrl(fields.allUrl) ?? ''}
        follow={name ? { kind: 'section', id: section, title: name } : null}
        columnists={columnists}
      />
    );
  },
});
