import type { Node } from '../../../../document/document';
import { nameOf } from '../../model/blockNames';
import { linkNode, unlinkNode } from '../../model/linking';
import { choose } from '../selection';
import type { ActionContext } from './actionContext';

/** What makes blocks of a page such as other pages show, too, or its own again. */
export function linkActions({ store, pack, select, announce, page, newId }: ActionContext) {
  return {
    /** Puts a link to a linked block into the place of a block that was made one. */
    link(node: Node, documentId: string): void {
      const name = nameOf(pack, node);
      const { operations, id } = linkNode(page(), node, documentId, newId);
      if (!store.edit(`Link ${name}`, operations)) return;
      select(choose(id));
      announce(`${name} is a linked block now: other pages may show it, too.`);
    },
    unlink(node: Node, block: Node): void {
      const name = nameOf(pack, node);
      const { operations, id } = unlinkNode(page(), node, block, newId);
      if (!store.edit(`Unlink ${name}`, operations)) return;
      select(choose(id));
      announce(`${name} is this page’s own now.`);
    },
  };
}
