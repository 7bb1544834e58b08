import type { FastifyInstance } from 'fastify';
import { menus } from '../properties/menus';
import { firstKey, type ServicesContext } from '../runtime/cli/config';
import { readBase, readResizer } from '../runtime/cli/environment';
import { drawInThread } from '../services/e-edition/draw/drawInThread';
import { eEditionService } from '../services/e-edition/plugin';
import type { Readers } from '../services/readers/Readers';
import { openEEdition } from './eEdition';
import { pictureAddress, pictureFiles } from './printed/pictureFiles';
import { printFonts, readPrintFonts } from './printed/printFonts';
import { originOf, PAGES, type Env } from './site';
import { UPGRADE_PATH } from './subscriptions';

/** Mounts the e-edition below `/gateway`. The built `printWorker.mjs` lies beside the engine. */
export async function mountEEdition(
  app: FastifyInstance,
  env: Env,
  { website, base, secrets }: ServicesContext,
  readers: Readers,
): Promise<void> {
  const own = () => new URL(base()).origin;
  const warn = (line: string) => app.log.warn(line);
  const printWorker = new URL('./printWorker.mjs', import.meta.url);
  const edition = openEEdition({
    website,
    fonts: printFonts(readPrintFonts(env['E_EDITION_FONTS'])),
    origin: () => originOf('SITE_ORIGIN', env)[0] ?? own(),
    contentBase: () => readBase('CONTENT_BASE', env) ?? base(),
    contentToken: firstKey(secrets.accessToken),
    pictureAddress: (image) => pictureAddress(image, readResizer(env) ?? '', own()),
    fetchPicture: pictureFiles(warn),
    draw: (paper) => drawInThread(printWorker, paper),
    warn,
  });
  await app.register(eEditionService, {
    edition,
    mayRead: async (headers) => (await readers.freshReaderOf(headers))?.isPremium ?? false,
    upgradePath: UPGRADE_PATH,
    paperPath: menus.headerLinks.todaysPaper.path,
    fileName: website,
    pages: PAGES,
    drawsAhead: readBase('E_EDITION_URL', env) === undefined,
  });
}
