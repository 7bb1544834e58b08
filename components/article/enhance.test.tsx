/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { AnsVideo } from '../../content/schemas/ans';
import { Caption } from '../ui/Caption';
import { enhanceCaptions } from '../ui/enhanceCaptions';
import { enhanceGalleries } from './enhanceGalleries';
import { enhanceVideos } from './enhanceVideos';
import { examplePicture } from './examplePicture';
import { GalleryStrip } from './GalleryStrip';
import { VideoPlayer } from './VideoPlayer';

function showCaption(caption: string, heights: { scroll: number; client: number }) {
  const { container } = render(<Caption caption={caption} credit="Ann Lee" />);
  const text = container.querySelector('.caption__text');
  if (text) {
    Object.defineProperty(text, 'scrollHeight', { get: () => heights.scroll });
    Object.defineProperty(text, 'clientHeight', { get: () => heights.client });
  }
  enhanceCaptions(container);
  return container;
}

describe('captions (platform §4)', () => {
  const LONG = 'A caption of many words. '.repeat(12);

  it('offer "Read more" where the text overflows, and open for good', () => {
    const container = showCaption(LONG, { scroll: 120, client: 57 });
    fireEvent.click(screen.getByRole('button', { name: 'Read more' }));
    expect(container.querySelector('.caption')).toHaveClass('caption--open');
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.querySelector('.caption__text')).toHaveFocus();
    fireEvent(window, new Event('resize'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offer nothing where it fits, and look again on resize', () => {
    const heights = { scroll: 57, client: 57 };
    showCaption(LONG, heights);
    expect(screen.queryByRole('button')).toBeNull();
    heights.scroll = 90;
    fireEvent(window, new Event('resize'));
    expect(screen.getByRole('button', { name: 'Read more' })).toBeVisible();
  });

  it('look again when the page has loaded', () => {
    const heights = { scroll: 57, client: 57 };
    showCaption(LONG, heights);
    heights.scroll = 90;
    fireEvent(window, new Event('load'));
    expect(screen.getByRole('button', { name: 'Read more' })).toBeVisible();
  });

  it('have no button when short', () => {
    expect(showCaption('Short.', { scroll: 20, client: 20 }).querySelector('button')).toBeNull();
  });

  it('are nothing without caption and credit', () => {
    expect(render(<Caption caption="" credit="" />).container).toBeEmptyDOMElement();
  });
});

describe('galleries', () => {
  beforeEach(() => {
    window.matchMedia = (query) =>
      ({ ...new EventTarget(), matches: true, media: query }) as MediaQueryList;
  });

  it('turn by buttons, which rest at both ends', () => {
    const images = [0, 1, 2].map((n) => examplePicture(n));
    const { container } = render(
      <GalleryStrip
        gallery={{ type: 'gallery', _id: 'g', headline: 'G', images, canonical_url: null }}
      />,
    );
    expect(screen.queryByRole('button')).toBeNull();
    const track = container.querySelector<HTMLElement>('.gallery-strip__track');
    if (!track) throw new Error('no track');
    Object.defineProperty(track, 'clientWidth', { value: 600 });
    track.scrollTo = ((options: ScrollToOptions) => {
      track.scrollLeft = options.left ?? 0;
    }) as typeof track.scrollTo;
    enhanceGalleries(container);
    const next = screen.getByRole('button', { name: 'Next photo' });
    const previous = screen.getByRole('button', { name: 'Previous photo' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(next);
    fireEvent.click(next);
    expect(track.scrollLeft).toBe(1200);
    expect(next).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(next);
    expect(track.scrollLeft).toBe(1200);
    fireEvent.click(previous);
    expect(track.scrollLeft).toBe(600);
    track.scrollLeft = 0;
    fireEvent.scroll(track);
    expect(previous).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('YouTube links', () => {
  const video: AnsVideo = {
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

  function setUp() {
    const { container } = render(<VideoPlayer video={video} />);
    enhanceVideos(container);
    return { container, link: screen.getByRole('link') };
  }

  it('become a player on the first plain click', async () => {
    const { container, link } = setUp();
    await act(() => Promise.resolve(fireEvent.click(link)));
    const frame = container.querySelector('iframe');
    expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0');
    expect(frame).toHaveAttribute('title', 'Keys');
    expect(frame).toHaveFocus();
  });

  it('stay links for a new tab', () => {
    const { container, link } = setUp();
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { ctrlKey: true });
    expect(container.querySelector('iframe')).toBeNull();
  });
});
