import { nameAll } from '../../model/blockNames';
import { copyNodes, formatCopied, insertAt, parseCopied } from '../../model/operationsFor';
import { chooseAll } from '../selection';
import type { ActionContext } from './actionContext';

/** Blocks as text that any page takes. */
export function clipboardActions(context: ActionContext) {
  const { store, pack, select, announce, page, chosen, newId } = context;
  const { placeFor, placeForKind, whyNot } = context;
  return {
    /** Text that holds what is chosen; null for nothing. */
    copy(): string | null {
      const nodes = chosen();
      if (nodes.length === 0) return null;
      announce(`${nameAll(pack, nodes)} copied.`);
      return formatCopied(nodes);
    },
    /** False for text that holds no blocks. */
    paste(text: string): boolean {
      const copied = parseCopied(text);
      if (!copied || copied.length === 0) return false;
      const nodes = copyNodes(copied, newId);
      const [first] = nodes;
      const isMixed = nodes.some((node) => node.kind === 'chain');
      const place =
        first && nodes.length === 1 ? placeFor(first) : placeForKind(isMixed ? 'chain' : 'feature');
      const name = nameAll(pack, nodes);
      const why = whyNot(nodes, place);
      if (why !== null) announce(why);
      else if (store.edit(`Paste ${name}`, insertAt(page(), nodes, place))) {
        select(chooseAll(nodes.map(({ id }) => id)));
        announce(`${name} pasted.`);
      }
      return true;
    },
  };
}
