import type { Command } from 'commander';
import type { Database } from '../../store/database';
import { openStore, type Store } from '../../store/openStore';
import { listStaff, readStaffWhere } from '../../store/staff/readStaff';
import { saveStaff } from '../../store/staff/saveStaff';
import type { Grant, Role, StaffMember } from '../../store/staff/types';
import type { SiteConfig } from '../config';
import { readEnvironment, type Environment } from '../environment';
import { openUnused } from '../openUnused';
import { askPassword, makePassword, readPasswordFromStdin } from '../readPassword';

/** Who the log says did this. */
const AUTHOR = 'command-line';

type Site = Pick<SiteConfig, 'root' | 'website' | 'editor'>;

export interface StaffToAdd {
  email: string;
  name: string;
  role: Role;
  folder: string;
  /** For their account at our identity service; null asks, or makes one. */
  password: string | null;
}

/** `broadsheet staff`: who may work in the editor. */
export function addStaffCommands(program: Command, config: Site): void {
  const staff = program.command('staff').description('Say who may work in the editor.');
  staff
    .command('add')
    .argument('<email>')
    .description('Give someone a role, and an account where our own identity service is in use.')
    .requiredOption('--name <name>', 'as colleagues know them')
    .requiredOption('--role <role>', 'admin, producer, editor or viewer')
    .option('--folder <folder>', 'in pages of this folder only: /sports', '/')
    .option('--password-stdin', 'read the password of the account from the standard input')
    .action(
      async (
        email: string,
        options: { name: string; role: Role; folder: string; passwordStdin?: boolean },
      ) => {
        const { passwordStdin, ...member } = options;
        const password = passwordStdin ? await readPasswordFromStdin() : null;
        await addStaff(config, { email, password, ...member });
      },
    );
  staff
    .command('list')
    .description('List the staff and their roles.')
    .action(() => printStaff(config));
  staff
    .command('remove')
    .argument('<email>')
    .description('Take all roles from someone, and sign them out.')
    .action((email: string) => removeStaff(config, email));
}

/**
 * Gives someone a role besides those they have in other folders.
 * @throws Error in words: what is wrong, that the last admin would be lost, that the site is running
 */
export async function addStaff(
  config: Site,
  { email: given, name, role, folder, password }: StaffToAdd,
  environment: Environment = readEnvironment(config.root),
): Promise<void> {
  const { website } = config;
  await withStore(environment, async (store, database) => {
    const email = given.trim().toLowerCase();
    const known = await readStaffWhere(store, { email });
    const others = (known?.grants ?? []).filter(
      (grant) => grant.website !== website || grant.folder !== folder,
    );
    const grants = [...others, { website, folder, role }];
    const member = await saveStaff(store, { email, name, grants, author: AUTHOR });
    console.log(describe(member, website));
    if (environment.editorProvider) return;
    const accounts = await config.editor.identity.accounts(database.pool);
    if (password === null && (await accounts.has(email))) {
      console.log('They sign in with the password of their account.');
      return;
    }
    const typed = password ?? (await askPassword('Password (leave empty to have one made): '));
    const chosen = typed === '' ? makePassword() : typed;
    await accounts.save({ email, name, password: chosen });
    console.log(typed === '' ? `Their password: ${chosen}` : 'Their account has this password.');
  });
}

/** Prints the staff, one to a line. */
export async function printStaff(
  config: Site,
  environment: Environment = readEnvironment(config.root),
): Promise<void> {
  await withStore(environment, async (store) => {
    const staff = await listStaff(store);
    for (const member of staff) console.log(describe(member, config.website));
    if (staff.length === 0)
      console.log('Nobody yet: broadsheet staff add <email> --name <name> --role admin');
  });
}

/**
 * Takes all roles from someone. An account at our identity service stays, and opens nothing.
 * @throws Error in words: unknown, the last admin, or that the site is running
 */
export async function removeStaff(
  config: Site,
  given: string,
  environment: Environment = readEnvironment(config.root),
): Promise<void> {
  await withStore(environment, async (store) => {
    const email = given.trim().toLowerCase();
    const known = await readStaffWhere(store, { email });
    if (!known) throw new Error(`There is nobody with the email "${email}" on the staff.`);
    const { name } = known;
    await saveStaff(store, { email, name, grants: [], isActive: false, author: AUTHOR });
    console.log(`${name} <${email}> may no longer work in the editor, and is signed out.`);
  });
}

async function withStore(
  environment: Environment,
  work: (store: Store, database: Database) => Promise<void>,
): Promise<void> {
  const database = await openUnused(environment);
  try {
    await work(await openStore(database.pool), database);
  } finally {
    await database.close();
  }
}

function describe({ name, email, isActive, grants }: StaffMember, website: string): string {
  const roleOf = (grant: Grant): string =>
    [
      grant.role,
      grant.folder === '/' ? '' : `in ${grant.folder}`,
      grant.website === website ? '' : `of ${grant.website}`,
    ]
      .filter(Boolean)
      .join(' ');
  const roles = grants.map(roleOf).join(', ') || 'no role';
  return `${name} <${email}>: ${isActive ? roles : 'removed'}`;
}
