import type { EditorPack } from '../../contract/pack';
import { localText } from '../../../forms/localText';
import type { PageDocument } from '../../../document/document';
import type { Conflict } from '../../../document/operations/rebaseOperations';
import { findNode } from '../../../document/operations/tree';
import { Dialog } from '../../../ui/Dialog';
import { ConflictItem } from '../shared/ConflictItem';
import { blockOf, nameOf } from '../model/blockNames';

interface Props {
  document: PageDocument;
  pack: EditorPack;
  conflicts: readonly Conflict[];
  onChoose: (conflict: Conflict, whose: 'mine' | 'theirs') => void;
  onClose: () => void;
}

/** Both values of what two people changed, for a choice. */
export function ConflictDialog({ document, pack, conflicts, onChoose, onClose }: Props) {
  return (
    <Dialog title="Someone else changed the same things" onClose={onClose}>
      <p className="dim">Nothing is lost. Choose for each what stays.</p>
      <ul className="conflicts">
        {conflicts.map((conflict, index) => {
          const sides = describe(conflict, document, pack);
          return (
            <ConflictItem key={index} {...sides}>
              <div className="dialog__foot">
                <button
                  type="button"
                  className="button"
                  onClick={() => onChoose(conflict, 'theirs')}
                >
                  Keep theirs
                </button>
                <button
                  type="button"
                  className="button button--main"
                  onClick={() => onChoose(conflict, 'mine')}
                >
                  Keep mine
                </button>
              </div>
            </ConflictItem>
          );
        })}
      </ul>
    </Dialog>
  );
}

function describe(conflict: Conflict, document: PageDocument, pack: EditorPack) {
  const { operation } = conflict;
  const node = 'id' in operation ? findNode(document.sections, operation.id)?.node : undefined;
  const name = node ? nameOf(pack, node) : 'id' in operation ? 'A block that is gone' : 'Page';
  const path = 'path' in operation ? operation.path : [];
  const [group, key] = path;
  const schema = node && key !== undefined ? blockOf(pack, node)?.customFields[key] : undefined;
  const what = schema ? localText(schema.label, 'en') : (key ?? group);
  const title = what === undefined ? name : `${name}: ${what}`;
  const value = 'value' in operation ? textOf(operation.value) : 'taken out';
  switch (conflict.kind) {
    case 'value':
      return { title, mine: value, theirs: textOf(conflict.theirs) };
    case 'place':
      return { title, mine: 'moved to your place', theirs: 'moved to theirs' };
    case 'gone':
      return { title, mine: operation.op === 'move' ? 'moved' : value, theirs: 'deleted' };
    case 'changed':
      return { title, mine: 'deleted', theirs: 'changed' };
  }
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
