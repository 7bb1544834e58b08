import type { Names } from './names';

/** states.ts: what the harness, the gates and the tests show. */
export function blockStates({ kebab, label }: Names, hasSource: boolean): string {
  const source = hasSource ? `${kebab}-api` : 'content-feed';
  return `import type { BlockStates } from 'fusion:states';
import { EXAMPLE_RIVER } from '../../components/cards/exampleCards';

const answer = (count: number) => ({
  '${source}': { stories: EXAMPLE_RIVER.slice(0, count), total: count },
});

/** Named states of "${label}". */
const states: BlockStates = {
  latest: { fields: {}, content: answer(5) },
  ofSection: { fields: { title: 'News', section: '/news', size: 3 }, content: answer(3) },
  oneStory: { fields: { size: 1 }, content: answer(1) },
  empty: { fields: {}, content: answer(0) },
};

export default states;
`;
}
