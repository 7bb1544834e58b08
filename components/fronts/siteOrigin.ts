import environment from 'fusion:environment';
import getProperties from 'fusion:properties';
import { trimEnd } from '../../utils/text/trimEnd';

/** The origin of the site, without a slash at the end: of the deployment, else of the properties. */
export function siteOrigin(arcSite: string): string {
  const origin = environment['SITE_ORIGIN'] || getProperties(arcSite).origin;
  return trimEnd(origin, '/');
}
