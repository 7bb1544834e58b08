import type { HarnessRendering } from '../../runtime/harness/types';
import type { Weight } from './budgets';
import { checkAxe, loadAxe } from './checkAxe';
import { checkHtml } from './checkHtml';
import { checkHydration } from './checkHydration';
import { checkKeyboard } from './checkKeyboard';
import { checkRender } from './checkRender';
import { checkShift } from './checkShift';
import type { Fault, Gate } from './gates';
import { frameAddress, renderState, type StateName } from './harnessClient';
import type { Tab } from './openTab';
import type { WatchedWindow } from './pageWatch';
import { wakeBlocks } from './wakeBlocks';

/** One visit: CSS px at which the state comes alive, and those to which its window is drawn next. */
interface Visit {
  width: number;
  next: number;
  scheme: 'light' | 'dark';
}

/**
 * A phone by day and a desk by night: each comes alive on its own and is then drawn to the other's
 * width, so that every width is seen in both schemes, and by keyboard.
 */
const VISITS: readonly Visit[] = [
  { width: 390, next: 1280, scheme: 'light' },
  { width: 1280, next: 390, scheme: 'dark' },
];

export interface StateReport {
  faults: Fault[];
  weight: Weight | null;
}

/** Takes one state through all gates but the budget, which is its block's. */
export async function checkState(tab: Tab, site: string, name: StateName): Promise<StateReport> {
  const faults: Fault[] = [];
  const note = (gate: Gate, texts: readonly string[]) => {
    for (const text of texts)
      if (!faults.some((fault) => fault.text === text)) faults.push({ ...name, gate, text });
  };
  /** A gate that can't be passed through, say because the page hangs, has not been passed. */
  const guard = async (gate: Gate, check: () => Promise<string[]>) =>
    note(gate, await check().catch((error: Error) => [`${gate} gate: ${error.message}`]));

  const rendering = await renderState(site, name).catch((error: Error) => {
    note('server', [error.message]);
    return null;
  });
  if (!rendering) return { faults, weight: null };
  for (const visit of VISITS) {
    await guard('server', async () => {
      const { width, scheme } = visit;
      const answer = await tab.visit(frameAddress(site, name, { scheme }), width);
      if (visit !== VISITS[0]) return [];
      if (answer.status === 200) await guard('html', () => checkHtml(answer.html));
      return checkRender(rendering, answer);
    });
    if (faults.some(({ gate }) => gate === 'server')) break;
    await checkLife(tab, visit, note, guard);
  }
  return { faults, weight: weigh(rendering) };
}

async function checkLife(
  tab: Tab,
  { width, next, scheme }: Visit,
  note: (gate: Gate, texts: readonly string[]) => void,
  guard: (gate: Gate, check: () => Promise<string[]>) => Promise<void>,
): Promise<void> {
  const { page, complaints } = tab;
  await guard('hydration', async () => {
    const asleep = await wakeBlocks(page);
    const { before, after, shifts } = await page.evaluate(() => {
      const { pageWatch } = window as unknown as WatchedWindow;
      return { before: pageWatch.before, after: pageWatch.snapshot(), shifts: pageWatch.shifts };
    });
    if (!before) throw new Error('nothing was seen of the page as the server sent it');
    note(
      'shift',
      checkShift(before, after, shifts).map((text) => `${text} at ${width} px`),
    );
    return checkHydration(before, after, asleep, complaints);
  });
  const view = (px: number) => `${px} px${scheme === 'dark' ? ', dark' : ''}`;
  await guard('axe', async () => {
    await loadAxe(tab);
    return checkAxe(tab, view(width));
  });
  await tab.resize(next);
  // All else was asked at this width by the other visit.
  await guard('axe', () => checkAxe(tab, view(next), ['color-contrast']));
  await guard('keyboard', () => checkKeyboard(page, next));
  note(
    'hydration',
    complaints.map((complaint) => `hydration: ${complaint}`),
  );
}

/** A state's sizes as its block's budget counts them. */
export function weigh({ sizes: { html, css, script } }: HarnessRendering): Weight {
  return { html: html.gzip, css: css.gzip, script: script.gzip };
}
