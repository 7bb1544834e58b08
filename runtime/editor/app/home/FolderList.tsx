import type { FolderRow } from '../../contract/documents';
import { FOLDER_LIST } from './folder';

/** Folders that are proposed where one is typed. */
export function FolderList({ folders }: { folders: readonly FolderRow[] }) {
  return (
    <datalist id={FOLDER_LIST}>
      {folders.map(({ path }) => (
        <option key={path} value={path}>
          {path}
        </option>
      ))}
    </datalist>
  );
}
