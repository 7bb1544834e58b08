import type { EditorPack } from '../../api/describePack';
import type { Api } from '../api';
import type { EditingStore } from '../model/EditingStore';
import type { AppSession } from '../session';
import { PublishDialog } from './PublishDialog';
import { VersionsDialog } from './VersionsDialog';

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

interface Props extends PublishProps {
  open: 'publish' | 'versions';
  onOpen: (open: 'publish' | 'versions' | null) => void;
}

/** What concerns readers: publishing, planning, versions. */
export function PublishDialogs({ open, onOpen, onSelect, ...props }: Props) {
  const own: PublishProps = {
    ...props,
    onSelect: (id) => {
      onOpen(null);
      onSelect(id);
    },
  };
  const onClose = () => onOpen(null);
  if (open === 'publish')
    return <PublishDialog {...own} onClose={onClose} onVersions={() => onOpen('versions')} />;
  return <VersionsDialog {...own} onClose={onClose} />;
}
