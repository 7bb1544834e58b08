import { at, list, text } from '../../../content/schemas/json';
import type { SiteHead } from './types';
import { trimEnd } from '../../../utils/text/trimEnd';

const DEFAULTS = {
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
    const value = at(properties, name);
    return typeof value === 'string' ? value : '';
  };
  const written = typeof origin === 'string' && origin !== '' ? origin : read('origin');
  const profiles = list(at(properties, 'socialLinks')).map((link) => text(at(link, 'url')));
  const handle = /^https?:\/\/(?:www\.)?(?:twitter|x)\.com\/(\w+)\/?$/;
  const twitter = profiles.map((url) => handle.exec(url)?.[1]).find(Boolean);
  const sections = list(at(properties, 'sections')).map((section) => [
    text(at(section, '_id')),
    text(at(section, 'name')),
  ]);
  return {
    name: read('siteName') || DEFAULTS.name,
    origin: trimEnd(written || DEFAULTS.origin, '/'),
    description: read('siteDescription') || DEFAULTS.description,
    sections: Object.fromEntries(sections) as Record<string, string>,
    profiles: profiles.filter(Boolean),
    twitter: twitter ? `@${twitter}` : '',
  };
}
