export type ScriptPriority = 'low' | 'med-low' | 'med' | 'high';

export interface ScriptDelay {
  /** Whether to wait for the page's load event first. */
  afterLoad: boolean;
  /** ms, counted from there. */
  delay: number;
}

const DELAYS: Record<ScriptPriority, ScriptDelay> = {
  low: { afterLoad: true, delay: 4_000 },
  'med-low': { afterLoad: true, delay: 1_000 },
  med: { afterLoad: true, delay: 0 },
  high: { afterLoad: false, delay: 0 },
};

/** When a script of this priority is loaded (platform §4). */
export function getScriptDelay(priority: ScriptPriority): ScriptDelay {
  return DELAYS[priority];
}
