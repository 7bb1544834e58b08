import { GIFT_UTM } from './addUtm';
import { getShareUrl } from './getShareUrl';
import type { ShareNetwork } from './getShareUrl';

const STORY = { url: 'https://www.broadsheet.example/a.html', title: 'Arts & crafts' };

function encodedStory(source: string): string {
  const tags = `utm_source=${source}&utm_campaign=article_share&utm_medium=social`;
  return encodeURIComponent(`${STORY.url}?${tags}`);
}

describe('share addresses (widgets §7)', () => {
  it.each<[ShareNetwork, string]>([
    ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${encodedStory('facebook')}`],
    ['x', `https://twitter.com/intent/tweet?url=${encodedStory('x')}&text=Arts%20%26%20crafts`],
    ['email', `mailto:?subject=Arts%20%26%20crafts&body=${encodedStory('email')}`],
  ])('of %s', (network, expected) => {
    expect(getShareUrl(network, STORY)).toBe(expected);
  });

  it('carries the tags of a gift link when asked to', () => {
    expect(getShareUrl('facebook', STORY, GIFT_UTM)).toContain('utm_campaign%3Dgift_link');
  });
});
