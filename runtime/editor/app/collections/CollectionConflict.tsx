import type { Collection, StoryEntry } from '../../contract/collections';
import { Dialog } from '../../../ui/Dialog';
import { ConflictFoot } from '../shared/ConflictFoot';
import { compareOrder, type CollectionDraft, type Difference } from './order';

interface Props {
  mine: CollectionDraft;
  theirs: Collection;
  stories: ReadonlyMap<string, StoryEntry>;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** What became of a story, as the one side has it and the other has not. */
const WORDS: Record<Difference, string> = {
  same: '',
  moved: 'elsewhere',
  reworded: 'other headline',
  added: 'only here',
};

/** Two orders of one collection, side by side: one of them is chosen. */
export function CollectionConflict(props: Props) {
  const { mine, theirs, stories, isSaving, onKeepMine, onTakeTheirs, onClose } = props;
  const sides = [
    { title: 'Yours', draft: mine, other: theirs.entries },
    { title: 'Saved by someone else', draft: theirs, other: mine.entries },
  ];
  return (
    <Dialog title="Someone else saved this collection" size="wide" onClose={onClose}>
      <p>Nothing was saved over it. Choose which order readers get.</p>
      <div className="compare collection__sides">
        {sides.map(({ title, draft, other }) => {
          const differences = compareOrder(draft.entries, other);
          return (
            <section className="compare__one" key={title} aria-label={title}>
              <h3>{title}</h3>
              {mine.name !== theirs.name && <p className="dim">Named “{draft.name}”</p>}
              <ol>
                {draft.entries.map(({ id, headline }) => {
                  const difference = differences.get(id) ?? 'same';
                  return (
                    <li key={id} className={`collection__side collection__side--${difference}`}>
                      {headline ?? stories.get(id)?.headline ?? id}{' '}
                      {difference !== 'same' && <em>{WORDS[difference]}</em>}
                    </li>
                  );
                })}
              </ol>
            </section>
          );
        })}
      </div>
      <ConflictFoot isSaving={isSaving} onTakeTheirs={onTakeTheirs} onKeepMine={onKeepMine} />
    </Dialog>
  );
}
