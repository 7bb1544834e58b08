import { findNode } from '../../../../document/operations/tree';
import { nameAll, nameOf } from '../../model/blockNames';
import { duplicate, remove, setOn, toggleHidden } from '../../model/operationsFor';
import { choose, chooseAll, NOTHING } from '../selection';
import type { ActionContext } from './actionContext';

/** What changes the chosen blocks where they stand. */
export function ownActions(context: ActionContext) {
  const { store, pack, select, announce, page, chosen, newId, placementOf } = context;
  return {
    remove(): void {
      const nodes = chosen();
      const [first] = nodes;
      if (!first) return;
      const name = nameAll(pack, nodes);
      const ids = new Set(nodes.map(({ id }) => id));
      const { siblings = [], index = 0 } = findNode(page().sections, first.id) ?? {};
      const next = siblings.slice(index).find(({ id }) => !ids.has(id)) ?? siblings[index - 1];
      if (!store.edit(`Delete ${name}`, remove(nodes))) return;
      select(next ? choose(next.id) : NOTHING);
      announce(`${name} deleted. Undo brings it back.`);
    },
    duplicate(): void {
      const nodes = chosen();
      const single = nodes.find((node) => placementOf(node).once);
      if (single) return announce(`${nameOf(pack, single)} stands on a page once.`);
      const { operations, copies } = duplicate(page(), nodes, newId);
      const name = nameAll(pack, nodes);
      if (!store.edit(`Duplicate ${name}`, operations)) return;
      select(chooseAll(copies.map(({ id }) => id)));
      announce(`${name} duplicated.`);
    },
    toggleHidden(): void {
      const nodes = chosen();
      const name = nameAll(pack, nodes);
      const isShowing = nodes.every(({ hidden }) => hidden);
      const word = isShowing ? 'Show' : 'Hide';
      if (store.edit(`${word} ${name}`, toggleHidden(nodes)))
        announce(isShowing ? `${name} is shown.` : `${name} is hidden from readers.`);
    },
    toggleLocked(): void {
      const nodes = chosen();
      const name = nameAll(pack, nodes);
      const isLocked = nodes.every(({ locked }) => locked === true);
      const value = isLocked ? undefined : true;
      const operations = nodes.map(({ id }) => setOn(id, ['locked'], value));
      if (store.edit(`${isLocked ? 'Unlock' : 'Lock'} ${name}`, operations))
        announce(isLocked ? `${name} is unlocked.` : `${name} is locked for editors.`);
    },
  };
}
