import type { AppSession } from '../../contract/session';
import type { EditorPack } from '../../contract/pack';
import { lazy } from 'react';
import type { Api } from '../shared/api';
import { Lazy } from '../shared/Lazy';
import { useCanvas } from '../canvas/useCanvas';
import { focusOutline } from './focus';
import type { PageDialog } from './PageDialog';
import { choose } from './selection';
import type { PageDesk } from './usePageDesk';

const ConflictDialog = lazy(async () => ({
  default: (await import('./ConflictDialog')).ConflictDialog,
}));
const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog')).MoveDialog }));
const PublishDialogs = lazy(async () => ({
  default: (await import('./publish/PublishDialogs')).PublishDialogs,
}));

interface Props {
  session: AppSession;
  api: Api;
  pack: EditorPack;
  desk: PageDesk;
  open: PageDialog | null;
  onOpen: (dialog: PageDialog | null) => void;
}

/** What takes all of the editor until it is done. */
export function PageDialogs({ session, api, pack, desk, open, onOpen }: Props) {
  const { store, actions, canvas, mayEdit, mayPublish } = desk;
  const { document: page, conflicts } = store.read().editing;
  const shownAs = useCanvas(canvas, (state) => state.uri);
  const chosen = actions.chosen();
  const close = () => onOpen(null);
  return (
    <Lazy key={open}>
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
          onChoose={(conflict, whose) => {
            store.choose(conflict, whose);
            // The next conflict is no reason to open by itself.
            if (store.read().editing.conflicts.length === 0) close();
          }}
          onClose={close}
        />
      )}
      {(open === 'publish' || open === 'versions') && (
        <PublishDialogs
          session={session}
          api={api}
          pack={pack}
          store={store}
          uri={page.kind === 'template' && shownAs !== '/' ? shownAs : null}
          mayEdit={mayEdit}
          mayPublish={mayPublish}
          publishes={desk.company.publishes}
          open={open}
          onOpen={onOpen}
          onSelect={(id) => {
            desk.select(choose(id));
            requestAnimationFrame(focusOutline);
          }}
        />
      )}
    </Lazy>
  );
}
