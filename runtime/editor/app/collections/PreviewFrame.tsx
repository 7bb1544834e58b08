import { useEffect, useMemo, useRef, useState } from 'react';
import type { CollectionEntry, CollectionUse } from '../../contract/collections';
import type { EditorPack } from '../../contract/pack';
import { Canvas, type FramePlace } from '../canvas/Canvas';
import { CanvasFailure } from '../canvas/CanvasNotes';
import type { Device } from '../canvas/devices';
import { useCanvas } from '../canvas/useCanvas';
import { blockOf, labelOf } from '../model/blockNames';
import type { Api } from '../shared/api';
import { messageOf } from '../shared/call';
import type { Box } from '../shared/frameProtocol';
import { PreviewPage } from './PreviewPage';

interface Props {
  api: Api;
  pack: EditorPack;
  use: CollectionUse;
  collectionId: string;
  /** The order on the screen, saved or not. */
  entries: readonly CollectionEntry[];
  /** Whether the page is drawn with an order that is not saved. */
  isChanged: boolean;
  device: Device;
  onFailure: (text: string) => void;
}

/** ms without a change until an order is drawn. */
const PAUSE = 250;

/** One page that shows the collection, with the blocks marked that do. */
export function PreviewFrame(props: Props) {
  const { api, pack, use, collectionId, entries, isChanged, device, onFailure } = props;
  const place = useRef<FramePlace | null>(null);
  const [page] = useState(
    () => new PreviewPage({ api, pack, documentId: use.id, collectionId, onFailure }),
  );
  const layout = useCanvas(page.canvas, (state) => state.layout);
  /** An order that is saved is what sources answer by themselves, until something is changed. */
  const isStaged = useRef(false);

  useEffect(() => {
    page.open().catch((error: unknown) => onFailure(messageOf(error)));
    return () => page.stop();
  }, [page, onFailure]);
  useEffect(() => {
    if (!isChanged && !isStaged.current) return;
    isStaged.current = true;
    const timer = setTimeout(() => page.show(entries), PAUSE);
    return () => clearTimeout(timer);
  }, [page, entries, isChanged]);

  const names = useMemo(() => namesOf(use, pack), [use, pack]);
  const ids = useMemo(() => new Set(names.keys()), [names]);
  const first = topmost(layout?.nodes ?? [], ids);
  useEffect(() => {
    page.canvas.outline(false);
    if (first !== undefined) page.canvas.post({ kind: 'show', id: first });
  }, [page, first]);

  return (
    <>
      <CanvasFailure canvas={page.canvas} />
      <div className="work">
        <Canvas
          client={page.canvas}
          page={() => page.document}
          pack={pack}
          device={device}
          chosen={ids}
          hovered={null}
          editable={null}
          hidden={NONE}
          nameOf={(id) => names.get(id) ?? ''}
          drop={null}
          place={place}
        />
      </div>
    </>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** What the blocks are called that show the collection, by id. */
const namesOf = ({ nodes }: CollectionUse, pack: EditorPack): ReadonlyMap<string, string> =>
  new Map(
    nodes.map(({ id, type, label }) => {
      const block = blockOf(pack, { kind: 'feature', type });
      return [id, label ?? (block ? labelOf(block) : type)];
    }),
  );

/** Of the blocks that show the collection, the one that readers come to first. */
const topmost = (boxes: readonly Box[], ids: ReadonlySet<string>): string | undefined =>
  boxes.filter(({ id }) => ids.has(id)).toSorted((a, b) => a.y - b.y)[0]?.id;
