import type { ChangedDraft } from '../../contract/find';
import { ApiError } from '../shared/call';
import type { Api } from '../shared/api';

/** Whether what was done to a draft is taken back; `why` it is not. */
export type TakenBack = { id: string; why: string | null };

/**
 * Takes a change back wherever it was done: what others did since stays, and where they did it to the
 * same thing, the change stays, too.
 */
export async function takeBack(
  api: Pick<Api, 'patchDraft'>,
  outcomes: readonly ChangedDraft[],
  newId: () => string,
): Promise<TakenBack[]> {
  const taken: TakenBack[] = [];
  for (const outcome of outcomes) {
    if (!outcome.done) continue;
    const { id, rev, undo } = outcome;
    try {
      // One after the other: a server that is busy answers readers first.
      await api.patchDraft({ id, baseRev: rev, operations: undo, batch: newId() });
      taken.push({ id, why: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      taken.push({ id, why: wordsFor(error) });
    }
  }
  return taken;
}

function wordsFor({ failure, message }: ApiError): string {
  if (failure.kind === 'conflict') return 'Someone changed the same thing since.';
  if (failure.kind === 'refused' && failure.code === 'locked')
    return 'A block was locked since: a producer can change it.';
  return message;
}
