const LABELS: Record<string, string> = {
  correction: 'Correction',
  clarification: 'Clarification',
  retraction: 'Retraction',
};

/** What a correction is called (platform §3: correction_type): an unknown kind is a correction. */
export function getCorrectionLabel(type: string): string {
  const key = type.trim().toLowerCase();
  return (Object.hasOwn(LABELS, key) && LABELS[key]) || 'Correction';
}
