import type { AppSession } from '../../../contract/session';
import type { EditorPack } from '../../../contract/pack';
import type { Api } from '../../shared/api';
import type { EditingStore } from '../../model/EditingStore';

export interface PublishProps {
  session: AppSession;
  api: Api;
  pack: EditorPack;
  store: EditingStore;
  /** Address that the page is shown as; null: where its content is found. */
  uri: string | null;
  mayEdit: boolean;
  mayPublish: boolean;
  /** Grows with each change of what readers get. */
  publishes: number;
  /** Leads to a block of the page. */
  onSelect: (id: string) => void;
}
