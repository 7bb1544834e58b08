import type { Imported, ToImport } from '../../../contract/transfer';
import { parseJson } from '../../../../forms/parseJson';

/**
 * The text of a file as what the server takes for an export, or why it can be none. Whether each document
 * is one, the server says.
 */
export function readImport(text: string): { bundle: unknown } | { problem: string } {
  if (text.trim() === '') return { problem: 'The file is empty.' };
  const json = parseJson(text);
  if ('problem' in json) return { problem: `The file is broken. ${json.problem}` };
  if (documentsOf(json.value) === null)
    return { problem: 'The file is no export of pages: it has no “broadsheet” and “documents”.' };
  return { bundle: json.value };
}

/** What the server says of a broken export, with the names of the documents that it means. */
export function describeFault(message: string, bundle: unknown): string {
  const documents = documentsOf(bundle) ?? [];
  return message.replaceAll(
    /documents\[(\d+)\](?:\.document)?\.?/g,
    (_match, index: string) => `${nameOf(documents[Number(index)], Number(index))}, `,
  );
}

const STATES = { new: 'New', same: 'Same as here', other: 'Here already' };

/** How one document of an import stands to what is here. */
export function describeHere({ here, name }: ToImport): {
  state: keyof typeof STATES;
  text: string;
} {
  if (here === null) return { state: 'new', text: STATES.new };
  const state = here.isSame ? 'same' : 'other';
  const called = here.name === name ? '' : ` as “${here.name}”`;
  return { state, text: `${STATES[state]}${called}${here.isArchived ? ', archived' : ''}` };
}

/** What an import holds, in a sentence. */
export function countImport(documents: readonly ToImport[]): string {
  const states = documents.map((one) => describeHere(one).state);
  const count = (state: keyof typeof STATES) => states.filter((one) => one === state).length;
  const parts = [
    [count('new'), 'new'],
    [count('other'), 'here already'],
    [count('same'), 'the same as here'],
  ] as const;
  const all = documents.length === 1 ? '1 document' : `${documents.length} documents`;
  const said = parts.filter(([number]) => number > 0).map(([number, text]) => `${number} ${text}`);
  return said.length === 0 ? 'The file holds no documents.' : `${all}: ${said.join(', ')}.`;
}

export const OUTCOMES: Record<Imported['outcome'], string> = {
  created: 'Made',
  replaced: 'Replaced',
  same: 'Same as here',
  kept: 'Kept as it is',
  failed: 'Failed',
};

function documentsOf(bundle: unknown): unknown[] | null {
  if (typeof bundle !== 'object' || bundle === null || !('broadsheet' in bundle)) return null;
  return 'documents' in bundle && Array.isArray(bundle.documents) ? bundle.documents : null;
}

function nameOf(carried: unknown, index: number): string {
  const { document } = (carried ?? {}) as { document?: { name?: unknown } };
  const name = typeof document?.name === 'string' ? ` “${document.name}”` : '';
  return `Document ${index + 1}${name}`;
}
