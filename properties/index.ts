import { adMinHeights, adSlots } from './adSlots';
import { abTestCookiePrefix, campaignSourceCodes, marketingConsents } from './campaigns';
import { guideMap } from './guideMap';
import { houseAds } from './houseAds';
import { menus } from './menus';
import { newsletters } from './newsletters';
import { plans } from './plans';
import { podcasts } from './podcasts';
import { sections } from './sections';
import broadsheet from './sites/broadsheet';
import { stateCodes } from './stateCodes';
import { liveStreams } from './liveStreams';
import { leagueColors, teams } from './teams';
import { texts } from './texts';
import { zipCodes } from './zipCodes';

/**
 * What every block may read of the site (`fusion:properties`). A file in `sites/` replaces top-level
 * keys for its site; without a site, the identity of the publisher's only one stands.
 */
const properties = {
  ...broadsheet,
  menus,
  sections,
  teams,
  leagueColors,
  liveStreams,
  newsletters,
  plans,
  podcasts,
  guideMap,
  adSlots,
  adMinHeights,
  houseAds,
  texts,
  campaignSourceCodes,
  marketingConsents,
  abTestCookiePrefix,
  zipCodes,
  stateCodes,
};

export type SiteProperties = typeof properties;

declare module 'fusion:properties' {
  interface Properties extends SiteProperties {}
}

export default properties;
