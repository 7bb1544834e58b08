import { useCallback, useEffect, useRef, useState } from 'react';
import { sameValue } from '../../../forms/sameValue';
import { formatSettings, type HarnessSettings } from '../../settings';
import { frameUrl } from '../api';
import type { Rendered } from '../useRendering';
import { patchFrame } from './patchFrame';
import { type FrameEntry, type FrameWindow, watchFrame } from './watchFrame';

/** As many entries of the page are kept. */
const MOST_ENTRIES = 500;

/**
 * Keeps the frame in step: new fields are put into the page that is there, all else loads it again,
 * where the reader has scrolled to when only the pack's build is new.
 */
export function useFrame(settings: HarnessSettings, rendered: Rendered | null, reloads: number) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [src] = useState(() => frameUrl(settings));
  const [entries, setEntries] = useState<FrameEntry[]>([]);
  /** Counts loads and patches: the page is another than before. */
  const [version, setVersion] = useState(0);
  /** ms from an edit until it could be seen. */
  const [latency, setLatency] = useState<number | null>(null);

  const latest = useRef({ settings, rendered });
  const shown = useRef({ page: pageKey(settings), fields: settings.fields, isLoaded: false });
  const scroll = useRef<{ x: number; y: number } | null>(null);
  const loads = useRef({ page: pageKey(settings), reloads });
  const page = pageKey(settings);

  const load = useCallback(() => {
    const { settings: current } = latest.current;
    const target = frame.current?.contentWindow;
    if (!target) return;
    shown.current = { page: pageKey(current), fields: current.fields, isLoaded: false };
    // Unlike a new `src`, this leaves the browser's history alone.
    target.location.replace(frameUrl(current));
  }, []);

  const patch = useCallback(() => {
    const { settings: current, rendered: next } = latest.current;
    // An answer to an older question must not undo what the page was loaded with.
    if (!next || next.settings !== current) return;
    if (!shown.current.isLoaded || pageKey(current) !== shown.current.page) return;
    if (sameValue(next.settings.fields, shown.current.fields)) return;
    const document = frame.current?.contentDocument;
    if (!document || !patchFrame(document, next.rendering.html)) return load();
    shown.current.fields = next.settings.fields;
    setLatency(performance.now() - next.askedAt);
    setVersion((before) => before + 1);
  }, [load]);

  useEffect(() => {
    latest.current = { settings, rendered };
    patch();
  }, [settings, rendered, patch]);

  useEffect(() => {
    const before = loads.current;
    if (before.page === page && before.reloads === reloads) return;
    const target = frame.current?.contentWindow;
    scroll.current =
      before.page === page && target ? { x: target.scrollX, y: target.scrollY } : null;
    loads.current = { page, reloads };
    load();
  }, [page, reloads, load]);

  const onLoad = useCallback(() => {
    const target = frame.current?.contentWindow as FrameWindow | null | undefined;
    if (!target) return;
    setEntries([]);
    setLatency(null);
    setVersion((before) => before + 1);
    watchFrame(target, (entry) => setEntries((all) => [...all.slice(1 - MOST_ENTRIES), entry]));
    if (scroll.current) target.scrollTo(scroll.current.x, scroll.current.y);
    shown.current.isLoaded = true;
    patch();
  }, [patch]);

  return { frame, src, onLoad, entries, clearEntries: () => setEntries([]), version, latency };
}

/** All settings but the fields: what the frame must load for. */
const pageKey = (settings: HarnessSettings): string =>
  formatSettings({ ...settings, fields: {} }).toString();
