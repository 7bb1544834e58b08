import { useEffect, useRef, useState } from 'react';
import type { AppSession } from '../../contract/session';
import type { FramePlace } from '../canvas/Canvas';
import { CanvasLatency } from '../canvas/CanvasNotes';
import type { Api } from '../shared/api';
import { CanvasPane } from './CanvasPane';
import type { OpenedPage } from './OpenedPage';
import { OutlinePane } from './outline/OutlinePane';
import type { PageDialog } from './PageDialog';
import { PageDialogs } from './PageDialogs';
import { RefusedBar } from './RefusedBar';
import { SaveNotice } from './SaveNotice';
import { SidePane } from './SidePane';
import { TopBar } from './TopBar';
import { usePageDesk, type PageDesk } from './usePageDesk';
import { usePageView } from './usePageView';

interface Props {
  session: AppSession;
  api: Api;
  opened: OpenedPage;
  onHome: () => void;
}

/** The editor of one page: outline, canvas, fields. */
export function PageEditor({ session, api, opened, onHome }: Props) {
  const { pack } = opened;
  const view = usePageView(opened.editing.document.kind);
  const [hovered, setHovered] = useState<string | null>(null);
  const [open, setOpen] = useState<PageDialog | 'palette' | null>(null);
  const place = useRef<FramePlace | null>(null);
  const side = useRef<HTMLElement>(null);
  const onFields = view.showFields;
  const desk = usePageDesk({ api, opened, place, side, onFields, onDialog: setOpen });
  const { store, canvas, state, page } = desk;
  const { drag } = desk.drag;
  useEffect(() => {
    document.title = `${page.name} | ${session.siteName}`;
  }, [page.name, session.siteName]);
  useEffect(() => canvas.outline(view.isOutlined), [canvas, view.isOutlined]);

  return (
    <div className={drag && !drag.isOfFrame ? 'app app--dragging' : 'app'}>
      <TopBar
        desk={desk}
        view={view}
        onHome={onHome}
        onOpen={(next) => setOpen(next === 'palette' && open === 'palette' ? null : next)}
      />
      <SaveNotice
        save={state.save}
        conflicts={state.editing.conflicts.length}
        onRetry={() => void store.flush()}
        onResume={() => void store.resume()}
        onConflicts={() => setOpen('conflicts')}
        onDiscard={() => void store.discard()}
      />
      <RefusedBar refused={opened.refused} />
      <div className="app__body">
        <OutlinePane desk={desk} pack={pack} isShown={view.panes.outline} onHover={setHovered} />
        <CanvasPane
          session={session}
          api={api}
          pack={pack}
          desk={desk}
          device={view.device}
          hovered={hovered}
          place={place}
          hasPalette={open === 'palette'}
          onPaletteEnd={() => setOpen(null)}
        />
        <aside className="side" aria-label="Fields" ref={side} hidden={!view.panes.fields}>
          <SidePane api={api} opened={opened} desk={desk} onMove={() => setOpen('move')} />
        </aside>
      </div>
      <footer className="foot">
        <p role="status">{state.said}</p>
        <CanvasLatency canvas={canvas} />
      </footer>
      <DragLabel drag={drag} />
      <PageDialogs
        session={session}
        api={api}
        pack={pack}
        desk={desk}
        open={open === 'palette' ? null : open}
        onOpen={setOpen}
      />
    </div>
  );
}

/** What is dragged, beside the pointer. */
function DragLabel({ drag }: Pick<PageDesk['drag'], 'drag'>) {
  return (
    drag && (
      <div className="drag-label" style={{ left: drag.x + 12, top: drag.y + 12 }}>
        {drag.dragged.label}
      </div>
    )
  );
}
