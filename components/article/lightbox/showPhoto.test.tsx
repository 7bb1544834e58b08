/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { AnsImage } from '../../../content/schemas/ans';
import { loadSheetsAtOnce } from '../../ui/loadedSheets.fixture';
import { enhancePhotos } from '../enhancePhotos';
import { examplePicture } from '../examplePicture';
import { Figure } from '../Figure';
import { largeSrcset } from './readPhotos';

const SIGNED = { url: 'https://x.org/a.jpg', auth: 'f00' };

beforeAll(() => {
  loadSheetsAtOnce();

  // jsdom knows the element, not its methods.
  const prototype = HTMLDialogElement.prototype;
  prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const dialog = () => screen.getByRole('dialog', { name: 'Photos' });
const count = () => dialog().querySelector('.lightbox__count')?.textContent;

function setUp(parts: Partial<AnsImage>[] = [{}, {}, {}]) {
  const { container } = render(
    <>
      {parts.map((part, index) => (
        <Figure key={index} image={examplePicture(index, { ...SIGNED, ...part })} />
      ))}
    </>,
  );
  enhancePhotos(container);
  return { container, link: (n: number) => container.querySelectorAll('a')[n - 1]! };
}

afterEach(async () => {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  // Closing goes back in the history, in its own time.
  await waitFor(() => expect((history.state as { photo?: number } | null)?.photo).toBeUndefined());
  history.replaceState(null, '', '/');
});

describe('a picture that opens large', () => {
  it('is a link to its large version, uncut, named with its place', () => {
    const { link } = setUp();
    expect(link(2)).toHaveAttribute('href', '/gateway/resizer/v2/a.jpg?auth=f00&width=1500');
    expect(link(2)).toHaveAccessibleName(/^A row of brick houses .* Open photo 2 of 3$/);
  });

  it('stays the link that the newsroom set', () => {
    const { link } = setUp([{ link: '/news/' }]);
    expect(link(1)).toHaveAttribute('href', '/news/');
    expect(link(1)).not.toHaveAttribute('data-photo');
  });

  it('stays a link for a new tab', () => {
    const { link } = setUp();
    link(1).addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link(1), { metaKey: true });
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('shows number, picture, caption and credit from the markup', async () => {
    const { link } = setUp();
    fireEvent.click(link(3));
    await waitFor(dialog);
    expect(count()).toBe('3 of 3');
    const image = dialog().querySelector('img');
    expect(image).toHaveAttribute('src', expect.stringContaining('width=1500'));
    expect(image).toHaveAttribute('srcset', expect.stringContaining('width=600 600w'));
    expect(image).toHaveAttribute('alt', 'A row of brick houses under an evening sky');
    expect(dialog().querySelector('.lightbox__caption')).toHaveTextContent(/stayed on late\.$/);
    expect(dialog().querySelector('.lightbox__credit')).toHaveTextContent(
      'Dana Whitlock / Staff Photographer',
    );
    expect(dialog().querySelector('[data-status]')).toHaveTextContent('Photo 3 of 3. A row of');
  });

  it.each([
    ['ArrowRight', 2, '3 of 3'],
    ['ArrowRight', 3, '3 of 3'],
    ['ArrowLeft', 2, '1 of 3'],
    ['ArrowLeft', 1, '1 of 3'],
    ['Home', 3, '1 of 3'],
    ['End', 1, '3 of 3'],
    ['x', 2, '2 of 3'],
  ])('%s on picture %i shows %s', async (key, from, expected) => {
    const { link } = setUp();
    fireEvent.click(link(from));
    await waitFor(dialog);
    fireEvent.keyDown(dialog(), { key });
    expect(count()).toBe(expected);
  });

  it('turns by buttons that rest at both ends and keep the focus', async () => {
    const { link } = setUp([{}, {}]);
    fireEvent.click(link(1));
    await waitFor(dialog);
    const next = within(dialog()).getByRole('button', { name: 'Next photo' });
    expect(within(dialog()).getByRole('button', { name: 'Previous photo' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    next.focus();
    fireEvent.click(next);
    fireEvent.click(next);
    expect(count()).toBe('2 of 2');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
  });

  it('gives the focus back to what opened it, and scrolls nothing', async () => {
    const { link } = setUp();
    const focused = jest.spyOn(link(2), 'focus');
    fireEvent.click(link(2));
    await waitFor(dialog);
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(link(2)).toHaveFocus();
    expect(focused).toHaveBeenCalledWith({ preventScroll: true });
  });

  it('shows the original where the resizer fails, and says in words where that does not come either', async () => {
    const { link } = setUp();
    fireEvent.click(link(1));
    await waitFor(dialog);
    const image = dialog().querySelector('img')!;
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', SIGNED.url);
    expect(image).not.toHaveAttribute('srcset');
    expect(dialog()).not.toHaveTextContent('could not be loaded');
    fireEvent.error(image);
    expect(dialog()).toHaveTextContent('This photo could not be loaded.');
  });
});

describe('the address of a picture', () => {
  it('is put into the history once, follows the pictures, and Back closes', async () => {
    const push = jest.spyOn(history, 'pushState');
    const { link } = setUp();
    fireEvent.click(link(1));
    await waitFor(dialog);
    expect(window.location.hash).toBe('#photo-1');
    fireEvent.keyDown(dialog(), { key: 'ArrowRight' });
    expect(window.location.hash).toBe('#photo-2');
    expect(push).toHaveBeenCalledTimes(1);
    history.back();
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect(window.location.hash).toBe('');
    history.forward();
    await waitFor(() => expect(count()).toBe('2 of 3'));
  });

  it('leaves the history as it was when the reader closes', async () => {
    const { link } = setUp();
    fireEvent.click(link(1));
    await waitFor(dialog);
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(history.state).toBeNull();
  });

  it('opens the picture that it names, and closing takes the name away', async () => {
    setUp();
    history.replaceState(null, '', '#photo-3');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(count()).toBe('3 of 3'));
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
    expect(window.location.hash).toBe('');
  });

  it.each(['#photo-9', '#photo-0', '#photo-x', '#elsewhere'])(
    'opens nothing for %s',
    async (hash) => {
      setUp();
      history.replaceState(null, '', hash);
      window.dispatchEvent(new PopStateEvent('popstate'));
      await settle();
      expect(document.querySelector('dialog[open]')).toBeNull();
    },
  );

  it('leaves to the browser what has that id on the page', async () => {
    const { container } = setUp();
    container.insertAdjacentHTML('beforeend', '<p id="photo-2"></p>');
    history.replaceState(null, '', '#photo-2');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});

describe('the large version (platform §9: 1920, 1280, 1024, 800, 600)', () => {
  it.each([
    ['narrower than the widest: its own width first', 1500, '1500 1280 1024 800 600'],
    ['wider than the widest', 2400, '1920 1280 1024 800 600'],
    ['as wide as one of them', 1280, '1280 1024 800 600'],
    ['small', 500, '500'],
  ])('%s', (_name, width, expected) => {
    const srcset = largeSrcset('/r/a.jpg?auth=f00&width=1500', width);
    expect([...srcset.matchAll(/width=(\d+)/g)].map(([, found]) => found).join(' ')).toBe(expected);
  });

  it('is the original where the resizer is not asked', () => {
    expect(largeSrcset('https://x.org/a.jpg', 1500)).toBe('');
  });
});
