import type { EditorPack } from '../../contract/pack';
import { type RefObject, useEffect, useRef } from 'react';
import type { PageDocument } from '../../../document/document';
import { Frame } from '../../../ui/Frame';
import type { Box, PageLayout, TextBox } from '../shared/frameProtocol';
import type { Drop } from '../model/findDrop';
import type { CanvasClient } from './CanvasClient';
import { CanvasSkeleton } from './CanvasSkeleton';
import { DEVICES, type Device } from './devices';
import { useCanvas } from './useCanvas';

interface Props {
  client: CanvasClient;
  /** What is to be shown, as far as that is known. */
  page: () => PageDocument | null;
  pack: EditorPack;
  device: Device;
  /** Keys of the chosen nodes, of the one under the pointer, of those that readers do not see. */
  chosen: ReadonlySet<string>;
  /** The one under the pointer outside of the canvas; null: see there. */
  hovered: string | null;
  /** Fields that can be typed in where they are shown; null for none. */
  editable: EditableFields | null;
  hidden: ReadonlySet<string>;
  nameOf: (id: string) => string;
  drop: Drop | null;
  /** Where the frame stands, for drags that come from outside. */
  place: RefObject<FramePlace | null>;
}

/** Fields of a node. */
export interface EditableFields {
  id: string;
  fields: readonly string[];
}

export interface FramePlace {
  frame: HTMLIFrameElement;
  scale: number;
}

/** The page as the engine draws it, with what the editor draws over it. */
export function Canvas(props: Props) {
  const { client, page, pack, device, chosen, editable, hidden, nameOf, drop, place } = props;
  const src = useCanvas(client, (state) => state.src);
  const layout = useCanvas(client, (state) => state.layout);
  const isPainted = useCanvas(client, (state) => state.isPainted);
  const scroll = useCanvas(client, (state) => state.scroll);
  const underPointer = useCanvas(client, (state) => state.hovered);
  const hovered = props.hovered ?? underPointer;
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      const target = frame.current?.contentWindow;
      if (target && source === target && data === 'ready') client.connect(target);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [client]);

  const boxes = layout?.nodes ?? [];
  const texts = textsOf(layout, editable);
  return (
    <Frame
      frame={frame}
      src={src}
      onLoad={() => client.loaded()}
      title="Page preview"
      width={DEVICES[device].width}
      zoom="fit"
      sandbox="allow-scripts"
    >
      {(scale) => {
        const styleOf = ({ x, y, width, height }: Omit<Box, 'id'>) => ({
          left: (x - scroll.x) * scale,
          top: (y - scroll.y) * scale,
          width: width * scale,
          height: height * scale,
        });
        // Nothing moves that stands there only once its room is known.
        if (!isPainted) return scale > 0 && <CanvasSkeleton page={page()} pack={pack} />;
        return (
          <div
            className="marks"
            aria-hidden="true"
            ref={() => {
              place.current = frame.current && { frame: frame.current, scale };
            }}
          >
            {boxes
              .filter(({ id }) => hidden.has(id))
              .map((box) => (
                <div key={`hidden ${box.id}`} className="marks__hidden" style={styleOf(box)} />
              ))}
            {boxes
              .filter(({ id }) => id === hovered && !chosen.has(id) && !drop)
              .map((box) => (
                <div key={`hovered ${box.id}`} className="marks__hovered" style={styleOf(box)}>
                  <span className={labelClass(box, scroll.y)}>{nameOf(box.id)}</span>
                </div>
              ))}
            {boxes
              .filter(({ id }) => chosen.has(id))
              .map((box) => (
                <div key={`chosen ${box.id}`} className="marks__chosen" style={styleOf(box)}>
                  <span className={labelClass(box, scroll.y)}>{nameOf(box.id)}</span>
                </div>
              ))}
            {texts.map((box) => (
              <div
                key={`text ${box.field} ${box.y}`}
                className="marks__text"
                style={styleOf(box)}
              />
            ))}
            {drop && <div className="marks__drop" style={styleOf(drop.line)} />}
          </div>
        );
      }}
    </Frame>
  );
}

/** Where fields are shown that can be typed in there. */
export const textsOf = (
  layout: PageLayout | null,
  editable: EditableFields | null,
): readonly TextBox[] =>
  (editable &&
    layout?.texts.filter(
      ({ id, field }) => id === editable.id && editable.fields.includes(field),
    )) ??
  [];

/** px of a label: where a block begins higher up than that, its label stands inside. */
const LABEL = 24;

function labelClass({ y }: Box, scrolled: number): string {
  return y - scrolled < LABEL ? 'marks__label marks__label--inside' : 'marks__label';
}
