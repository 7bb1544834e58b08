/** Bytes that a reader's browser gets for a block, as gzip. */
export interface Weight {
  html: number;
  css: number;
  script: number;
}

/** The most that a block may weigh, and why it is that much. */
export interface Budget extends Weight {
  reason: string;
}

/** By block. */
export type Budgets = Record<string, Budget>;
export type Weights = Record<string, Weight>;

export const PARTS = ['html', 'css', 'script'] as const;

/** Bytes up to which a budget is rounded, so that a changed word breaks nothing. */
const STEP = 256;

/** Bytes by which the same state may grow from day to day: "5 hours ago" becomes a date. */
const DRIFT = 64;

/** The heavier of each part: a block weighs what its heaviest state weighs. */
export function heavier(a: Weight | undefined, b: Weight): Weight {
  if (!a) return b;
  return {
    html: Math.max(a.html, b.html),
    css: Math.max(a.css, b.css),
    script: Math.max(a.script, b.script),
  };
}

/** How a block breaks its budget. */
export function checkBudget(weight: Weight, budget: Budget | undefined): string[] {
  if (!budget) return ['budget: there is none; run npm run budgets -- --accept "reason"'];
  return PARTS.filter((part) => weight[part] > budget[part]).map(
    (part) => `budget: ${weight[part]} bytes of ${part} (gzip), ${budget[part]} are allowed`,
  );
}

/**
 * The budgets with rows for blocks that have none or have outgrown theirs; rows of blocks that are
 * gone fall out. What shrank keeps its budget.
 */
export function acceptWeights(budgets: Budgets, weights: Weights, reason: string): Budgets {
  const rows = Object.entries(weights).map(([block, weight]): [string, Budget] => {
    const budget = budgets[block];
    if (budget && checkBudget(weight, budget).length === 0) return [block, budget];
    const most = (part: (typeof PARTS)[number]) => {
      const needed = part === 'html' ? weight[part] + DRIFT : weight[part];
      return Math.max(budget?.[part] ?? 0, Math.ceil(needed / STEP) * STEP);
    };
    return [block, { html: most('html'), css: most('css'), script: most('script'), reason }];
  });
  return Object.fromEntries(rows.sort(([a], [b]) => a.localeCompare(b)));
}
