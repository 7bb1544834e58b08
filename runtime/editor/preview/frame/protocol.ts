import type { ReaderState } from '../../../store/variants';

/** What the canvas's frame and its host say to each other, and what the server says of nodes. */

/** A reader to see the page as. */
export interface Audience {
  reader: ReaderState;
  /** Values of features by key; those that are not here are off. */
  features: Readonly<Record<string, string>>;
}

/** A box in the page, in its CSS px from the page's top left corner. */
export interface Box {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where everything of a page is. */
export interface PageLayout {
  /** Nodes that the page shows, in its order; chains before what they hold. */
  nodes: readonly Box[];
  /** Sections that the layout shows, by name. */
  sections: readonly Box[];
  width: number;
  height: number;
}

/** Nodes as the server has drawn them. */
export interface RenderedNodes {
  /** By id: HTML between its marks. */
  html: Record<string, string>;
  /** Numbers of the style sheets that they need. */
  sheets: number[];
  build: string;
  /** Why nodes show nothing, by id. */
  problems: Record<string, string>;
}

/** Order of the nodes in one section. */
export interface SectionOrder {
  section: string;
  ids: readonly string[];
}

export type HostMessage =
  /** New HTML of nodes that are there or come, and the order of sections that change. */
  | { kind: 'update'; drawn: RenderedNodes; order: readonly SectionOrder[] }
  /** What stands in places that have nothing to show, by id of a node and name of a section. */
  | { kind: 'names'; nodes: Record<string, string>; sections: Record<string, string> }
  /** Brings a node into view. */
  | { kind: 'show'; id: string }
  | { kind: 'scrollBy'; y: number }
  /** As whom the page is seen. */
  | { kind: 'audience'; audience: Audience }
  /** Whether empty places are marked, so that something can be dropped there. */
  | { kind: 'outline'; isOn: boolean };

export type FrameMessage =
  /** The first: which revision of the draft it shows. */
  | { kind: 'hello'; rev: number }
  | { kind: 'layout'; layout: PageLayout }
  /** px. */
  | { kind: 'scrolled'; x: number; y: number }
  /** The node under the pointer; null for none. */
  | { kind: 'hovered'; id: string | null }
  | { kind: 'clicked'; id: string | null; isAdding: boolean; isOpening: boolean }
  /** Someone drags a node: places in px of the frame's window. */
  | {
      kind: 'dragged';
      id: string;
      phase: 'start' | 'move' | 'end' | 'cancel';
      x: number;
      y: number;
    };
