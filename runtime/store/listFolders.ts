import type { Store } from './openStore';

/** The folders that documents are in, archived ones left out, with those above them. */
export async function listFolders(store: Store): Promise<string[]> {
  const rows = await store
    .selectFrom('documents')
    .select('folder')
    .distinct()
    .where('archived_at', 'is', null)
    .execute();
  return [...new Set(['/', ...rows.flatMap(({ folder }) => withParents(folder))])].sort();
}

/** `/sports/eagles`: `/sports`, `/sports/eagles`. */
function withParents(folder: string): string[] {
  const names = folder.split('/').slice(1).filter(Boolean);
  return names.map((_name, index) => `/${names.slice(0, index + 1).join('/')}`);
}
