import type { Audience, FrameMessage, PageLayout } from '../shared/frameProtocol';

/** What a canvas shows by now. */
export interface CanvasState {
  /** Address that the frame is to load; undefined before the first. */
  src: string | undefined;
  /** Address of the site that the page is shown as. */
  uri: string;
  layout: PageLayout | null;
  /** Whether what it loaded last can be seen. */
  isPainted: boolean;
  scroll: { x: number; y: number };
  hovered: string | null;
  /** Why nodes show nothing, by id. */
  problems: Readonly<Record<string, string>>;
  /** Why the page can't be shown or drawn again; null when it can. */
  failure: string | null;
  /** ms from an edit until the frame had painted it; null before the first. */
  latency: number | null;
  /** As whom it shows the page. */
  audience: Audience;
}

/** Before anything is loaded. */
export const BLANK: CanvasState = {
  src: undefined,
  uri: '/',
  layout: null,
  isPainted: false,
  scroll: { x: 0, y: 0 },
  hovered: null,
  problems: {},
  failure: null,
  latency: null,
  audience: { reader: 'out', features: {} },
};

/** What someone does in the frame. */
export type FrameAct =
  | (FrameMessage & { kind: 'clicked' | 'dragged' | 'typed' | 'left' })
  /** The page was loaded again. */
  | { kind: 'reloaded' };
