import { lazy } from 'react';
import type { FolderRow } from '../../contract/documents';
import type { Api } from '../shared/api';
import { Lazy } from '../shared/Lazy';
import { CreateDialog } from './CreateDialog';
import { DocumentDialog, type RowTask } from './DocumentDialog';
import { rightsIn } from './folder';

/** What is open over the list of pages. */
export type HomeDialog = 'create' | 'import' | RowTask;

interface Props {
  api: Api;
  /** Null for none. */
  open: HomeDialog | null;
  folders: readonly FolderRow[];
  /** The one that is shown; null until it is known. */
  folder: string | null;
  onClose: () => void;
  /** Opens a page. */
  onPage: (id: string) => void;
  onSay: (text: string) => void;
}

/** Rare: its code comes when it is asked for. */
const ImportDialog = lazy(async () => ({
  default: (await import('./import/ImportDialog')).ImportDialog,
}));

/** The dialogs of the list of pages, one at a time. */
export function HomeDialogs({ api, open, folders, folder, onClose, onPage, onSay }: Props) {
  if (open === null) return null;
  if (open === 'create')
    return (
      <CreateDialog
        api={api}
        mayShare={rightsIn(folders, folder).includes('edit-shared')}
        start={folder ?? '/'}
        top={folders[0]?.path ?? '/'}
        onClose={onClose}
        onCreated={onPage}
      />
    );
  if (open === 'import')
    return (
      <Lazy>
        <ImportDialog api={api} onClose={onClose} />
      </Lazy>
    );
  return (
    <DocumentDialog
      api={api}
      task={open}
      onClose={onClose}
      onDone={(text) => {
        onClose();
        onSay(text);
      }}
      onCopied={(id) => {
        onClose();
        onPage(id);
      }}
    />
  );
}
