/** Something that the page in the frame told. */
export interface FrameEntry {
  kind: 'event' | 'error' | 'warning';
  text: string;
  /** ms since the frame was opened. */
  at: number;
}

export type FrameWindow = Window & typeof globalThis & { dataLayer?: unknown[] };

/** Tells of what is pushed to the frame's `dataLayer`, and of its errors and warnings. */
export function watchFrame(frame: FrameWindow, onEntry: (entry: FrameEntry) => void): void {
  const tell = (kind: FrameEntry['kind'], parts: readonly unknown[]) =>
    onEntry({ kind, text: parts.map(toText).join(' '), at: frame.performance.now() });

  const layer = (frame.dataLayer ??= []);
  for (const entry of layer) tell('event', [entry]);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    for (const entry of entries) tell('event', [entry]);
    return push(...entries);
  };

  const { error, warn } = frame.console;
  frame.console.error = (...parts: unknown[]) => {
    tell('error', parts);
    error.apply(frame.console, parts);
  };
  frame.console.warn = (...parts: unknown[]) => {
    tell('warning', parts);
    warn.apply(frame.console, parts);
  };
  frame.addEventListener('error', ({ message }) => tell('error', [message]));
  frame.addEventListener('unhandledrejection', ({ reason }) =>
    tell('error', ['Unhandled rejection:', reason]),
  );
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isError(value)) return value.stack ?? value.message;
  const seen = new Set<unknown>();
  try {
    const json = JSON.stringify(
      value,
      (_key, item: unknown) => {
        if (typeof item !== 'object' || item === null) return item;
        if (seen.has(item)) return '(seen above)';
        seen.add(item);
        return 'nodeType' in item ? `<${(item as Node).nodeName.toLowerCase()}>` : item;
      },
      2,
    );
    return json ?? String(value);
  } catch {
    return String(value);
  }
}

/** An Error of any realm: the frame has its own. */
const isError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && 'message' in value && 'stack' in value;
