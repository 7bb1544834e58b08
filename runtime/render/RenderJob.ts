import type { AnyComponent, ComponentContext } from '../fusion/types';
import type { Audience } from './blockForms';

/** A part of a page that is rendered alone: a feature, a chain, the layout or the output type. */
export interface RenderJob {
  /** Everything that decides the output apart from what it reads: build, type, fields. */
  key: string;
  nodeId: string;
  type: string;
  collection: ComponentContext['collection'];
  view: AnyComponent;
  fields: Record<string, unknown>;
  display: Record<string, unknown>;
  contentConfig: ComponentContext['contentConfig'];
  /** Id of the linked block that it is, where the page adds nothing to it (`expandLinks`). */
  linkedBlock?: string;
  /** Who gets it, where that is not everybody. */
  audience?: Audience;
  /** Props besides the contexts: `children`, `CssLinks`, … */
  props?: Record<string, unknown>;
  /** s after which the output is out of date by the clock alone. */
  ttl?: number;
  /** Needs a pass of React of its own: a whole document, or what React takes over in the browser. */
  isRoot?: boolean;
}
