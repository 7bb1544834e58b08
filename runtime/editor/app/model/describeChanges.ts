import type { Change } from '../shared/ChangeList';
import type { EditorPack } from '../../contract/pack';
import { listNodes } from '../../../document/listNodes';
import type { PageDocument } from '../../../document/document';
import { diffDocuments } from '../../../document/operations/diffDocuments';
import type { Operation, Place } from '../../../document/operations/operation';
import { describeOperation } from './describeOperation';

/** What makes one state of a page of another, in plain words; in the order of the page, deleted blocks last. */
export function describeChanges(
  before: PageDocument,
  after: PageDocument,
  pack: EditorPack,
): Change[] {
  const operations = diffDocuments(before, after);
  const added = new Set(operations.flatMap((one) => (one.op === 'insert' ? [one.node.id] : [])));
  const moved = new Set<string>();
  const order = new Map(listNodes(after).map(({ id }, index) => [id, index]));
  const changes = operations.flatMap((operation) => {
    if (operation.op === 'move') {
      if (moved.has(operation.id)) return [];
      moved.add(operation.id);
    }
    // What comes with a row is not named by itself.
    if (operation.op === 'insert' && isIn(operation.place, added)) return [];
    const text = describeOperation(operation, before, after, pack);
    const id = operation.op === 'insert' ? operation.node.id : idOf(operation);
    const nodeId = id !== null && operation.op !== 'delete' ? id : null;
    const rank = id === null ? -1 : nodeId === null ? Infinity : (order.get(id) ?? Infinity);
    return [{ text, nodeId, rank }];
  });
  return changes
    .toSorted((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ text, nodeId }) => ({ text, nodeId }));
}

const idOf = (operation: Operation): string | null => ('id' in operation ? operation.id : null);

const isIn = ({ in: parent }: Place, ids: ReadonlySet<string>): boolean =>
  'chain' in parent && ids.has(parent.chain);
