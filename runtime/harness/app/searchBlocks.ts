import { localText } from '../../forms/localText';
import { holdsWords } from '../../ui/holdsWords';
import type { HarnessBlock } from '../types';

const LANGUAGE = 'en';

/**
 * Blocks that hold every word of `query` in their name, in a label of theirs or in a state's name.
 * Where the block itself matches it keeps all its states, else those that match.
 */
export function searchBlocks(blocks: readonly HarnessBlock[], query: string): HarnessBlock[] {
  if (query.trim() === '') return [...blocks];
  const holds = (text: string) => holdsWords(text, query.trim());
  return blocks.flatMap((block) => {
    const labels = block.parts.map(({ label }) => localText(label, LANGUAGE));
    const own = [block.name, ...labels].join(' ');
    if (holds(own)) return [block];
    const states = block.states.filter(({ name }) => holds(`${own} ${name}`));
    return states.length > 0 ? [{ ...block, states }] : [];
  });
}

/** A block's name for people: its only part's label, else its folder without "-block". */
export function blockLabel({ name, parts }: HarnessBlock): string {
  const [part] = parts;
  const label = parts.length === 1 && part ? localText(part.label, LANGUAGE) : '';
  if (label) return label;
  const words = name.replace(/-block$/, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
