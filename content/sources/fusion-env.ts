import environment from 'fusion:environment';
import { text } from '../schemas/json';
import type { Source } from '../source';

/** What a browser may know of the deployment; anything else, secrets above all, is never named. */
const PUBLIC = [
  'ENVIRONMENT',
  'DEPLOYMENT',
  'SITE_ORIGIN',
  'RESIZER_BASE',
  'GATEWAY_BASE',
] as const;

/** Environment values (platform §7). */
const source: Source = {
  schemaName: 'environment',
  label: 'Public settings of the site',
  params: {},
  ttl: 300,
  followsContent: false,
  fetch: () =>
    Promise.resolve(
      Object.fromEntries(
        PUBLIC.map((name) => [name, text(environment[name])]).filter(([, value]) => value),
      ),
    ),
};

export default source;
