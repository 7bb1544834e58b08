import { localText } from '../../forms/localText';
import { holdsWords } from '../../ui/holdsWords';
import type { HarnessBlock } from '../types';

const LANGUAGE = 'en';

/** A block in the list, and whether its states stand below it before anybody opens or closes it. */
export interface ListedBlock extends HarnessBlock {
  isOpen: boolean;
}

/** How well a name fits, best first: it is what was typed, begins with it, or holds every word. */
type Fit = 0 | 1 | 2;

/**
 * Blocks that hold every word of `query` in their name, in a label of theirs or in a state's name: those
 * whose own name fits come first, the best fit first. They keep all their states, which are closed where
 * several fit, so that none hides behind the states of another. Of the other blocks stand the states that
 * match.
 */
export function searchBlocks(blocks: readonly HarnessBlock[], query: string): ListedBlock[] {
  const typed = query.trim().toLowerCase();
  if (typed === '') return blocks.map((block) => ({ ...block, isOpen: true }));
  const named: { block: HarnessBlock; fit: Fit }[] = [];
  const others: ListedBlock[] = [];
  for (const block of blocks) {
    const names = namesOf(block);
    const own = names.join(' ');
    if (holdsWords(own, typed)) {
      named.push({ block, fit: fitOf(names, typed) });
      continue;
    }
    const states = block.states.filter(({ name }) => holdsWords(`${own} ${name}`, typed));
    if (states.length > 0) others.push({ ...block, states, isOpen: true });
  }
  const isOpen = named.length === 1;
  return [
    ...named
      .toSorted((one, other) => one.fit - other.fit)
      .map(({ block }) => ({ ...block, isOpen })),
    ...others,
  ];
}

/** The state that Enter opens: of what was found, the first. */
export function firstState(
  blocks: readonly HarnessBlock[],
): { block: string; state: string } | undefined {
  const block = blocks.find(({ states }) => states.length > 0);
  const state = block?.states[0];
  return block && state && { block: block.name, state: state.name };
}

/** A block's name for people: its only part's label, else its folder without "-block". */
export function blockLabel(block: HarnessBlock): string {
  const [part] = block.parts;
  const label = block.parts.length === 1 && part ? localText(part.label, LANGUAGE) : '';
  if (label) return label;
  const words = wordsOf(block);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const wordsOf = ({ name }: HarnessBlock): string =>
  name.replace(/-block$/, '').replaceAll('-', ' ');

/** In lower case: its folder, the same as words, and the labels of its parts. */
function namesOf(block: HarnessBlock): string[] {
  const labels = block.parts.map(({ label }) => localText(label, LANGUAGE));
  return [block.name, wordsOf(block), ...labels].map((name) => name.toLowerCase());
}

function fitOf(names: readonly string[], typed: string): Fit {
  if (names.includes(typed)) return 0;
  return names.some((name) => name.startsWith(typed)) ? 1 : 2;
}
