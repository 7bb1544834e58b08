import { useEffect, useRef } from 'react';

interface WhileDragging {
  isDragging: boolean;
  onFrame: () => void;
  onEscape: () => void;
}

/** Frame by frame, as the page goes on scrolling under a pointer that rests at an edge; Escape gives up. */
export function useWhileDragging({ isDragging, onFrame, onEscape }: WhileDragging): void {
  const latest = useRef({ onFrame, onEscape });
  useEffect(() => {
    latest.current = { onFrame, onEscape };
  });
  useEffect(() => {
    if (!isDragging) return;
    let frame = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      latest.current.onEscape();
    };
    const step = () => {
      latest.current.onFrame();
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    addEventListener('keydown', onKey, true);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', onKey, true);
    };
  }, [isDragging]);
}
