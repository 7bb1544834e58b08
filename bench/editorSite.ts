import { join } from 'node:path';
import { composeSite } from '../broadsheet.config';
import { openDemoEditor } from '../runtime/cli/demoEditor';
import { readEnvironment } from '../runtime/cli/environment';
import { fillEmptySite } from '../runtime/cli/fillSite';
import { openSite } from '../runtime/cli/openSite';

const config = composeSite();
if (!config.firstEdition)
  throw new Error('The bench measures the demo: BROADSHEET_DEMO must be on');

/** The site that the bench of the editor works on, and who signs in. */
export interface BenchSite {
  url: string;
  email: string;
  password: string;
}

/* A site in a process of its own, as editors have it: what measures takes nothing from what serves. */
const environment = {
  ...readEnvironment(config.root),
  port: 0,
  dataDir: join(config.root, '.cache/bench-data'),
  logLevel: 'silent',
};
const site = await openSite(config, environment);
await site.app.listen({ port: 0, host: '127.0.0.1' });
await fillEmptySite(config, site);
await openDemoEditor(config, environment, site);
const told: BenchSite = {
  url: site.url(),
  email: config.firstEdition.editor.email,
  password: site.secrets.demoPassword,
};
process.send?.(told);
process.on('SIGTERM', () => void site.close().then(() => process.exit()));
process.on('disconnect', () => void site.close().then(() => process.exit()));
