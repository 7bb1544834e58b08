import { listStaff } from '../store/staff/readStaff';
import { saveStaff } from '../store/staff/saveStaff';
import type { SiteConfig } from './config';
import type { Environment } from './environment';
import type { OpenedSite } from './openSite';

/** Who the log says made the demo editor. */
const AUTHOR = 'first-edition';

/**
 * Someone to try the editor with, on a machine of one's own that nobody has set up for work: an
 * embedded database with a first edition, no public address, no provider, no staff.
 * @returns how they sign in, for as long as they are the only one; null otherwise
 */
export async function openDemoEditor(
  config: Pick<SiteConfig, 'website' | 'editor' | 'firstEdition'>,
  environment: Environment,
  { database, store, secrets, url }: Pick<OpenedSite, 'database' | 'store' | 'secrets' | 'url'>,
): Promise<string | null> {
  if (!config.firstEdition) return null;
  if (environment.databaseUrl || environment.siteOrigin || environment.editorProvider) return null;
  const { email, name } = config.firstEdition.editor;
  const password = secrets.demoPassword;
  const staff = await listStaff(store);
  if (staff.length === 0) {
    const accounts = await config.editor.identity.accounts(database.pool);
    await accounts.save({ email, name, password });
    const grants = [{ website: config.website, folder: '/', role: 'admin' as const }];
    await saveStaff(store, { email, name, grants, author: AUTHOR });
  } else if (staff.some((member) => member.email !== email) || !staff[0]?.isActive) return null;
  return `Editor: ${url()}/pf/editor, ${email}, password ${password}`;
}
