import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { clamp, type Corner, CORNERS, moveBox, movePoint, resizeBox } from './boxes';
import type { Box, ChosenPicture, Point, Size } from './pictureAddress';

interface Props {
  picture: ChosenPicture;
  /** Of the original; null until it is loaded. */
  size: Size | null;
  /** That the crop keeps; null for any. */
  ratio: number | null;
  /** Id of how it is used, in words. */
  helpId: string;
  onFocal: (focal: Point) => void;
  onCrop: (crop: Box) => void;
  onSize: (size: Size) => void;
  onBroken: () => void;
}

/** What a pointer does from the moment it goes down. */
type Drag =
  | { kind: 'focal' }
  | { kind: 'move'; from: Point; box: Box }
  | { kind: 'resize'; from: Point; box: Box; corner: Corner };

/** px that a pointer may tremble in a click. */
const CLICK = 4;
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** A picture with its focal point and crop, to be set with the pointer and with the arrow keys. */
export function CropStage(props: Props) {
  const { picture, size, ratio, helpId, onFocal, onCrop, onSize, onBroken } = props;
  const { focal, crop } = picture;
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const start = useRef({ x: 0, y: 0 });
  const aspect = size ? size.width / size.height : 1;

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return {
      x: clamp((clientX - box.left) / box.width, 0, 1),
      y: clamp((clientY - box.top) / box.height, 0, 1),
    };
  };
  const resize = (box: Box, corner: Corner, by: Point) =>
    onCrop(resizeBox(box, { corner, by, ratio, aspect }));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !size) return;
    const target = event.target instanceof HTMLElement ? event.target.dataset : {};
    const from = pointOf(event);
    const corner = CORNERS.find((name) => name === target['corner']);
    start.current = { x: event.clientX, y: event.clientY };
    if (corner && crop) drag.current = { kind: 'resize', from, box: crop, corner };
    else if ('move' in target && crop) drag.current = { kind: 'move', from, box: crop };
    else {
      drag.current = { kind: 'focal' };
      onFocal(from);
    }
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = drag.current;
    if (!held) return;
    const point = pointOf(event);
    if (held.kind === 'focal') return onFocal(point);
    const by = { x: point.x - held.from.x, y: point.y - held.from.y };
    if (held.kind === 'move') onCrop(moveBox(held.box, by));
    else resize(held.box, held.corner, by);
  };
  const onPointerUp = (event: PointerEvent) => {
    const held = drag.current;
    drag.current = null;
    const { x, y } = start.current;
    const isClick = Math.hypot(event.clientX - x, event.clientY - y) < CLICK;
    if (held?.kind === 'move' && isClick) onFocal(pointOf(event));
  };

  return (
    <div
      ref={stage}
      className="crop__stage"
      role="presentation"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        drag.current = null;
      }}
    >
      <img
        src={picture.url}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          width > 0 && height > 0 ? onSize({ width, height }) : onBroken()
        }
        onError={onBroken}
      />
      {size && crop && (
        <CropBox
          crop={crop}
          helpId={helpId}
          onMove={(by) => onCrop(moveBox(crop, by))}
          onResize={(corner, by) => resize(crop, corner, by)}
        />
      )}
      {size && (
        <div
          className={focal ? 'crop__focal' : 'crop__focal crop__focal--none'}
          style={at(focal ?? MIDDLE)}
          role="slider"
          tabIndex={0}
          aria-label="Focal point"
          aria-describedby={helpId}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round((focal ?? MIDDLE).x * 100)}
          aria-valuetext={describePoint(focal)}
          onKeyDown={onArrow((by) => onFocal(movePoint(focal ?? MIDDLE, by)))}
        />
      )}
    </div>
  );
}

interface BoxProps {
  crop: Box;
  helpId: string;
  onMove: (by: Point) => void;
  onResize: (corner: Corner, by: Point) => void;
}

/** The crop over a picture, with its corners. */
function CropBox({ crop, helpId, onMove, onResize }: BoxProps) {
  return (
    <>
      <button
        type="button"
        className="crop__box"
        data-move=""
        style={{
          ...at({ x: crop.left, y: crop.top }),
          width: `${crop.width * 100}%`,
          height: `${crop.height * 100}%`,
        }}
        aria-label="Crop: the arrow keys move it"
        aria-describedby={helpId}
        onKeyDown={onArrow(onMove)}
      />
      {CORNERS.map((corner) => (
        <button
          key={corner}
          type="button"
          className={`crop__corner crop__corner--${corner.replace(' ', '-')}`}
          data-corner={corner}
          style={at({
            x: corner.startsWith('left') ? crop.left : crop.left + crop.width,
            y: corner.endsWith('top') ? crop.top : crop.top + crop.height,
          })}
          aria-label={`Crop, ${corner} corner`}
          onKeyDown={onArrow((by) => onResize(corner, by))}
        />
      ))}
    </>
  );
}

/** Does what an arrow key says: 1 percent, with Shift 5. */
const onArrow = (act: (by: Point) => void) => (event: KeyboardEvent) => {
  const step = event.shiftKey ? 0.05 : 0.01;
  const [x, y] = ARROWS[event.key] ?? [0, 0];
  if (x === 0 && y === 0) return;
  event.preventDefault();
  act({ x: x * step, y: y * step });
};
const at = ({ x, y }: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function describePoint(point: Point | null): string {
  if (!point) return 'Not set';
  return `${Math.round(point.x * 100)}% from the left, ${Math.round(point.y * 100)}% from the top`;
}
