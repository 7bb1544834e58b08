import type { SiteHead } from './types';

const DEFAULTS: SiteHead = {
  name: 'The Broadsheet',
  origin: '',
  description: 'News, sports, opinion and guides to life in Philadelphia and the region.',
};

/**
 * What the head says of the site, from its properties.
 *
 * @param origin of the deployment; goes before the one in the properties
 */
export function siteHead(properties: unknown, origin?: unknown): SiteHead {
  const read = (name: string) => {
    const value: unknown =
      typeof properties === 'object' && properties !== null
        ? Reflect.get(properties, name)
        : undefined;
    return typeof value === 'string' ? value : '';
  };
  const written = typeof origin === 'string' && origin !== '' ? origin : read('origin');
  return {
    name: read('siteName') || DEFAULTS.name,
    origin: (written || DEFAULTS.origin).replace(/\/+$/, ''),
    description: read('siteDescription') || DEFAULTS.description,
  };
}
