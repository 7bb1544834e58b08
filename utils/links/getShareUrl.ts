import { addUtm } from './addUtm';
import type { Utm } from './addUtm';

export type ShareNetwork = 'facebook' | 'x' | 'email';

/**
 * Where a share button leads: Facebook's sharer, X's tweet intent or a mail, each with the campaign
 * tags on the story's address (widgets §7). Without `utm` they are source the network, campaign
 * `article_share`, medium `social`; a gift link passes `GIFT_UTM`.
 *
 * @param story.url absolute
 */
export function getShareUrl(
  network: ShareNetwork,
  story: { url: string; title: string },
  utm: Utm = { source: network, campaign: 'article_share', medium: 'social' },
): string {
  const url = encodeURIComponent(addUtm(story.url, utm));
  const title = encodeURIComponent(story.title);
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'x':
      return `https://twitter.com/intent/tweet?url=${url}&text=${title}`;
    case 'email':
      return `mailto:?subject=${title}&body=${url}`;
  }
}
