import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startSite, type RunningSite } from '../e2e/startSite';
import { createDocument } from '../runtime/store/createDocument';
import { openDatabase } from '../runtime/store/openDatabase';
import { openStore, type Store } from '../runtime/store/openStore';
import { publish } from '../runtime/store/publish';
import { savePageUrl } from '../runtime/store/savePageUrl';
import { feature, pageDocument } from '../runtime/document/testing/fixtures';
import { CLIENT_HEADER } from './ask';
import { LOADS_WITHIN } from './openEdition';
import { addReaders, type AttackedReaders } from './readers';
import { addPeople, type Admin, type Caller } from './people';

/** Stands in the name and the text of a draft that only its readers may see. */
export const SECRET_WORDS = 'Unpublished headline 7391';
/** The draft with those words, in the folder `/news`. */
export const SECRET_DOCUMENT = 'attack-secret';

/** The front page of a bare site: its block `text` has a title. */
export const FRONT_DOCUMENT = 'front';

/** A site to attack, with all kinds of people. */
export interface Target {
  url: string;
  dataDir: string;
  /** Null: the embedded database. */
  databaseUrl: string | null;
  process: ChildProcess;
  /** Of the process. */
  pid: number;
  /** `GET /pf/health`, as the site registered them. */
  routes: string[];
  /** Bearer token of the content service. */
  contentToken: string;
  admin: Admin;
  callers: Caller[];
  readers: AttackedReaders;
  stop: () => Promise<void>;
}

export interface TargetOptions {
  /** A folder of its own in `.cache/`. */
  name: string;
  databaseUrl?: string | undefined;
  /** A data folder that holds the first edition already. */
  edition?: string | undefined;
  /** Has one published page, and no first edition. */
  isBare?: boolean;
  env?: Record<string, string>;
}

const ROOT = join(__dirname, '..');

/** Starts a site for the attacks. @throws Error as `startSite` */
export async function openTarget(options: TargetOptions): Promise<Target> {
  const { databaseUrl, edition } = options;
  const dataDir = join(ROOT, '.cache', options.name);
  rmSync(dataDir, { recursive: true, force: true });
  if (edition) cpSync(edition, dataDir, { recursive: true });
  else mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const routesFile = `${dataDir}-routes.json`;

  // What is written here must not pass for what the site writes.
  const umask = process.umask(0o077);
  const database = await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  const store = await openStore(database.pool);
  const people = await addPeople(store);
  const readers = await addReaders(database.pool);
  const text = titled('secret', SECRET_WORDS);
  await createDocument(store, {
    document: pageDocument(SECRET_DOCUMENT, { name: SECRET_WORDS, sections: { main: [text] } }),
    folder: '/news',
    author: 'attack',
  });
  if (options.isBare) await publishFront(store);
  await database.close();
  process.umask(umask);

  const env = {
    LOG_LEVEL: 'silent',
    CLIENT_ADDRESS_HEADER: CLIENT_HEADER,
    BROADSHEET_ROUTES_FILE: routesFile,
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${pathToFileURL(join(ROOT, 'attack/noteRoutes.mjs')).href}`,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...options.env,
  };
  const site: RunningSite = await startSite(dataDir, env, LOADS_WITHIN);
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  const secrets = read(join(dataDir, 'secrets.json')) as { accessToken: string };
  return {
    url: site.url,
    dataDir,
    databaseUrl: databaseUrl ?? null,
    process: site.process,
    pid: site.process.pid!,
    routes: read(routesFile) as string[],
    contentToken: secrets.accessToken,
    ...people,
    readers,
    stop: site.stop,
  };
}

const titled = (id: string, title: string) =>
  feature(id, { type: 'rich-text-block/rich-text', fields: { title } });

/** A front page that is live, so that no edition is loaded. */
async function publishFront(store: Store): Promise<void> {
  const [website, documentId, author] = ['broadsheet', FRONT_DOCUMENT, 'attack'];
  const document = pageDocument(documentId, { sections: { main: [titled('text', 'Front 0')] } });
  await createDocument(store, { document, author });
  await savePageUrl(store, { website, uri: '/', documentId, author });
  await publish(store, { documentId, website, author });
}
