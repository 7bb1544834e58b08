import { settings } from './settings';

/** `fusion:properties`: a site's properties over the global ones. Never throws. */
export default function getProperties(site?: string): Record<string, unknown> {
  return { ...settings.properties, ...(site ? settings.sites[site] : undefined) };
}
