import type { DocumentRow } from '../../../contract/documents';
import type { EditorPack } from '../../../contract/pack';
import { useEffect, useState } from 'react';
import type { Api } from '../../shared/api';
import { messageOf } from '../../shared/call';
import { useAnswer } from '../../shared/queries';
import { readLinkedNode } from '../linked/readLinkedNode';
import type { EditingStore } from '../../model/EditingStore';
import type { Place } from '../../../../document/operations/operation';
import type { PageActions } from '../actions/pageActions';
import { noteLately, readLately } from './lately';
import { Palette } from './Palette';
import { blockEntry, linkedEntry, type PaletteEntry } from './paletteEntries';
import type { useDrag } from '../drag/useDrag';

interface Props {
  api: Pick<Api, 'listDocuments' | 'readVersion' | 'listVersions'>;
  website: string;
  pack: EditorPack;
  /** The page's kind: a linked block holds no other. */
  pageKind: DocumentRow['kind'];
  store: Pick<EditingStore, 'say'>;
  actions: Pick<PageActions, 'insert' | 'insertNode' | 'describePlace' | 'placeForKind'>;
  drag: Pick<ReturnType<typeof useDrag>, 'drag' | 'press'>;
  onClose: () => void;
}

/** Linked blocks that are offered; a site with more than these finds the others by its list of pages. */
const LINKED_BLOCKS = { kind: 'block', sort: 'name', limit: 200 } as const;

/** The palette on a page: the pack's blocks and the linked blocks that there are. */
export function PalettePanel(props: Props) {
  const { api, website, pack, pageKind, store, actions, drag, onClose } = props;
  // As it was when the palette was opened: what is walked through stays where it is.
  const [lately] = useState(() => readLately(localStorage, website));

  const { data, problem } = useAnswer(
    api,
    'listDocuments',
    pageKind === 'block' ? null : LINKED_BLOCKS,
  );
  useEffect(() => {
    if (problem !== null) store.say(`Linked blocks can’t be listed. ${problem}`);
  }, [problem, store]);

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
        ...(data?.documents ?? []).filter(({ status }) => status !== 'archived').map(linkedEntry),
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
