/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import type { AnsVideo } from '../../../content/schemas/ans';
import { loadSheetsAtOnce } from '../../ui/loadedSheets.fixture';
import { enhanceVideos } from '../enhanceVideos';
import { VideoPlayer } from '../VideoPlayer';
import { FakeApiPlayer, fakeIframeApi } from './fakeIframeApi';
import { PLAYER_STATE } from './Player';
import { startYouTube } from './startYouTube';

let focus: jest.SpyInstance;
beforeEach(() => {
  focus = jest.spyOn(HTMLElement.prototype, 'focus');
});

const VIDEO: AnsVideo = {
  type: 'video',
  _id: 'v',
  headline: 'Keys',
  description: '',
  youtubeId: 'abcdefghijk',
  streams: [],
  captionsUrl: null,
  duration: 0,
  publish_date: '2026-11-20T14:00:00Z',
  promoImage: null,
  canonical_url: null,
};

/** Tells the newest observer how much of its video is in view. */
let see: (intersectionRatio: number) => void;

beforeAll(loadSheetsAtOnce);

beforeEach(() => {
  window.localStorage.clear();
  Object.assign(window, {
    YT: fakeIframeApi,
    IntersectionObserver: class {
      constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
        see = (intersectionRatio) => callback([{ intersectionRatio }]);
      }
      observe() {}
    },
    matchMedia: () => ({ matches: false }),
    scrollBy: jest.fn(),
  });
  Object.assign(document, { pictureInPictureElement: null, fullscreenElement: null });
  Element.prototype.scrollIntoView = jest.fn();
});

