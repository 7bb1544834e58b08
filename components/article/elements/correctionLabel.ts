const LABELS: Record<string, string> = {
  correction: 'Correction',
  clarification: 'Clarification',
  retraction: 'Retraction',
};

/** What a correction is called: an unknown kind is a correction. */
export function correctionLabel(type: string): string {
  const key = type.toLowerCase();
  return Object.hasOwn(LABELS, key) ? (LABELS[key] ?? 'Correction') : 'Correction';
}
