import { firstKey, type Secrets, type SiteConfig } from './config';
import { readBase, type Environment } from './environment';
import type { SiteAddresses } from './SiteAddresses';

/**
 * What the pack reads as `fusion:environment`. Addresses are said when they are asked for. That the
 * resizer of a hosted content API is not named is said at once: the pictures are too large without.
 */
export function siteEnvironment(
  config: SiteConfig,
  environment: Environment,
  secrets: Secrets,
  { contentBase, innerGateway }: SiteAddresses,
) {
  if (environment.resizerBase === null) console.warn(lackOfResizer(environment.contentBase));
  const variables = (config.variables ?? []).map((name) => [name, process.env[name]] as const);
  const fusionEnvironment = {
    ...Object.fromEntries(variables),
    get CONTENT_BASE() {
      return contentBase();
    },
    RESIZER_BASE: environment.resizerBase ?? '',
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

const lackOfResizer = (contentBase = ''): string =>
  `RESIZER_BASE is not set beside CONTENT_BASE (${contentBase}): pictures from there are signed for ` +
  `the publisher's resizer, not for this site's, so readers get the originals in full size. Set ` +
  `RESIZER_BASE to that resizer, for example https://www.example.com/resizer/v2/, or leave it empty ` +
  `to keep the originals.`;
