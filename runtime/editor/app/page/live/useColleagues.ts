import type { Person } from '../../../contract/liveEvents';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../shared/call';
import type { Api } from '../../shared/api';
import type { EditingStore } from '../../model/EditingStore';
import { watchDocument } from './watchDocument';

/** ms that a choice stands before others are told: who steps through the outline is nowhere yet. */
const SETTLE_MS = 400;

/**
 * Who else has the page open and on which block they work; others are told the same. What they save
 * comes in by itself.
 * @param node the block that is chosen; null: none, or several
 * @param onComments colleagues said something, or settled it
 * @param onPublished readers get another version, or none: now, or as it was planned
 */
export function useColleagues(
  api: Pick<Api, 'tellPresence'>,
  store: EditingStore,
  node: string | null,
  onComments: () => void,
  onPublished: () => void,
): readonly Person[] {
  const [tab] = useState(() => crypto.randomUUID());
  const [people, setPeople] = useState<readonly Person[]>([]);
  const documentId = store.read().editing.document.id;
  const told = useRef<string | null>(null);
  const isSignedOut = store.read().save.kind === 'signed-out';

  useEffect(() => {
    if (isSignedOut) return;
    return watchDocument(documentId, tab, {
      people: (all) => setPeople(all.filter((person) => !person.tab.endsWith(` ${tab}`))),
      draft: (rev) => void store.refresh(rev),
      published: onPublished,
      comments: onComments,
    });
  }, [documentId, tab, store, isSignedOut, onComments, onPublished]);

  useEffect(() => {
    if (told.current === node) return;
    const timer = setTimeout(() => {
      told.current = node;
      api.tellPresence({ id: documentId, tab, node }).catch((error: unknown) => {
        // Others don't see it then; what is done is saved all the same, and says so if it isn't.
        if (!(error instanceof ApiError)) throw error;
      });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [api, documentId, tab, node]);

  return people;
}
