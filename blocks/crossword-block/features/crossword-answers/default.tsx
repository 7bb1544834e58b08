import { useEditableContent } from 'fusion:content';
import { useAppContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { Clues } from '../../crossword/Clues';
import { CrosswordHead } from '../../crossword/CrosswordHead';
import { Grid } from '../../crossword/Grid';
import { crosswordPath } from '../../crossword/addresses';
import { isCrossword } from '../../crossword/crossword';

/** The page's crossword, solved. Nothing on a page that is about none. */
export default defineFeature({
  label: 'Crossword – Answers',
  fields: {
    kicker: field.text({
      label: 'Above the title',
      default: 'Back to the puzzle',
      isNeverEmpty: true,
      group: 'Look',
    }),
  },
  view: function CrosswordAnswersFeature({ fields }) {
    const { editableField } = useEditableContent();
    const { globalContent } = useAppContext();
    if (!isCrossword(globalContent)) return null;
    return (
      <article className="crossword">
        <CrosswordHead
          crossword={globalContent}
          kicker={fields.kicker}
          kickerUrl={crosswordPath(globalContent.day)}
          kickerProps={editableField('kicker')}
          suffix="Answers"
        />
        <div className="crossword__board">
          <div className="crossword__play">
            <Grid crossword={globalContent} isSolved />
          </div>
          <Clues crossword={globalContent} isSolved />
        </div>
      </article>
    );
  },
});
