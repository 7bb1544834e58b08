export type AdPositionType = 'top' | 'inline' | 'native' | 'rail' | 'anchor' | 'adhesion' | 'other';

const TYPES: readonly (readonly [RegExp, AdPositionType])[] = [
  [/(top_banner|leaderboard|masthead)$/, 'top'],
  [/_inline(_\d+)?$/, 'inline'],
  [/_native$/, 'native'],
  [/_rail$/, 'rail'],
  [/_anchor$/, 'anchor'],
  [/_adhesion$/, 'adhesion'],
];

/** Where a slot stands, for the targeting of ads (platform §3: position type), by its name. */
export function getAdPositionType(slotName: string): AdPositionType {
  return TYPES.find(([name]) => name.test(slotName))?.[1] ?? 'other';
}
