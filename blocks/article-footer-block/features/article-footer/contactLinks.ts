import type { Author } from '../../../../content/schemas/ans';

export type ContactNetwork = 'email' | 'x' | 'instagram';

/**
 * Ways to reach a writer (widgets §5): mail gets `mailto:`, handles become full profile addresses
 * unless they are already.
 */
export function contactLinks(
  author: Pick<Author, 'email' | 'twitter' | 'instagram'>,
): { network: ContactNetwork; url: string }[] {
  const { email, twitter, instagram } = author;
  return [
    { network: 'email' as const, url: email && `mailto:${email.replace(/^mailto:/, '')}` },
    { network: 'x' as const, url: profile(twitter, 'https://x.com/') },
    { network: 'instagram' as const, url: profile(instagram, 'https://www.instagram.com/') },
  ].filter(({ url }) => url !== '');
}

function profile(handle: string, base: string): string {
  if (handle === '' || /^https?:\/\//.test(handle)) return handle;
  return `${base}${handle.replace(/^@/, '')}`;
}
