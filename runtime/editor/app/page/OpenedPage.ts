import type { EditorPack } from '../../contract/pack';
import type { Journal } from '../model/journal';
import type { OpenedDraft } from '../model/openDraft';

/** A page with all that it takes to edit it. */
export interface OpenedPage extends OpenedDraft {
  pack: EditorPack;
  /** Of this tab. */
  journal: Journal;
}
