import type { Browser } from 'playwright-core';
import { checkBudget, heavier, type Budgets, type Weights } from './budgets';
import { checkState } from './checkState';
import type { Fault } from './gates';
import { fetchPack, type StateName } from './harnessClient';
import { openTab } from './openTab';

export interface PackReport {
  /** All blocks that the harness lists. */
  blocks: string[];
  states: StateName[];
  faults: Fault[];
  weights: Weights;
}

/** Tabs at a time: one draws while another waits for the server. */
const TABS = 3;

/**
 * Takes every state of every block that `site` shows, or only of the `wanted` ones, through every gate. Nothing is
 * registered: a block is checked as soon as its folder has a `states.ts`.
 */
export async function checkPack(
  browser: Browser,
  site: string,
  budgets: Budgets,
  wanted?: readonly string[],
): Promise<PackReport> {
  const { blocks } = await fetchPack(site);
  const faults: Fault[] = [];
  const weights: Weights = {};
  for (const { name, problem, states } of blocks) {
    const text = problem ?? (states.length === 0 ? 'it has no named state' : null);
    if (text) faults.push({ block: name, state: null, gate: 'server', text });
  }
  const states = blocks
    .filter(({ name }) => wanted?.includes(name) ?? true)
    .flatMap(({ name, states: all }) => all.map((state) => ({ block: name, state: state.name })));

  const waiting = [...states];
  const work = async () => {
    const tab = await openTab(browser);
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const report = await checkState(tab, site, name);
      faults.push(...report.faults);
      if (report.weight) weights[name.block] = heavier(weights[name.block], report.weight);
    }
    await tab.close();
  };
  await Promise.all(Array.from({ length: TABS }, work));

  for (const [block, weight] of Object.entries(weights))
    for (const text of checkBudget(weight, budgets[block]))
      faults.push({ block, state: null, gate: 'budget', text });
  return { blocks: blocks.map(({ name }) => name), states, faults, weights };
}
