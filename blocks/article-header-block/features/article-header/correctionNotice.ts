import type { Story } from '../../../../content/schemas/ans';

const NOTICES: Record<string, string> = {
  clarification: 'This story has been clarified.',
  retraction: 'This story has been retracted.',
};

/** What the head says of the story's corrections, the gravest first; empty for none (platform §3). */
export function correctionNotice(corrections: Story['corrections']): string {
  if (corrections.length === 0) return '';
  const kinds = corrections.map(({ correction_type: type }) => type.toLowerCase());
  if (kinds.includes('retraction')) return NOTICES['retraction'] ?? '';
  if (kinds.every((kind) => kind === 'clarification')) return NOTICES['clarification'] ?? '';
  return 'This story has been corrected.';
}
