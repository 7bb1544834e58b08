import { useContent, useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { isCrossword } from '../../crossword/crossword';
import { CrosswordView } from './CrosswordView';

/** The page's crossword; on a page that is about none, the newest. */
export default defineFeature({
  label: 'Crossword',
  hydrate: 'load',
  /** s */
  ttl: 60,
  fields: {
    kicker: field.text({
      label: 'Above the title',
      default: 'Puzzles',
      isNeverEmpty: true,
      group: 'Look',
    }),
    hasHelp: field.flag({
      label: 'Check and reveal',
      description: 'Buttons that check or fill in a letter, a word or all of it.',
      default: true,
      group: 'Look',
    }),
  },
  view: function CrosswordFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { globalContent } = useAppContext();
    const own = isCrossword(globalContent) ? globalContent : null;
    const newest = useContent(own ? null : { source: 'crossword-api', query: {} });
    const crossword = own ?? newest;
    if (!isCrossword(crossword)) return null;
    return (
      <CrosswordView
        crossword={crossword}
        kicker={fields.kicker}
        kickerUrl="/puzzles/"
        kickerProps={editableField('kicker')}
        hasHelp={fields.hasHelp}
      />
    );
  },
});
