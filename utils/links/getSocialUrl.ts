export type SocialNetwork = 'email' | 'instagram' | 'twitter';

const PROFILES = {
  instagram: { host: 'instagram.com', base: 'https://www.instagram.com/' },
  twitter: { host: '(?:twitter|x).com', base: 'https://twitter.com/' },
} as const;

/**
 * Where a social link of a restaurant or an author leads (widgets §5): an email address gets
 * `mailto:`, a handle (with or without @) becomes the address of the profile, and an address that is
 * one already stays. Null where there is nothing to link to.
 */
export function getSocialUrl(network: SocialNetwork, value: string): string | null {
  const text = value.trim();
  if (text === '') return null;
  if (network === 'email') return /^mailto:/i.test(text) ? text : `mailto:${text}`;
  if (/^https?:\/\//i.test(text)) return text;
  const { host, base } = PROFILES[network];
  if (new RegExp(`^(?:www\\.)?${host}/`, 'i').test(text)) return `https://${text}`;
  const handle = text.replace(/^@/, '');
  return handle === '' ? null : base + encodeURIComponent(handle);
}
