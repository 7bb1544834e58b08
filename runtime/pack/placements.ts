import { ANYWHERE, type PlacementRule } from '../document/placement';
import type { PackSettings } from './readPackSettings';
import type { BlockEntry, LayoutEntry, PackProblem } from './types';

/** Where a block may stand by blocks.json: anywhere, where the pack says nothing. */
export function placementOf(rules: PackSettings['blocks'], type: string): PlacementRule {
  const rule = rules && Object.hasOwn(rules, type) ? rules[type] : undefined;
  return rule ? { sections: rule.sections ?? null, once: rule.once ?? false } : ANYWHERE;
}

/**
 * What is wrong in the blocks of blocks.json. A pack that names its blocks names all of them, and no
 * others; each section is one of some layout.
 */
export function placementFaults(
  { blocks: rules }: Pick<PackSettings, 'blocks'>,
  pack: {
    features: Record<string, BlockEntry>;
    chains: Record<string, BlockEntry>;
    layouts: Record<string, LayoutEntry>;
  },
): PackProblem[] {
  if (!rules) return [];
  const types = new Set([...Object.keys(pack.features), ...Object.keys(pack.chains)]);
  const sections = new Set(Object.values(pack.layouts).flatMap((layout) => layout.sections));
  const fault = (message: string): PackProblem => ({ file: 'blocks.json', message });
  return [
    ...[...types]
      .filter((type) => !Object.hasOwn(rules, type))
      .map((type) =>
        fault(`blocks names no "${type}"; add it, with {} where it may stand anywhere`),
      ),
    ...Object.keys(rules)
      .filter((type) => !types.has(type))
      .map((type) => fault(`blocks names "${type}", which the pack does not have`)),
    ...Object.entries(rules).flatMap(([type, rule]) =>
      (rule.sections ?? [])
        .filter((section) => !sections.has(section))
        .map((section) => fault(`"${type}" may stand in "${section}", which no layout has`)),
    ),
  ];
}
