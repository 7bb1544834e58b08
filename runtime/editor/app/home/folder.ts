import type { DocumentRow, FolderRow } from '../../contract/documents';
import { rightFor } from '../../contract/rightFor';
import type { Right } from '../../contract/rights';

/** Id of the list of folders that fields for a folder suggest. */
export const FOLDER_LIST = 'folders';

const keyOf = (website: string, email: string) => `broadsheet-editor-folder/${website}/${email}`;

/**
 * The folder that someone's list begins with: the one they chose last in this browser, else the highest
 * that they may read; null where there is none.
 */
export function firstFolder(
  storage: Pick<Storage, 'getItem'>,
  { website, email }: { website: string; email: string },
  folders: readonly FolderRow[],
): string | null {
  const kept = storage.getItem(keyOf(website, email));
  return (folders.find(({ path }) => path === kept) ?? folders[0])?.path ?? null;
}

/** Notes which folder someone chose. */
export function keepFolder(
  storage: Pick<Storage, 'setItem'>,
  { website, email }: { website: string; email: string },
  folder: string,
): void {
  try {
    storage.setItem(keyOf(website, email), folder);
  } catch {
    // A browser without room begins with the whole site: a convenience, and nothing else is lost.
  }
}

/** What the list's reader may do in a folder; null: none is shown yet. */
export const rightsIn = (folders: readonly FolderRow[], folder: string | null): readonly Right[] =>
  folders.find(({ path }) => path === folder)?.rights ?? [];

/** Whether the list's reader may change a document, by what they may do in its folder. */
export const mayChange = (folders: readonly FolderRow[], row: DocumentRow): boolean =>
  rightsIn(folders, row.folder).includes(rightFor('edit', row.kind));
