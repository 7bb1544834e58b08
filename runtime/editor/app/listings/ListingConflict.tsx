import type { Listing } from '../../contract/listings';
import { Dialog } from '../../../ui/Dialog';
import { ConflictFoot } from '../shared/ConflictFoot';
import { ConflictItem } from '../shared/ConflictItem';
import { differences, type ListingDraft } from './draft';
import { labelOf, valueWords } from './words';

interface Props {
  mine: ListingDraft;
  theirs: Listing;
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two states of one listing, field by field where they differ: one of them is chosen. */
export function ListingConflict(props: Props) {
  const { mine, theirs, isSaving, onKeepMine, onTakeTheirs, onClose } = props;
  const rows = [
    ...(mine.isShown === theirs.isShown
      ? []
      : [{ label: 'Readers see it', mine: mine.isShown, theirs: theirs.isShown }]),
    ...differences(theirs.fields, mine, theirs).map((name) => ({
      label: labelOf(name, theirs.fields[name]),
      mine: mine.values[name],
      theirs: theirs.values[name],
    })),
  ];
  return (
    <Dialog title={`Someone else saved this ${theirs.kind.one}`} onClose={onClose}>
      <p>Nothing was saved over it. Choose which version readers get.</p>
      <ul className="conflicts">
        {rows.map((row) => (
          <ConflictItem
            key={row.label}
            title={row.label}
            mine={valueWords(row.mine)}
            theirs={valueWords(row.theirs)}
          />
        ))}
      </ul>
      <ConflictFoot isSaving={isSaving} onTakeTheirs={onTakeTheirs} onKeepMine={onKeepMine} />
    </Dialog>
  );
}
