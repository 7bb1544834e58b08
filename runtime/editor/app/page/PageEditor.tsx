import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { listNodes } from '../../../document/listNodes';
import { findNode } from '../../../document/operations/tree';
import { rightFor } from '../../rights/rightFor';
import type { Api } from '../api';
import { useCanvasActs } from '../inline/useCanvasActs';
import { Colleagues } from '../live/Colleagues';
import { useColleagues } from '../live/useColleagues';
import { useComments } from '../live/useComments';
import { layoutSections, nameAll, nameOf } from '../model/blockNames';
import { listRows, sectionKey, sectionOfKey } from '../model/outline';
import type { AppSession } from '../session';
import { Canvas, type FramePlace } from './Canvas';
import type { Device } from './devices';
import { focusFirstField, focusOutline } from './focus';
import type { OpenedPage } from './OpenedPage';
import { Outline } from './Outline';
import { pageActions } from './pageActions';
import { PageDialogs, type PageDialog } from './PageDialogs';
import { PalettePanel } from './PalettePanel';
import { RefusedBar } from './RefusedBar';
import { SaveNotice } from './SaveNotice';
import { choose, NOTHING, type Selection } from './selection';
import { useSelection } from './useSelection';
import { SidePane } from './SidePane';
import { CanvasBar } from './CanvasBar';
import { CanvasFailure, CanvasLatency } from './CanvasNotes';
import { TopBar, type Panes } from './TopBar';
import { useDrag, type Dragged } from './useDrag';
import { useKeys } from './useKeys';
import { useCanvas } from './useCanvas';
import { usePage } from './usePage';

interface Props {
  session: AppSession;
  api: Api;
  opened: OpenedPage;
  onHome: () => void;
}

