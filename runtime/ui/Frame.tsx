import { type ReactNode, type RefObject, useRef } from 'react';
import { useSize } from './useSize';

/** px of a frame, or as wide as there is room. */
export type FrameWidth = number | 'fluid';

interface Props {
  frame: RefObject<HTMLIFrameElement | null>;
  src: string | undefined;
  onLoad: () => void;
  title: string;
  width: FrameWidth;
  /** Percent; `fit` makes it small enough for the room that there is. */
  zoom: number | 'fit';
  /** As in HTML; undefined for a frame that may do everything. */
  sandbox?: string | undefined;
  /** What is drawn over the frame, given how large it is drawn (1: as it is). */
  children?: (scale: number) => ReactNode;
}

/** A page, as wide as it is told, drawn smaller or larger. */
export function Frame({ frame, src, onLoad, title, width, zoom, sandbox, children }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const room = useSize(stage);
  const fitting = width === 'fluid' ? 1 : Math.min(1, room.width / width);
  const scale = zoom === 'fit' ? fitting : zoom / 100;
  const own = {
    width: width === 'fluid' ? Math.floor(room.width / scale) : width,
    height: Math.floor(room.height / scale),
  };
  const isNarrower = own.width * scale < room.width - 1;
  return (
    <div className="stage" ref={stage}>
      <div
        className={isNarrower ? 'stage__paper stage__paper--narrow' : 'stage__paper'}
        style={{ width: own.width * scale, height: own.height * scale }}
      >
        <iframe
          ref={frame}
          title={title}
          src={src}
          sandbox={sandbox}
          onLoad={onLoad}
          style={{ ...own, transform: `scale(${scale})` }}
        />
        {children?.(scale)}
      </div>
      <p className="stage__size">
        {own.width} × {own.height}
        {scale === 1 ? '' : ` at ${Math.round(scale * 100)}%`}
      </p>
    </div>
  );
}
