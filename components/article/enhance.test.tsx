/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { Caption } from '../ui/Caption';
import { enhanceCaptions } from '../ui/enhanceCaptions';
import { enhanceGalleries } from './enhanceGalleries';
import { examplePicture } from './examplePicture';
import { GalleryStrip } from './GalleryStrip';

let focus: jest.SpyInstance;
beforeEach(() => {
  focus = jest.spyOn(HTMLElement.prototype, 'focus');
});

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
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
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

  function showStrip() {
    const images = [0, 1, 2].map((n) => examplePicture(n));
    const { container } = render(
      <GalleryStrip
        gallery={{ type: 'gallery', _id: 'g', headline: 'G', images, canonical_url: '/g.html' }}
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
    const photo = (n: number) => track.querySelectorAll('a')[n - 1]!;
    return { container, track, photo };
  }

  it('turn by buttons, which rest at both ends', () => {
    const { track } = showStrip();
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

  it('say which picture a button brought', () => {
    showStrip();
    fireEvent.click(screen.getByRole('button', { name: 'Next photo' }));
    expect(screen.getByRole('status')).toHaveTextContent('Photo 2 of 3');
  });

  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 1, 1],
    ['End', 1, 3],
    ['Home', 3, 1],
    ['ArrowLeft', 3, 2],
  ])('turn by %s from picture %i to %i', (key, from, to) => {
    const { track, photo } = showStrip();
    photo(from).focus();
    fireEvent.keyDown(photo(from), { key });
    expect(photo(to)).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
    expect(track.scrollLeft).toBe((to - 1) * 600);
  });

  it.each([
    ['another key', { key: 'a' }],
    ['Alt and an arrow, which goes back', { key: 'ArrowLeft', altKey: true }],
  ])('leave to the browser %s', (_name, key) => {
    const { photo } = showStrip();
    expect(fireEvent.keyDown(photo(1), key)).toBe(true);
  });

  it('leave a key to the browser where no picture has the focus', () => {
    const { track } = showStrip();
    expect(fireEvent.keyDown(track, { key: 'End' })).toBe(true);
    expect(track.scrollLeft).toBe(0);
  });

  it('lead to the page of the whole gallery', () => {
    showStrip();
    expect(screen.getByRole('link', { name: 'All 3 photos on one page' })).toHaveAttribute(
      'href',
      '/g.html',
    );
  });
});