/** The editor of one page: outline, canvas, fields. */
export function PageEditor({ session, api, opened, onHome }: Props) {
  const { pack, rights } = opened;
  const { store, canvas, state } = usePage(api, opened);
  const problems = useCanvas(canvas, (shown) => shown.problems);
  const [selection, setSelection] = useSelection({
    store,
    canvas,
    isShown: useCanvas(canvas, ({ layout }) => layout !== null),
  });
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [hovered, setHovered] = useState<string | null>(null);
  const [device, setDevice] = useState<Device>(innerWidth < WIDE ? 'phone' : 'desktop');
  const hasRoom = innerWidth >= ROOMY;
  const [panes, setPanes] = useState<Panes>({ outline: hasRoom, fields: hasRoom });
  // On a template blocks that show nothing are no news: each story shows others.
  const [isOutlined, setOutlined] = useState(opened.editing.document.kind === 'page');
  const [open, setOpen] = useState<PageDialog | 'palette' | null>(null);
  const place = useRef<FramePlace | null>(null);
  const side = useRef<HTMLElement>(null);

  const { document: page, conflicts } = state.editing;
  const rows = useMemo(
    () => listRows(page, layoutSections(pack, page), closed),
    [page, pack, closed],
  );
  const hidden = useMemo(
    () => new Set(listNodes(page).flatMap(({ id, hidden: isHidden }) => (isHidden ? [id] : []))),
    [page],
  );
  const mayEdit = rights.includes(rightFor('edit', page.kind));
  const mayPublish = rights.includes(rightFor('publish', page.kind));

  const select = (next: Selection) => {
    setSelection(next);
    if (next.focused === null || sectionOfKey(next.focused) !== null) return;
    canvas.post({ kind: 'show', id: next.focused });
    // What is chosen can be seen in the outline, too.
    const found = findNode(store.read().editing.document.sections, next.focused);
    if (!found) return;
    const parent = 'chain' in found.in ? found.in.chain : sectionKey(found.in.section);
    if (closed.has(parent)) setClosed(new Set([...closed].filter((key) => key !== parent)));
  };
  const actions = pageActions({ store, pack, selection, select });
  const chosen = actions.chosen();

  const comments = useComments(api, page.id);
  const [publishes, notePublish] = useReducer((count: number) => count + 1, 0);
  const people = useColleagues(
    api,
    store,
    chosen.length === 1 ? (chosen[0]?.id ?? null) : null,
    comments.reload,
    notePublish,
  );
  /** Who works on a block, in words. */
  const othersOn = (id: string) =>
    people
      .filter((person) => person.node === id)
      .map(({ name }) => name)
      .join(', ');
  const nameOfNode = (id: string) => {
    const node = findNode(page.sections, id)?.node;
    return node ? nameOf(pack, node) : '';
  };

  const drag = useDrag({
    client: canvas,
    document: () => store.read().editing.document,
    rows: () => rows,
    place: () => place.current,
  });
  /** What a drag that begins at a node takes along: all that is chosen, or that node. */
  const draggedWith = (id: string): Dragged => {
    const own = findNode(store.read().editing.document.sections, id)?.node;
    const nodes = selection.keys.has(id) ? chosen : own ? [own] : [];
    const label = nameAll(pack, nodes);
    return { nodes, label, onDrop: (target) => actions.move(nodes, target) };
  };
  const focusFields = () => {
    setPanes((before) => ({ ...before, fields: true }));
    requestAnimationFrame(() => focusFirstField(side.current));
  };

  const inCanvas = useCanvasActs({
    store,
    canvas,
    opened,
    place,
    selection,
    onSelect: setSelection,
    onDrag: (act) => mayEdit && drag.hear(act, () => draggedWith(act.id)),
    onFields: focusFields,
    onOutline: focusOutline,
  });
  useEffect(() => {
    document.title = `${page.name} | ${session.siteName}`;
  }, [page.name, session.siteName]);
  useEffect(() => canvas.outline(isOutlined), [canvas, isOutlined]);
  useKeys({
    store,
    actions,
    mayEdit,
    onPalette: () => setOpen('palette'),
    onMove: () => setOpen('move'),
    onRename: () => side.current?.querySelector<HTMLInputElement>('#node-name')?.select(),
    onClear: () => setSelection(NOTHING),
    onOutline: focusOutline,
    onType: inCanvas.onType,
  });

  return (
    <div className={drag.drag && !drag.drag.isOfFrame ? 'app app--dragging' : 'app'}>
      <TopBar
        name={page.name}
        colleagues={
          <Colleagues people={people} nameOf={nameOfNode} onShow={(id) => select(choose(id))} />
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
        conflicts={conflicts.length}
        onRetry={() => void store.flush()}
        onResume={() => void store.resume()}
        onConflicts={() => setOpen('conflicts')}
        onDiscard={() => void store.discard()}
      />
      <RefusedBar refused={opened.refused} />
      <div className="app__body">
        <nav className="sidebar" aria-label="Outline of the page" hidden={!panes.outline}>
          <div className="sidebar__head">
            <h2>Outline</h2>
            <button
              type="button"
              className="button"
              aria-pressed={chosen.length === 0}
              onClick={() => setSelection(NOTHING)}
            >
              Page settings
            </button>
          </div>
          <Outline
            rows={rows}
            pack={pack}
            selection={selection}
            problems={problems}
            othersOn={othersOn}
            commentsOn={(id) => comments.open.filter(({ nodeId }) => nodeId === id).length}
            drop={drag.drag?.outline ?? null}
            onSelect={select}
            onToggle={(key) => {
              const next = new Set(closed);
              if (!next.delete(key)) next.add(key);
              setClosed(next);
            }}
            onOpen={focusFields}
            onHover={setHovered}
            onDragStart={(row, event) => {
              if (mayEdit) drag.press(event, () => draggedWith(row.key));
            }}
          />
        </nav>
        <main className="work" aria-label="Canvas">
          <CanvasBar canvas={canvas} page={page} />
          <CanvasFailure canvas={canvas} />
          <Canvas
            client={canvas}
            page={() => page}
            pack={pack}
            device={device}
            chosen={selection.keys}
            editable={inCanvas.editable}
            hovered={hovered}
            hidden={hidden}
            nameOf={nameOfNode}
            drop={drag.drag?.canvas ?? null}
            place={place}
          />
          {open === 'palette' && (
            <PalettePanel
              api={api}
              website={session.website}
              pack={pack}
              pageKind={page.kind}
              store={store}
              actions={actions}
              drag={drag}
              onClose={() => {
                setOpen(null);
                focusOutline();
              }}
            />
          )}
        </main>
        <aside className="side" aria-label="Fields" ref={side} hidden={!panes.fields}>
          <SidePane
            api={api}
            opened={opened}
            store={store}
            actions={actions}
            mayEdit={mayEdit}
            canvas={canvas}
            othersOn={othersOn}
            comments={comments}
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
      {drag.drag && (
        <div className="drag-label" style={{ left: drag.drag.x + 12, top: drag.drag.y + 12 }}>
          {drag.drag.dragged.label}
        </div>
      )}
      <PageDialogs
        session={session}
        api={api}
        pack={pack}
        store={store}
        actions={actions}
        canvas={canvas}
        mayEdit={mayEdit}
        mayPublish={mayPublish}
        publishes={publishes}
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

/** px: in narrower windows a page is shown as on phones first. */
const WIDE = 1024;
/** px: in narrower ones the outline and the fields lie over the page, and come when they are asked for. */
const ROOMY = 720;
