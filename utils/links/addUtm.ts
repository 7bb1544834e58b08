export interface Utm {
  source: string;
  campaign: string;
  medium: string;
}

/** Tags of a gift link (platform §7). */
export const GIFT_UTM: Utm = { source: 'social', campaign: 'gift_link', medium: 'referral' };

/** An address, absolute or relative, with campaign tags; those it carried are replaced. */
export function addUtm(url: string, utm: Utm): string {
  return url.replace(/^([^?#]*)\??([^#]*)/, (_start, path: string, query: string) => {
    const parameters = new URLSearchParams(query);
    parameters.set('utm_source', utm.source);
    parameters.set('utm_campaign', utm.campaign);
    parameters.set('utm_medium', utm.medium);
    return `${path}?${parameters.toString()}`;
  });
}
