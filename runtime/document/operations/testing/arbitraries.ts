import fc from 'fast-check';
import type { ChainNode, FeatureNode, Node, PageDocument } from '../../document';
import type { Variants } from '../../variants';
import type { Operation, Place } from '../operation';

const SECTIONS = ['header', 'main', 'rail'];
const KEYS = ['title', 'size', 'link'];
const IDS = Array.from({ length: 14 }, (_, index) => `n${index}`);

const value = fc.oneof(
  fc.constantFrom('a', 'b', ''),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant({ x: [1] }),
);
const fields = fc.dictionary(fc.constantFrom(...KEYS), value, {
  maxKeys: 3,
  noNullPrototype: true,
});
const display = fc.dictionary(fc.constantFrom(...KEYS), value, {
  minKeys: 1,
  maxKeys: 2,
  noNullPrototype: true,
});
const base = { type: fc.constantFrom('a-block/a', 'b-block/b'), fields };
const more = {
  label: fc.constantFrom('One', 'Two'),
  hidden: fc.constant(true as const),
  locked: fc.constantFrom<true | string[]>(true, ['title']),
  linked: fc.constantFrom({ document: 'promo' }, { document: 'promo', version: 2 }),
  display,
};

const featureNode = (id: string): fc.Arbitrary<FeatureNode> =>
  fc.record(
    {
      kind: fc.constant('feature' as const),
      id: fc.constant(id),
      ...base,
      ...more,
      content: fc.constant({ source: 'content-api', query: { id: 1 } }),
      variants: fields.map((held): Variants => ({
        by: 'reader',
        cases: [{ id: 'a', when: ['in'], fields: held }],
      })),
    },
    { requiredKeys: ['kind', 'id', 'type', 'fields'], noNullPrototype: true },
  );

/** Pages of a few nodes, whose ids recur from page to page. */
export const documents: fc.Arbitrary<PageDocument> = fc.shuffledSubarray(IDS).chain((ids) =>
  fc
    .tuple(
      fc.tuple(...ids.map(featureNode)),
      fc.array(fc.nat(5), { minLength: ids.length, maxLength: ids.length }),
      fc.record(
        {
          name: fc.constantFrom('Front', 'News'),
          layout: fc.constantFrom('front', 'rail'),
          meta: fc.dictionary(fc.constantFrom('title', 'theme'), fc.constantFrom('x', 'y'), {
            noNullPrototype: true,
          }),
          outputType: fc.constantFrom('default', 'app'),
        },
        { requiredKeys: ['name', 'layout', 'meta'], noNullPrototype: true },
      ),
    )
    .map(([nodes, places, page]) => arrange(nodes, places, page)),
);

/** `places`: 0 to 2 a section, 3 a chain in main that begins here, 4 and 5 into the last chain. */
function arrange(
  nodes: readonly FeatureNode[],
  places: readonly number[],
  page: Pick<PageDocument, 'name' | 'layout' | 'meta' | 'outputType'>,
): PageDocument {
  const sections: Record<string, Node[]> = {};
  let chain: ChainNode | null = null;
  for (const [index, node] of nodes.entries()) {
    const place = places[index] ?? 0;
    if (place === 3) {
      const { content: _content, variants: _variants, ...rest } = node;
      chain = { ...rest, kind: 'chain', children: [] };
      (sections['main'] ??= []).push(chain);
    } else if (place > 3 && chain) chain.children.push(node);
    else (sections[SECTIONS[place % 3] ?? 'main'] ??= []).push(node);
  }
  return { id: 'page', kind: 'page', ...page, sections };
}

const places: fc.Arbitrary<Place> = fc.record(
  {
    in: fc.oneof(
      fc.record({ section: fc.constantFrom(...SECTIONS) }, { noNullPrototype: true }),
      fc.record({ chain: fc.constantFrom(...IDS) }, { noNullPrototype: true }),
    ),
    before: fc.option(fc.constantFrom(...IDS)),
  },
  { noNullPrototype: true },
);

const nodeId = fc.constantFrom(...IDS);

/** Operations that fit such pages, or not. */
export const operations: fc.Arbitrary<Operation> = fc.oneof(
  fc
    .tuple(nodeId.chain(featureNode), places)
    .map(([node, place]): Operation => ({ op: 'insert', node, place })),
  fc.tuple(nodeId, places).map(([id, place]): Operation => ({ op: 'move', id, place })),
  nodeId.map((id): Operation => ({ op: 'delete', id })),
  fc
    .tuple(
      nodeId,
      fc.constantFrom('fields' as const, 'display' as const),
      fc.constantFrom(...KEYS),
      fc.option(value),
    )
    .map(([id, group, key, held]): Operation => ({
      op: 'set',
      id,
      path: [group, key],
      ...(held === null ? {} : { value: held }),
    })),
  fc
    .tuple(fc.constantFrom('title', 'theme'), fc.constantFrom('x', 'z'))
    .map(([key, held]): Operation => ({ op: 'setPage', path: ['meta', key], value: held })),
);

/** Without sections that hold nothing, which are as good as none. */
export function withoutEmptySections(document: PageDocument): PageDocument {
  const sections = Object.entries(document.sections).filter(([, nodes]) => nodes.length > 0);
  return { ...document, sections: Object.fromEntries(sections) };
}
