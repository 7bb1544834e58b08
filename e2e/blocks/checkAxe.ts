import { readFileSync } from 'node:fs';
import type { Tab } from './openTab';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about whole pages: a block alone has no main, no h1, and the levels above its own are missing. */
const PAGE_RULES = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'heading-order',
  'bypass',
];

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[] }[];
}

/** Brings axe to the page, where it stays until the next visit. */
export async function loadAxe({ client }: Tab): Promise<void> {
  // By the debugger, because the page's content security policy lets no other script in.
  await client.send('Runtime.evaluate', { expression: axeSource });
}

/**
 * What axe finds in the block: WCAG 2.2 AA and best practice, or only these rules. `view` says in which
 * ("390 px").
 */
export async function checkAxe(
  { page }: Tab,
  view: string,
  only?: readonly string[],
): Promise<string[]> {
  const violations = await page.evaluate(
    async ([tags, off, rules]) => {
      const { axe } = window as unknown as {
        axe: { run: (root: string, options: object) => Promise<{ violations: Violation[] }> };
      };
      const result = await axe.run('#harness-block', {
        runOnly: rules ? { type: 'rule', values: rules } : tags,
        resultTypes: ['violations'],
        // Frames are documents of others, and closed ones let nobody in.
        iframes: false,
        ...(rules
          ? {}
          : { rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])) }),
      });
      return result.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        targets: nodes.slice(0, 3).map(({ target }) => String(target)),
      }));
    },
    [TAGS, PAGE_RULES, only] as const,
  );
  return violations.map(
    ({ id, help, targets }) => `axe ${id} at ${view}: ${help}: ${targets.join(' | ')}`,
  );
}
