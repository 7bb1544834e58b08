/** @jest-environment jsdom */
import { SHARE_WINDOW, shareStory } from './shareStory';

const ADDRESS = 'https://www.facebook.com/sharer?u=x';

function option(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}
const link = (network = 'facebook', target = '_blank') =>
  option(`<a href="${ADDRESS}" target="${target}" data-share="${network}">Share</a>`);
const pushed = () => (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer;

beforeEach(() => {
  Object.assign(window, { dataLayer: [] });
});
afterEach(() => jest.restoreAllMocks());

describe('an option of a share menu', () => {
  it('opens a window of 626 by 436 px, which knows nothing of ours (platform §7)', () => {
    const popup = { opener: window } as unknown as Window;
    const open = jest.spyOn(window, 'open').mockReturnValue(popup);
    expect(shareStory(link(), 'https://a.example/story')).toBe(true);
    expect(open).toHaveBeenCalledWith(ADDRESS, 'share', 'popup,width=626,height=436');
    expect(SHARE_WINDOW).toEqual({ width: 626, height: 436 });
    expect(popup.opener).toBeNull();
  });

  it('is a link to follow where no window may open', () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    expect(shareStory(link(), 'https://a.example/story')).toBe(false);
  });

  it('is a link to follow where it opens none: mail', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    expect(shareStory(link('email', ''), 'https://a.example/story')).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  it('prints', () => {
    const print = jest.fn();
    Object.assign(window, { print });
    expect(shareStory(option('<button data-share="print">Print</button>'), 'x')).toBe(true);
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('copies the address', async () => {
    const writeText = jest.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const button = option('<button data-share="copy">Copy link</button>');
    expect(shareStory(button, 'https://a.example/story')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('https://a.example/story');
  });

  it.each(['facebook', 'twitter', 'email'])('says in the data layer that it was %s', (network) => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    shareStory(link(network), 'x');
    expect(pushed()).toEqual([
      {
        event: 'interaction_event',
        userInteraction: 'social-share',
        interactionType: 'click',
        interactionDetail: network,
      },
    ]);
  });
});
