import type { PageDocument } from '../../../../document/document';
import { diffDocuments } from '../../../../document/operations/diffDocuments';
import type { EditingStore } from '../../model/EditingStore';

/** Makes the draft as a version is, in the editor's own hands: so it can be undone. */
export function restoreVersion(
  store: Pick<EditingStore, 'read' | 'edit' | 'say'>,
  version: PageDocument,
  number: number,
): void {
  const operations = diffDocuments(store.read().editing.document, version);
  if (operations.length === 0) store.say(`The draft is as version ${number} is already.`);
  else if (store.edit(`Restore version ${number}`, operations))
    store.say(`The draft is as version ${number} was. Undo takes that back.`);
}
