import type { AppSession } from '../../contract/session';
import { Journal, journalPrefix, listJournals } from '../model/journal';

/** ms: a tab that was just reloaded may still hold its lock. */
const PATIENCE_MS = 500;

/**
 * A journal for this tab, and those that tabs before it left. Each tab holds a lock by the name of its
 * journal as long as it lives, so that no tab takes what another one still works on.
 */
export async function claimJournals(
  { website, email }: Pick<AppSession, 'website' | 'email'>,
  documentId: string,
): Promise<{ own: Journal; before: Journal[]; release: () => void }> {
  const prefix = journalPrefix(website, email, documentId);
  const left = listJournals(localStorage, prefix);
  const before: Journal[] = [];
  for (const journal of left) if (await isLeft(journal.key)) before.push(journal);
  const own = new Journal(localStorage, prefix + crypto.randomUUID());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(own.key, () => held);
  return { own, before, release };
}

/** Absent where the site is served without TLS. */
const locks = (): LockManager | undefined => (isSecureContext ? navigator.locks : undefined);

async function isLeft(key: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await locks()?.request(key, { signal }, () => undefined);
    return true;
  } catch {
    return false;
  }
}
