import { type RefObject, useRef } from 'react';
import type { Width } from '../view';
import { useSize } from './useSize';

interface Props {
  frame: RefObject<HTMLIFrameElement | null>;
  src: string;
  onLoad: () => void;
  title: string;
  width: Width;
  /** Percent. */
  zoom: number;
  hasScript: boolean;
}

/** The page with the block, as wide as it is told, drawn smaller or larger. */
export function Frame({ frame, src, onLoad, title, width, zoom, hasScript }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const room = useSize(stage);
  const scale = zoom / 100;
  const own = {
    width: width === 'fluid' ? Math.floor(room.width / scale) : width,
    height: Math.floor(room.height / scale),
  };
  const isNarrower = own.width * scale < room.width;
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
          sandbox={hasScript ? undefined : 'allow-same-origin'}
          onLoad={onLoad}
          style={{ ...own, transform: `scale(${scale})` }}
        />
      </div>
      <p className="stage__size">
        {own.width} × {own.height}
        {zoom === 100 ? '' : ` at ${zoom}%`}
      </p>
    </div>
  );
}
