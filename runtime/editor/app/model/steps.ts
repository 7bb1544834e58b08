import { applyOperations } from '../../../document/operations/applyOperations';
import { OperationRefused, type Operation } from '../../../document/operations/operation';
import type { Editing, Step } from './editing';

/** ms in which further typing belongs to the same step. */
const TYPING_MS = 1000;

/**
 * Does something to the page.
 * @throws OperationRefused when it can't be done: nothing has then been done
 */
export function edit(
  editing: Editing,
  operations: readonly Operation[],
  { name, key = null, at }: { name: string; key?: string | null; at: number },
): Editing {
  const { document, inverse } = applyOperations(editing.document, operations);
  if (inverse.length === 0) return editing;
  const last = editing.undo.at(-1);
  const isTyping = key !== null && last?.key === key && at - last.at < TYPING_MS;
  const step: Step = { name, operations: isTyping ? last.operations : inverse, key, at };
  return {
    ...editing,
    document,
    pending: withPending(editing.pending, operations),
    undo: [...(isTyping ? editing.undo.slice(0, -1) : editing.undo), step],
    redo: [],
  };
}

/** Takes the last step back; what others made impossible is passed over, and said in `refused`. */
export function undo(editing: Editing): {
  editing: Editing;
  done: string | null;
  refused: boolean;
} {
  return goBack(editing, 'undo', 'redo');
}

export function redo(editing: Editing): {
  editing: Editing;
  done: string | null;
  refused: boolean;
} {
  return goBack(editing, 'redo', 'undo');
}

function goBack(editing: Editing, from: 'undo' | 'redo', to: 'undo' | 'redo') {
  const step = editing[from].at(-1);
  if (!step) return { editing, done: null, refused: false };
  const rest = editing[from].slice(0, -1);
  try {
    const { document, inverse } = applyOperations(editing.document, step.operations);
    return {
      editing: {
        ...editing,
        document,
        pending: withPending(editing.pending, step.operations),
        [from]: rest,
        [to]: [...editing[to], { ...step, operations: inverse, key: null }],
      },
      done: step.name,
      refused: false,
    };
  } catch (error) {
    if (!(error instanceof OperationRefused)) throw error;
    return { editing: { ...editing, [from]: rest }, done: step.name, refused: true };
  }
}

/** A letter typed after another in one field is one operation. */
function withPending(
  pending: readonly Operation[],
  operations: readonly Operation[],
): readonly Operation[] {
  const [last, only] = [pending.at(-1), operations[0]];
  const isSame =
    operations.length === 1 &&
    last?.op === 'set' &&
    only?.op === 'set' &&
    last.id === only.id &&
    last.path.join('\n') === only.path.join('\n');
  return [...(isSame ? pending.slice(0, -1) : pending), ...operations];
}
