import type { RenderedNodes } from '../../contract/preview';
import type { ReaderState } from '../../../document/variants';

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

/** Where the text of a field is shown. */
export interface TextBox extends Box {
  field: string;
}

/** px of the frame's window. */
export interface Point {
  x: number;
  y: number;
}

/** Where everything of a page is. */
export interface PageLayout {
  /** Nodes that the page shows, in its order; chains before what they hold. */
  nodes: readonly Box[];
  /** Sections that the layout shows, by name. */
  sections: readonly Box[];
  /** Texts that blocks mark as editable and that can be seen, in the page's order. */
  texts: readonly TextBox[];
  width: number;
  height: number;
}

/** Order of the nodes in one section. */
export interface SectionOrder {
  section: string;
  ids: readonly string[];
}

/** A text of a node, and where on it. */
export interface TextAt {
  field: string;
  at: Point;
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
  | { kind: 'outline'; isOn: boolean }
  /**
   * Lets a field's text be typed in where it stands.
   * `text`: what it holds, where that is not what is shown; `at`: where the caret goes, null: all is selected.
   */
  | {
      kind: 'type';
      id: string;
      field: string;
      label: string;
      text: string | null;
      at: Point | null;
    }
  /** Ends that, and shows what was shown before. */
  | { kind: 'stop' };

export type FrameMessage =
  /** The first: which revision of the draft it shows, and why nodes of it show nothing. */
  | { kind: 'hello'; rev: number; problems: RenderedNodes['problems'] }
  /** What it was told to show can be seen on the screen. */
  | { kind: 'painted' }
  | { kind: 'layout'; layout: PageLayout }
  /** px. */
  | { kind: 'scrolled'; x: number; y: number }
  /** The node under the pointer; null for none. */
  | { kind: 'hovered'; id: string | null }
  | { kind: 'clicked'; id: string | null; isAdding: boolean; isOpening: false }
  /** A double click; `field`: on that text of the node. */
  | { kind: 'clicked'; id: string | null; isAdding: false; isOpening: true; text: TextAt | null }
  /** What a field's text is by now, while someone types. */
  | { kind: 'typed'; id: string; field: string; text: string }
  /** Typing has ended; `step`: Tab leads to the next text (1) or the one before (-1). */
  | { kind: 'left'; id: string; field: string; how: 'kept' | 'back'; step: -1 | 0 | 1 }
  /** Someone drags a node: places in px of the frame's window. */
  | {
      kind: 'dragged';
      id: string;
      phase: 'start' | 'move' | 'end' | 'cancel';
      x: number;
      y: number;
    };
