import { useEffect, useState } from 'react';
import type { EditorPack } from '../../server/api/describePack';
import { messageOf } from '../call';
import type { Api, DocumentRow } from '../api';
import { readLinkedNode } from '../linked/readLinkedNode';
import type { EditingStore } from '../model/EditingStore';
import type { Place } from '../../../document/operations/operation';
import type { PageActions } from './pageActions';
import { noteLately, readLately } from './lately';
import { Palette } from './Palette';
import { blockEntry, linkedEntry, type PaletteEntry } from './paletteEntries';
import type { useDrag } from './useDrag';

interface Props {
  api: Pick<Api, 'listDocuments' | 'readDraft' | 'readVersion' | 'versions'>;
  website: string;
  pack: EditorPack;
  /** The page's kind: a linked block holds no other. */
  pageKind: DocumentRow['kind'];
  store: Pick<EditingStore, 'say'>;
  actions: Pick<PageActions, 'insert' | 'insertNode' | 'describePlace' | 'placeForKind'>;
  drag: Pick<ReturnType<typeof useDrag>, 'drag' | 'press'>;
  onClose: () => void;
}

/** Linked blocks that are offered; a site with more finds the others by its list of pages. */
const MOST = 200;

/** The palette on a page: the pack's blocks and the linked blocks that there are. */
export function PalettePanel(props: Props) {
  const { api, website, pack, pageKind, store, actions, drag, onClose } = props;
  const [rows, setRows] = useState<readonly DocumentRow[]>([]);
  // As it was when the palette was opened: what is walked through stays where it is.
  const [lately] = useState(() => readLately(localStorage, website));

  useEffect(() => {
    if (pageKind === 'block') return;
    let isWanted = true;
    api.listDocuments({ kind: 'block', sort: 'name', limit: MOST }).then(
      ({ documents }) => isWanted && setRows(documents),
      (error: unknown) => store.say(`Linked blocks can’t be listed. ${messageOf(error)}`),
    );
    return () => {
      isWanted = false;
    };
  }, [api, pageKind, store]);

  const insert = async (entry: PaletteEntry, place?: Place) => {
    noteLately(localStorage, website, entry.id.replace(/^lately-/, ''));
    if (entry.kind === 'block') return actions.insert(entry.block, place);
    try {
      const node = await readLinkedNode(api, entry.document);
      actions.insertNode(node, entry.label, place);
    } catch (error) {
      store.say(messageOf(error));
    }
  };
  return (
    <Palette
      entries={[
        ...pack.blocks.map(blockEntry),
        ...rows.filter(({ status }) => status !== 'archived').map(linkedEntry),
      ]}
      lately={lately}
      where={actions.describePlace(actions.placeForKind('feature'))}
      isDragging={drag.drag !== null}
      onInsert={(entry) => void insert(entry)}
      onDragStart={(entry, event) =>
        drag.press(event, () => ({
          nodes: [{ id: '', kind: entry.kind === 'block' ? entry.block.kind : 'feature' }],
          label: entry.label,
          onDrop: (target) => void insert(entry, target),
        }))
      }
      onClose={onClose}
    />
  );
}
