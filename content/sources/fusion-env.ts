import environment from 'fusion:environment';
import { defineSource } from '@broadsheet/define';
import { text } from '../schemas/json';

/** What a browser may know of the deployment; anything else, secrets above all, is never named. */
const PUBLIC = [
  'ENVIRONMENT',
  'DEPLOYMENT',
  'SITE_ORIGIN',
  'RESIZER_BASE',
  'GATEWAY_BASE',
] as const;

/** Environment values (platform §7). */
const source = defineSource({
  schemaName: 'environment',
  label: 'Public settings of the site',
  params: {},
  ttl: 300,
  followsContent: false,
  fetch() {
    const values = PUBLIC.map((name): [string, string] => [name, text(environment[name])]);
    return Object.fromEntries(values.filter(([, value]) => value));
  },
});

declare module 'fusion:content' {
  interface Sources {
    'fusion-env': typeof source;
  }
}

export default source;
