import type { Listing } from '../../contract/listings';
import { Dialog } from '../../../ui/Dialog';
import { ConflictFoot } from '../shared/ConflictFoot';
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
    <Dialog title={`Someone else saved this ${theirs.kind.one}`} size="wide" onClose={onClose}>
      <p>Nothing was saved over it. Choose which one readers get.</p>
      <table className="table listing__sides">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">Saved by someone else</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>{valueWords(row.mine)}</td>
              <td>{valueWords(row.theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ConflictFoot isSaving={isSaving} onTakeTheirs={onTakeTheirs} onKeepMine={onKeepMine} />
    </Dialog>
  );
}
