import { useEffect, useRef, useState } from 'react';
import { rightFor } from '../../server/rights/rightFor';
import type { Api } from '../api';
import { Colleagues } from '../live/Colleagues';
import type { AppSession } from '../session';
import type { FramePlace } from './Canvas';
import { CanvasLatency } from './CanvasNotes';
import { CanvasPane } from './CanvasPane';
import type { Device } from './devices';
import { focusOutline } from './focus';
import type { OpenedPage } from './OpenedPage';
import { OutlinePane } from './OutlinePane';
import { PageDialogs, type PageDialog } from './PageDialogs';
import { RefusedBar } from './RefusedBar';
import { SaveNotice } from './SaveNotice';
import { choose } from './selection';
import { SidePane } from './SidePane';
import { TopBar, type Panes } from './TopBar';
import { usePageDesk, type PageDesk } from './usePageDesk';

interface Props {
  session: AppSession;
  api: Api;
  opened: OpenedPage;
  onHome: () => void;
}

/** The editor of one page: outline, canvas, fields. */
export function PageEditor({ session, api, opened, onHome }: Props) {
  const { pack, rights } = opened;
  const [hovered, setHovered] = useState<string | null>(null);
  const [device, setDevice] = useState<Device>(innerWidth < WIDE ? 'phone' : 'desktop');
  const hasRoom = innerWidth >= ROOMY;
  const [panes, setPanes] = useState<Panes>({ outline: hasRoom, fields: hasRoom });
  // On a template blocks that show nothing are no news: each story shows others.
  const [isOutlined, setOutlined] = useState(opened.editing.document.kind === 'page');
  const [open, setOpen] = useState<PageDialog | 'palette' | null>(null);
  const place = useRef<FramePlace | null>(null);
  const side = useRef<HTMLElement>(null);
  const onFields = () => setPanes((before) => ({ ...before, fields: true }));
  const desk = usePageDesk({ api, opened, place, side, onFields, onDialog: setOpen });
  const { store, canvas, state, page, mayEdit, select, actions } = desk;
  const { company, drag, inCanvas, nameOfNode } = desk;
  const mayPublish = rights.includes(rightFor('publish', page.kind));
  useEffect(() => {
    document.title = `${page.name} | ${session.siteName}`;
  }, [page.name, session.siteName]);
  useEffect(() => canvas.outline(isOutlined), [canvas, isOutlined]);

  return (
    <div className={drag.drag && !drag.drag.isOfFrame ? 'app app--dragging' : 'app'}>
      <TopBar
        name={page.name}
        colleagues={
          <Colleagues
            people={company.people}
            nameOf={nameOfNode}
            onShow={(id) => select(choose(id))}
          />
        }
        store={store}
        state={state}
        device={device}
        isOutlined={isOutlined}
        mayEdit={mayEdit}
        mayPublish={mayPublish}
        onHome={onHome}
        onUndo={() => store.undo()}
        onRedo={() => store.redo()}
        panes={panes}
        onPanes={setPanes}
        onDevice={setDevice}
        onOutlined={setOutlined}
        onAdd={() => setOpen(open === 'palette' ? null : 'palette')}
        onPublish={() => setOpen('publish')}
        onVersions={() => setOpen('versions')}
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
        <OutlinePane desk={desk} pack={pack} isShown={panes.outline} onHover={setHovered} />
        <CanvasPane
          session={session}
          api={api}
          pack={pack}
          desk={desk}
          device={device}
          hovered={hovered}
          place={place}
          hasPalette={open === 'palette'}
          onPaletteEnd={() => setOpen(null)}
        />
        <aside className="side" aria-label="Fields" ref={side} hidden={!panes.fields}>
          <SidePane
            api={api}
            opened={opened}
            store={store}
            actions={actions}
            mayEdit={mayEdit}
            canvas={canvas}
            othersOn={company.othersOn}
            comments={company.comments}
            onMove={() => setOpen('move')}
            onType={inCanvas.hasText ? inCanvas.onType : null}
            onAddress={() => void canvas.load(null)}
          />
        </aside>
      </div>
      <footer className="foot">
        <p role="status">{state.said}</p>
        <CanvasLatency canvas={canvas} />
      </footer>
      <DragLabel drag={drag.drag} />
      <PageDialogs
        session={session}
        api={api}
        pack={pack}
        store={store}
        actions={actions}
        canvas={canvas}
        mayEdit={mayEdit}
        mayPublish={mayPublish}
        publishes={company.publishes}
        open={open === 'palette' ? null : open}
        onOpen={setOpen}
        onSelect={(id) => {
          select(choose(id));
          requestAnimationFrame(focusOutline);
        }}
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

/** px: in narrower windows a page is shown as on phones first. */
const WIDE = 1024;
/** px: in narrower ones the outline and the fields lie over the page, and come when they are asked for. */
const ROOMY = 720;
