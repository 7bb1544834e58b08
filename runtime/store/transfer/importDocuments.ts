import { createDocument } from '../createDocument';
import { hashDocument } from '../../document/document';
import { AlreadyExists, RevisionConflict } from '../errors';
import { InvalidInput } from '../../document/errors';
import type { Store } from '../openStore';
import { readDraft } from '../readDraft';
import { saveDraft } from '../saveDraft';
import { savePageUrl } from '../savePageUrl';
import type { Carried } from '../../document/bundle/bundle';
import type { ReadBundle } from '../../document/bundle/readBundle';

/** What became of one document of an import. */
export interface Imported {
  id: string;
  /** `kept`: one with this id is here, and was left as it is. */
  outcome: 'created' | 'replaced' | 'same' | 'kept' | 'failed';
  /** Why it failed, or why a new page has no address. */
  message: string | null;
}

/**
 * Makes drafts of what another site exported. Nothing is published. A document that is here already is
 * left as it is, or (`replace`) its draft gets a new revision: the old one stays in its history. An
 * address is given only to a page that is new here.
 */
export async function importDocuments(
  store: Store,
  input: { bundle: ReadBundle; replace: boolean; website: string; author: string },
): Promise<Imported[]> {
  const outcomes: Imported[] = [];
  for await (const carried of input.bundle.documents) {
    const { id } = carried.document;
    const outcome = await orMessage(() => importDraft(store, carried, input));
    if (outcome instanceof Error) {
      outcomes.push({ id, outcome: 'failed', message: outcome.message });
      continue;
    }
    const fault =
      outcome === 'created' ? await orMessage(() => giveAddress(store, carried, input)) : null;
    outcomes.push({ id, outcome, message: fault?.message ?? null });
  }
  return outcomes;
}

async function importDraft(
  store: Store,
  { document, folder }: Carried,
  { replace, author }: { replace: boolean; author: string },
): Promise<Imported['outcome']> {
  const documentId = document.id;
  const draft = await readDraft(store, documentId);
  if (draft) {
    if (draft.hash === hashDocument(document)) return 'same';
    if (!replace) return 'kept';
    await saveDraft(store, { documentId, baseRev: draft.rev, document, author });
    return 'replaced';
  }
  await createDocument(store, { document, folder, author });
  return 'created';
}

async function giveAddress(
  store: Store,
  { document, address }: Carried,
  { website, author }: { website: string; author: string },
): Promise<null> {
  if (address && document.kind === 'page')
    await savePageUrl(store, { documentId: document.id, website, author, ...address });
  return null;
}

/** What others did, or an address that is taken, is told for that document alone. */
async function orMessage<T>(task: () => Promise<T>): Promise<T | Error> {
  try {
    return await task();
  } catch (error) {
    const kinds = [AlreadyExists, InvalidInput, RevisionConflict];
    if (kinds.some((kind) => error instanceof kind)) return error as Error;
    throw error;
  }
}
