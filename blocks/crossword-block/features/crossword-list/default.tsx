import { useContent, useEditableContent } from 'fusion:content';
import { defineFeature, field } from '@broadsheet/define';
import { CrosswordList } from './CrosswordList';

/** The front of the puzzles (platform §2: /puzzles/): today's crossword and those before it. */
export default defineFeature({
  label: 'Crossword – Front',
  /** s */
  ttl: 60,
  fields: {
    title: field.text({ label: 'Title', default: 'Puzzles', isNeverEmpty: true, group: 'Look' }),
    description: field.text({
      label: 'Description',
      default: 'A new crossword every day, to solve here or to print.',
      group: 'Look',
    }),
    size: field.number({ label: 'How many', default: 15, min: 1, max: 60, group: 'Look' }),
  },
  view: function CrosswordListFeature({ fields }) {
    const { editableField } = useEditableContent();
    const crosswords = useContent({ source: 'crosswords-api', query: {} });
    return (
      <CrosswordList
        title={fields.title}
        titleProps={editableField('title')}
        description={fields.description}
        descriptionProps={editableField('description')}
        crosswords={crosswords?.slice(0, fields.size) ?? null}
        now={new Date()}
      />
    );
  },
});
