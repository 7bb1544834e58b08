import type { CanvasClient } from './CanvasClient';
import { useCanvas } from './useCanvas';

/** Why the page can't be shown, or drawn again. */
export function CanvasFailure({ canvas }: { canvas: CanvasClient }) {
  const failure = useCanvas(canvas, (state) => state.failure);
  if (failure === null) return null;
  return (
    <p className="bar bar--bad" role="alert">
      {failure}
      <button type="button" className="button" onClick={() => void canvas.load(canvas.read().uri)}>
        Load again
      </button>
    </p>
  );
}

/** How long the last change took until it could be seen. */
export function CanvasLatency({ canvas }: { canvas: CanvasClient }) {
  const latency = useCanvas(canvas, (state) => state.latency);
  if (latency === null) return null;
  return <span className="dim">Last change drawn in {Math.round(latency)} ms</span>;
}
