import type { Names } from './names';

/** states.ts of a chain: what it holds is written as HTML. */
export function chainStates({ label }: Names): string {
  return `import type { BlockStates } from 'fusion:states';

const BLOCKS = [
  '<p>The Council votes at noon.</p>',
  '<p>The trolley tunnel reopens Monday.</p>',
  '<p>Snow after midnight, rain by morning.</p>',
];

/** Named states of "${label}". */
const states: BlockStates = {
  even: { fields: { heading: 'Today', url: '/news/' }, children: BLOCKS },
  wideFirst: { fields: { heading: 'Today', look: 'wide-first' }, children: BLOCKS },
  withoutHeading: { fields: {}, children: BLOCKS.slice(0, 1) },
  empty: { fields: { heading: 'Today' }, children: [] },
};

export default states;
`;
}