function setUp() {
  const { container } = render(<VideoPlayer video={VIDEO} />);
  enhanceVideos(container);
  return { container, link: screen.getByRole('link') };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

async function start() {
  const { container, link } = setUp();
  fireEvent.click(link);
  await settle();
  const api = FakeApiPlayer.last;
  api.ready();
  await settle();
  return { container, api, stage: container.querySelector('.video__stage')! };
}

describe('a YouTube link (platform §3)', () => {
  it('asks nobody before a click', () => {
    const { container } = setUp();
    expect(container.querySelector('iframe')).toBeNull();
    expect(document.querySelector('script[src*="youtube"]')).toBeNull();
  });

  it('becomes a player in place on the first plain click, which takes the focus when it is ready', async () => {
    const { container, link } = setUp();
    fireEvent.click(link);
    expect(link).toBeInTheDocument();
    await settle();
    expect(window.localStorage.getItem('playsYouTube')).toBe('1');
    const api = FakeApiPlayer.last;
    expect(api.options).toMatchObject({
      videoId: 'abcdefghijk',
      host: 'https://www.youtube-nocookie.com',
      playerVars: { autoplay: 1 },
    });
    expect(api.options.playerVars).not.toHaveProperty('mute');
    expect(link).toHaveAttribute('aria-busy', 'true');
    api.ready();
    await settle();
    expect(link).not.toBeInTheDocument();
    expect(container.querySelector('iframe')).toHaveAttribute('title', 'Keys');
    expect(container.querySelector('iframe')).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it('is muted where the provider says so, and leaves the focus where it is if nobody pressed it', async () => {
    const { container, link } = setUp();
    container.dataset['muted'] = '';
    void startYouTube(link as HTMLAnchorElement, false);
    expect(window.localStorage.getItem('playsYouTube')).toBeNull();
    await settle();
    const api = FakeApiPlayer.last;
    expect(api.options.playerVars).toMatchObject({ autoplay: 1, mute: 1 });
    api.ready();
    await settle();
    expect(container.querySelector('iframe')).not.toHaveFocus();
  });

  it('loads one player, however often it is pressed', async () => {
    const { container, link } = setUp();
    fireEvent.click(link);
    fireEvent.click(link);
    await settle();
    expect(container.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('stays a link for a new tab', () => {
    const { container, link } = setUp();
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(link).not.toHaveAttribute('aria-busy');
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('offers the link again where the video does not play here', async () => {
    const { api } = await start();
    api.fail(150);
    api.fail(150);
    expect(screen.getAllByRole('link', { name: 'Watch it on YouTube' })).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Doesn’t the video play here? Watch it on YouTube',
    );
  });
});

it.each([true, false])(
  'a plain frame stands in where YouTube’s script can’t be had; pressed and with the focus: %s',
  async (isAsked) => {
    Reflect.deleteProperty(window, 'YT');
    let begin = startYouTube;
    jest.isolateModules(() => {
      begin = (require('./startYouTube') as { startYouTube: typeof startYouTube }).startYouTube;
    });
    jest.mocked(document.head.append).mockImplementationOnce((script) => {
      queueMicrotask(() => (script as Element).dispatchEvent(new Event('error')));
    });
    const { container, link } = setUp();
    await begin(link as HTMLAnchorElement, isAsked);
    const frame = container.querySelector('iframe');
    expect(frame?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/);
    expect(document.activeElement === frame).toBe(isAsked);
    expect(screen.getByRole('status')).toHaveTextContent('Watch it on YouTube');
  },
);

describe('the small player', () => {
  const button = (name: string) => screen.getByRole('button', { name });
  const isSmall = (stage: Element) => stage.classList.contains('video__stage--mini');

  it('takes over when a playing video leaves the view, and gives it back', async () => {
    const { api, stage } = await start();
    expect(stage.querySelector('.video__mini')).not.toBeVisible();
    see(0.1);
    expect(isSmall(stage)).toBe(false);
    api.tell(PLAYER_STATE.playing);
    expect(isSmall(stage)).toBe(true);
    expect(screen.getByRole('group', { name: 'Small player: Keys' })).toBeVisible();
    expect(document.body.style.paddingBlockEnd).not.toBe('');
    see(0.3);
    expect(isSmall(stage)).toBe(true);
    see(0.6);
    expect(isSmall(stage)).toBe(false);
    expect(document.body.style.paddingBlockEnd).toBe('');
  });

  it.each([
    ['paused', PLAYER_STATE.paused],
    ['ended', PLAYER_STATE.ended],
    ['cued', PLAYER_STATE.cued],
  ])('is not for a video that is %s', async (_name, state) => {
    const { api, stage } = await start();
    api.tell(state);
    see(0);
    expect(isSmall(stage)).toBe(false);
  });

  it('stays while the reader pauses in it, and goes when the video ends', async () => {
    const { api, stage } = await start();
    api.tell(PLAYER_STATE.playing);
    see(0);
    fireEvent.click(button('Pause'));
    await settle();
    api.tell(PLAYER_STATE.paused);
    expect(api.calls).toEqual(['pause']);
    expect(isSmall(stage)).toBe(true);
    fireEvent.click(button('Play'));
    await settle();
    expect(api.calls).toEqual(['pause', 'play']);
    api.tell(PLAYER_STATE.ended);
    expect(isSmall(stage)).toBe(false);
  });

  it('goes back 10 seconds', async () => {
    const { api } = await start();
    api.tell(PLAYER_STATE.playing);
    see(0);
    api.time = 42;
    fireEvent.click(button('Back 10 seconds'));
    await settle();
    expect(api.calls).toEqual(['seek 32 true']);
  });

  it('leads back to the video', async () => {
    const { api, stage, container } = await start();
    api.tell(PLAYER_STATE.playing);
    see(0);
    fireEvent.click(button('Back to the video'));
    expect(isSmall(stage)).toBe(false);
    expect(container.querySelector('.video__space')?.scrollIntoView).toHaveBeenCalled();
  });

  it('closes for good for this video, and pauses it', async () => {
    const { api, stage } = await start();
    api.tell(PLAYER_STATE.playing);
    see(0);
    button('Close the small player').focus();
    fireEvent.click(button('Close the small player'));
    await settle();
    expect(api.calls).toEqual(['pause']);
    expect(isSmall(stage)).toBe(false);
    expect(api.frame).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    see(1);
    api.tell(PLAYER_STATE.playing);
    see(0);
    expect(isSmall(stage)).toBe(false);
  });

  it('stops for another video that starts', async () => {
    const first = await start();
    first.api.tell(PLAYER_STATE.playing);
    const second = render(<VideoPlayer video={{ ...VIDEO, headline: 'Locks' }} />);
    enhanceVideos(second.container);
    fireEvent.click(second.container.querySelector('a')!);
    await settle();
    const api = FakeApiPlayer.last;
    api.ready();
    await settle();
    api.tell(PLAYER_STATE.playing);
    await settle();
    expect(first.api.calls).toEqual(['pause']);
    expect(api.calls).toEqual([]);
  });

  it('scrolls what takes the focus out from under it', async () => {
    const { api, stage } = await start();
    api.tell(PLAYER_STATE.playing);
    see(0);
    const box = (top: number) => ({ top, bottom: top + 100, left: 0, right: 300 }) as DOMRect;
    stage.getBoundingClientRect = () => box(600);
    const link = document.createElement('a');
    link.href = '#';
    link.getBoundingClientRect = () => box(650);
    document.body.append(link);
    link.focus();
    expect(window.scrollBy).toHaveBeenCalledWith({ top: 166, behavior: 'instant' });
  });
});
