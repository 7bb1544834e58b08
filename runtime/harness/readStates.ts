import type { BlockState } from '../fusion/states';
import { applyDefaults } from '../pack/customFields';
import { describeSources } from '../pack/describeSources';
import type { BlockEntry, Pack } from '../pack/types';
import type { HarnessBlock, HarnessPack, HarnessPart } from './types';

/** A state with the feature or chain that it shows. */
export interface ReadState {
  name: string;
  state: BlockState;
  /** "story-card-block/story-card". */
  type: string;
  kind: 'feature' | 'chain';
  entry: BlockEntry;
}

interface Part {
  type: string;
  kind: 'feature' | 'chain';
  entry: BlockEntry;
}

/** Features first, each by name: the first is the one that a state shows when it names none. */
function partsOf({ manifest }: Pack, block: string): Part[] {
  const parts = (kind: Part['kind'], entries: Record<string, BlockEntry>) =>
    Object.entries(entries)
      .filter(([, entry]) => entry.block === block)
      .map(([type, entry]): Part => ({ type, kind, entry }))
      .sort((a, b) => a.type.localeCompare(b.type));
  return [...parts('feature', manifest.features), ...parts('chain', manifest.chains)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The named states of a block (`states.ts`).
 * @throws Error that says what is wrong with them.
 */
export function readStates(pack: Pack, block: string): ReadState[] {
  const file = `blocks/${block}/states.ts`;
  const parts = partsOf(pack, block);
  const load = pack.states[block];
  if (!load) throw new Error(`${file}: a block needs at least one named state`);
  const states = load();
  if (!isRecord(states)) throw new Error(`${file}: its default export is no record of states`);
  return Object.entries(states).map(([name, state]) => {
    if (!isRecord(state) || !isRecord(state['fields']))
      throw new Error(`${file}: state "${name}" has no fields`);
    const read = state as unknown as BlockState;
    const part = read.feature
      ? parts.find(({ type }) => type.split('/').at(-1) === read.feature)
      : parts[0];
    if (!part)
      throw new Error(
        `${file}: state "${name}" shows "${read.feature ?? block}", but the block has ${parts.map(({ type }) => type).join(', ') || 'neither feature nor chain'}`,
      );
    return { name, state: read, ...part };
  });
}

function describeBlock(pack: Pack, name: string): HarnessBlock {
  const parts = partsOf(pack, name).map(({ type, kind, entry }): HarnessPart => ({
    type,
    kind,
    label: entry.label,
    hydrate: entry.hydrate,
    file: entry.file,
    customFields: entry.customFields,
  }));
  try {
    const states = readStates(pack, name).map(
      ({ name: state, type, entry, state: { fields } }) => ({
        name: state,
        type,
        fields: applyDefaults(fields, entry.customFields),
      }),
    );
    return { name, parts, states, problem: null };
  } catch (error) {
    return {
      name,
      parts,
      states: [],
      problem: error instanceof Error ? error.message : String(error),
    };
  }
}

/** All blocks of a pack with their states, and its content sources, by name. */
export function describePack(pack: Pack): HarnessPack {
  const { features, chains, build } = pack.manifest;
  const names = new Set(
    [...Object.values(features), ...Object.values(chains)].map(({ block }) => block),
  );
  return {
    build,
    blocks: [...names].sort().map((name) => describeBlock(pack, name)),
    sources: describeSources(pack),
  };
}
