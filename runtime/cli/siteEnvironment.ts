import { firstKey, type Secrets, type SiteConfig } from './config';
import { readBase, type Environment } from './environment';
import type { SiteAddresses } from './SiteAddresses';

/** What the pack reads as `fusion:environment`. Addresses are said when they are asked for. */
export function siteEnvironment(
  config: SiteConfig,
  environment: Environment,
  secrets: Secrets,
  { contentBase, innerGateway }: SiteAddresses,
) {
  const variables = (config.variables ?? []).map((name) => [name, process.env[name]] as const);
  const fusionEnvironment = {
    ...Object.fromEntries(variables),
    get CONTENT_BASE() {
      return contentBase();
    },
    RESIZER_BASE: environment.resizerBase,
    ARC_ACCESS_TOKEN: firstKey(secrets.accessToken),
    ENVIRONMENT: process.env['NODE_ENV'] ?? 'production',
  };
  for (const name of config.serviceBases ?? []) {
    const base = readBase(name);
    Object.defineProperty(fusionEnvironment, name, {
      enumerable: true,
      get: () => base ?? innerGateway(),
    });
  }
  return fusionEnvironment;
}
