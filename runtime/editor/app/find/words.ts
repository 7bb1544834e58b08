import type { Change } from '../shared/ChangeList';
import type { EditorPack } from '../../contract/pack';
import type { ChangedDraft, FoundDraft, FoundNode, Wanted, PlanRow } from '../../contract/find';
import { localText } from '../../../forms/localText';
import type { BulkChange } from '../../../document/change/planChange';
import { applyOperations } from '../../../document/operations/applyOperations';
import { labelOf } from '../model/blockNames';
import { describeChanges } from '../model/describeChanges';

export type WantedKind = Wanted['kind'];

export const WANTED_TEXTS: Record<WantedKind, string> = {
  text: 'Text in a field',
  block: 'Block',
  linked: 'Linked block',
  source: 'Content source',
  image: 'Image',
  document: 'Story or other content',
};
export const WANTED_KINDS = Object.keys(WANTED_TEXTS) as WantedKind[];

/** What people call a block, by its type. */
export function titleOf(pack: EditorPack, type: string): string {
  const block = pack.blocks.find((one) => one.type === type);
  return block ? labelOf(block) : type;
}

/** What a field is called on the form of a block. */
export function fieldTitle(pack: EditorPack, type: string, field: string): string {
  const known = pack.blocks.find((one) => one.type === type)?.customFields[field];
  return (known && localText(known.label, 'en')) || field;
}

/** What people call a block that was found. */
export const nodeTitle = (pack: EditorPack, { label, type }: FoundNode): string =>
  label ?? titleOf(pack, type);

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** How much was found. */
export function countFound(drafts: readonly FoundDraft[]): string {
  const blocks = drafts.reduce((sum, { nodes }) => sum + nodes.length, 0);
  if (blocks === 0) return 'Nothing was found.';
  return `${count(blocks, 'block')} on ${count(drafts.length, 'page')}`;
}

/** What a change would be on a draft, in words. */
export function describePlan({ id, name, kind, nodes, operations }: PlanRow, pack: EditorPack) {
  const before = { id, kind, name, layout: '', meta: {}, sections: { main: nodes } };
  const after = applyOperations(before, operations).document;
  return describeChanges(before, after, pack) satisfies Change[];
}

/** How much a change would be. */
export function countPlan(plan: readonly PlanRow[]): string {
  const blocks = plan.reduce((sum, { nodes }) => sum + nodes.length, 0);
  if (blocks === 0) return 'Nothing would change.';
  return `${count(blocks, 'block')} on ${count(plan.length, 'page')} would change.`;
}

/** Pages on which something was found that the change leaves alone, and why; null for none. */
export function countLeft(
  found: readonly FoundDraft[],
  plan: readonly PlanRow[],
  { kind }: BulkChange,
): string | null {
  const changed = new Set(plan.map(({ id }) => id));
  const left = found.filter(({ id }) => !changed.has(id)).length;
  if (left === 0) return null;
  const why = kind === 'replace-text' ? 'It is written in other letters there.' : '';
  return `${count(left, 'page')} would stay as ${left === 1 ? 'it is' : 'they are'}. ${why}`.trim();
}

type UndoneReason = Extract<ChangedDraft, { done: false }>['reason'];

const REASONS: Record<UndoneReason, string> = {
  conflict: 'Conflict',
  locked: 'Locked',
  refused: 'Refused',
  gone: 'Nothing to change',
};

/** How a change went on one draft: in a word, and why. */
export function describeOutcome(outcome: ChangedDraft): { state: string; why: string | null } {
  if (outcome.done) return { state: 'Done', why: null };
  const { reason, message } = outcome;
  const why = {
    conflict: 'Someone changed the same thing at this moment. Find again, and look at it.',
    locked: 'A block is locked: a producer can change it.',
    refused: message,
    gone: message,
  };
  return { state: REASONS[reason], why: why[reason] };
}

/** How a change went on all of them. */
export function countOutcomes(outcomes: readonly ChangedDraft[]): string {
  const done = outcomes.filter((outcome) => outcome.done).length;
  const left = outcomes.length - done;
  const said = done === 0 ? 'Nothing was changed.' : `${count(done, 'page')} changed.`;
  return left === 0 ? said : `${said} ${count(left, 'page')} could not be.`;
}
