import type { AppSession } from '../../contract/session';
import type { EditorPack } from '../../contract/pack';
import { lazy, useMemo, type RefObject } from 'react';
import { listNodes } from '../../../document/listNodes';
import type { Api } from '../shared/api';
import { Canvas, type FramePlace } from '../canvas/Canvas';
import { CanvasBar } from './CanvasBar';
import { CanvasFailure } from '../canvas/CanvasNotes';
import type { Device } from '../canvas/devices';
import { focusOutline } from './focus';
import { Lazy } from '../shared/Lazy';
import { useLoadSoon } from '../shared/useLoadSoon';
import type { PageDesk } from './usePageDesk';

const loadPalette = async () => ({
  default: (await import('./palette/PalettePanel')).PalettePanel,
});
const PalettePanel = lazy(loadPalette);

interface Props {
  session: AppSession;
  api: Api;
  pack: EditorPack;
  desk: PageDesk;
  device: Device;
  /** The block that the outline points at. */
  hovered: string | null;
  place: RefObject<FramePlace | null>;
  hasPalette: boolean;
  onPaletteEnd: () => void;
}

/** The page as readers see it, and the blocks that can be put on it. */
export function CanvasPane(props: Props) {
  const { session, api, pack, desk, device, hovered, place, hasPalette, onPaletteEnd } = props;
  const { store, canvas, page, drag } = desk;
  const hidden = useMemo(
    () => new Set(listNodes(page).flatMap(({ id, hidden: isHidden }) => (isHidden ? [id] : []))),
    [page],
  );
  // Who types "/" and a name loses no key.
  useLoadSoon(loadPalette);
  return (
    <main className="work" aria-label="Canvas">
      <CanvasBar canvas={canvas} page={page} />
      <CanvasFailure canvas={canvas} />
      <Canvas
        client={canvas}
        page={() => page}
        pack={pack}
        device={device}
        chosen={desk.selection.keys}
        editable={desk.inCanvas.editable}
        hovered={hovered}
        hidden={hidden}
        nameOf={desk.nameOfNode}
        drop={drag.drag?.canvas ?? null}
        place={place}
      />
      {hasPalette && (
        <Lazy>
          <PalettePanel
            api={api}
            website={session.website}
            pack={pack}
            pageKind={page.kind}
            store={store}
            actions={desk.actions}
            drag={drag}
            onClose={() => {
              onPaletteEnd();
              focusOutline();
            }}
          />
        </Lazy>
      )}
    </main>
  );
}
