import { settings } from './settings';

/** The properties of the pack's sites, for types: the pack adds what it has. */
export interface Properties {}

/** `fusion:properties`: a site's properties over the global ones. Never throws. */
export default function getProperties(site?: string): Properties {
  const merged = { ...settings.properties, ...(site ? settings.sites[site] : undefined) };
  // They are the pack's own, as its modules export them.
  return merged as Properties;
}
