import { heavier, type Weights } from './budgets';
import { weigh } from './checkState';
import { fetchPack, renderState } from './harnessClient';

/** What each block of a site's pack weighs: its heaviest state. @throws Error when a state fails. */
export async function weighPack(site: string): Promise<Weights> {
  const weights: Weights = {};
  const { blocks } = await fetchPack(site);
  for (const { name, states } of blocks) {
    for (const state of states) {
      const rendering = await renderState(site, { block: name, state: state.name });
      weights[name] = heavier(weights[name], weigh(rendering));
    }
  }
  return weights;
}
