import { useEffect, useMemo, useState } from 'react';
import { listNodes } from '../../../document/listNodes';
import { layoutSections, nameOf, sectionTitle } from '../model/blockNames';
import { EditingStore } from '../model/EditingStore';
import type { Api } from '../shared/api';
import { CanvasClient } from '../canvas/CanvasClient';
import type { OpenedPage } from './OpenedPage';
import { useEditing } from './useEditing';

/** A page in editing, and the canvas that shows it. */
export function usePage(api: Api, { editing, pack, journal, restored }: OpenedPage) {
  const [{ store, canvas }] = useState(() => {
    const documentId = editing.document.id;
    const store = new EditingStore({
      api,
      documentId,
      editing,
      journal,
      newId: () => crypto.randomUUID(),
      said: restored > 0 ? 'What you did before is here again, and saved.' : '',
    });
    const canvas = new CanvasClient({
      api,
      documentId,
      page: () => store.read().editing,
      sections: (document) => layoutSections(pack, document),
      flush: () => store.flush(),
      refresh: () => store.refresh(),
    });
    return { store, canvas };
  });
  const state = useEditing(store);
  const { document: page } = state.editing;

  useEffect(() => {
    canvas.changed();
    const stop = store.subscribe(() => canvas.changed());
    void canvas.load(null);
    const onOnline = () => void store.flush();
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void store.flush();
    };
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      stop();
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHidden);
      void store.flush();
      canvas.stop();
    };
  }, [store, canvas]);

  // Places that have nothing to show bear the names of what is there.
  const names = useMemo(
    () => ({
      nodes: Object.fromEntries(listNodes(page).map((node) => [node.id, nameOf(pack, node)])),
      sections: Object.fromEntries(
        layoutSections(pack, page).map((section) => [section, sectionTitle(section)]),
      ),
    }),
    [page, pack],
  );
  useEffect(() => canvas.name(names), [canvas, names]);

  return { store, canvas, state };
}
