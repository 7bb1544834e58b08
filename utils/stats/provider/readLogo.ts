import { fields, firstText, list, text } from '../read';

/**
 * The address of a team's logo: the primary one, else the first; empty where there is none that a page of
 * ours may hold, which is one of https.
 */
export function readLogo(value: unknown): string {
  const logos = list(value)
    .map(fields)
    .filter((logo) => addressOf(logo) !== '');
  const primary = logos.find(({ type }) => text(type).toLowerCase() === 'primary');
  const logo = primary ?? logos[0];
  return logo ? addressOf(logo) : '';
}

function addressOf({ url, href, location }: Record<string, unknown>): string {
  const address = firstText(url, href, location);
  return /^https:\/\//i.test(address) && URL.canParse(address) ? address : '';
}
