import type { Story } from '../../../../content/schemas/ans';

/** Source types of what our own newsroom wrote. */
const OWN = new Set(['', 'staff', 'internal']);

/** Where a story came from that is not our own: its distributor, else its source; empty for ours. */
export function originNote({ distributor, source }: Pick<Story, 'distributor' | 'source'>): string {
  if (distributor && distributor.category !== 'staff') {
    return `This story was distributed by ${distributor.name}.`;
  }
  return source.name && !OWN.has(source.source_type) ? `Source: ${source.name}.` : '';
}
