import type { PlaceableBlock } from '../../../contract/pack';
import type { Node } from '../../../../document/document';
import type { Place } from '../../../../document/operations/operation';
import { labelOf, nameAll } from '../../model/blockNames';
import { insertAt, moveTo, newNode } from '../../model/operationsFor';
import { stepPlace } from '../../model/places';
import { choose, chooseAll } from '../selection';
import type { ActionContext } from './actionContext';

/** What puts blocks somewhere: new ones, and those of the page. */
export function placeActions(context: ActionContext) {
  const { store, pack, select, announce, page, sections, chosen, newId } = context;
  const { describePlace, placeFor, whyNot } = context;

  const insertNode = (node: Node, name: string, place = placeFor(node)): void => {
    const why = whyNot([node], place);
    if (why !== null) return announce(why);
    const words = `${name} added ${describePlace(place)}.`;
    if (!store.edit(`Add ${name}`, insertAt(page(), [node], place))) return;
    select(choose(node.id));
    announce(words);
  };
  const move = (nodes: readonly Node[], place: Place): void => {
    const why = whyNot(nodes, place);
    if (why !== null) return announce(why);
    const name = nameAll(pack, nodes);
    const words = `${name} moved ${describePlace(place)}.`;
    if (!store.edit(`Move ${name}`, moveTo(page(), nodes, place))) return;
    select(chooseAll(nodes.map(({ id }) => id)));
    announce(words);
  };
  return {
    insertNode,
    insert: ({ kind, type, label }: PlaceableBlock, place?: Place): void =>
      insertNode(newNode(kind, type, newId()), labelOf({ label }), place),
    move,
    /** One place up or down. */
    step: (by: -1 | 1): void => {
      const nodes = chosen();
      const edge = by < 0 ? nodes[0] : nodes.at(-1);
      if (!edge) return;
      const place = stepPlace(page(), edge.id, by, sections());
      if (place) move(nodes, place);
      else announce(by < 0 ? 'It is first already.' : 'It is last already.');
    },
  };
}
