import type { HeadInput } from './types';

/** What crawlers may do. Results of a search are not for other searches. */
export function robots({ requestUri, meta }: Pick<HeadInput, 'requestUri' | 'meta'>): string {
  const written = meta('robots');
  if (written) return written;
  return /^\/search(?:[/?]|$)/.test(requestUri) ? 'noindex, follow' : 'max-image-preview:large';
}
