import { lazy } from 'react';
import type { EditorPack } from '../../server/api/describePack';
import type { Api } from '../api';
import { Lazy } from '../Lazy';
import type { EditingStore } from '../model/EditingStore';
import type { AppSession } from '../session';
import type { CanvasClient } from './CanvasClient';
import { ConflictDialog } from './ConflictDialog';
import { MoveDialog } from './MoveDialog';
import type { PageActions } from './pageActions';
import { useCanvas } from './useCanvas';

const PublishDialogs = lazy(async () => ({
  default: (await import('../publish/PublishDialogs')).PublishDialogs,
}));

export type PageDialog = 'move' | 'conflicts' | 'publish' | 'versions';

interface Props {
  session: AppSession;
  api: Api;
  pack: EditorPack;
  store: EditingStore;
  actions: PageActions;
  canvas: CanvasClient;
  mayEdit: boolean;
  mayPublish: boolean;
  /** Grows with each change of what readers get. */
  publishes: number;
  open: PageDialog | null;
  onOpen: (dialog: PageDialog | null) => void;
  /** Goes to a block. */
  onSelect: (id: string) => void;
}

/** What takes all of the editor until it is done. */
export function PageDialogs(props: Props) {
  const { session, api, pack, store, actions, canvas, mayEdit, mayPublish, open, onOpen } = props;
  const { document: page, conflicts } = store.read().editing;
  const shownAs = useCanvas(canvas, (state) => state.uri);
  const chosen = actions.chosen();
  const close = () => onOpen(null);
  return (
    <>
      {open === 'move' && chosen.length > 0 && (
        <MoveDialog
          document={page}
          pack={pack}
          sections={actions.sections()}
          nodes={chosen}
          onClose={close}
          onMove={(target) => {
            close();
            actions.move(chosen, target);
          }}
        />
      )}
      {open === 'conflicts' && conflicts.length > 0 && (
        <ConflictDialog
          document={page}
          pack={pack}
          conflicts={conflicts}
          onChoose={(conflict, whose) => store.choose(conflict, whose)}
          onClose={close}
        />
      )}
      {(open === 'publish' || open === 'versions') && (
        <Lazy>
          <PublishDialogs
            session={session}
            api={api}
            pack={pack}
            store={store}
            uri={page.kind === 'template' && shownAs !== '/' ? shownAs : null}
            mayEdit={mayEdit}
            mayPublish={mayPublish}
            publishes={props.publishes}
            open={open}
            onOpen={onOpen}
            onSelect={props.onSelect}
          />
        </Lazy>
      )}
    </>
  );
}
