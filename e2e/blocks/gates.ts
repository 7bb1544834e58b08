/** What every state of every block must pass, in the order in which a state meets them. */
export const GATES = ['server', 'hydration', 'axe', 'html', 'keyboard', 'shift', 'budget'] as const;

export type Gate = (typeof GATES)[number];

/** One thing that is wrong with one state; a block's budget has no state. */
export interface Fault {
  block: string;
  state: string | null;
  gate: Gate;
  text: string;
}

/** "story-card-block, state lead: axe color-contrast at 390 px: …". */
export function describeFault({ block, state, text }: Fault): string {
  return `${block}${state === null ? '' : `, state ${state}`}: ${text}`;
}
