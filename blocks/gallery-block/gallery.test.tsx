/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import Gallery from './features/gallery/default';
import { followArrowKeys } from './features/gallery/followArrowKeys';
import states from './states';

let focus: jest.SpyInstance;
beforeEach(() => {
  focus = jest.spyOn(HTMLElement.prototype, 'focus');
});

type Name = keyof typeof states;

function show(name: Name) {
  const { fields, globalContent } = states[name];
  setFusion({ app: { globalContent } });
  return render(<Gallery customFields={fields} />).container;
}

describe('the page of a gallery', () => {
  it.each(['six pictures', 'one picture', 'without words', 'a story'] as Name[])(
    'has no accessibility faults: %s',
    async (name) => {
      expect((await axe(show(name))).violations).toEqual([]);
    },
  );

  it('shows every picture with its number, words and an address of its own', () => {
    const container = show('six pictures');
    expect(container.querySelectorAll('figure')).toHaveLength(6);
    const third = container.querySelector('#photo-3')!;
    expect(third).toHaveTextContent(/Photo 3 \/of 6/);
    expect(third).toHaveTextContent('Homework comes before the court.');
    expect(third.querySelector('a[href="#photo-3"]')).not.toBeNull();
    expect(third).toHaveClass('gallery__item--upright');
  });

  it('loads the first picture at once, all others when they come near', () => {
    const [first, ...others] = show('sixty pictures').querySelectorAll('figure img');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(others).toHaveLength(59);
    for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
  });

  it('has ads of the gallery’s unit between pictures, five at most (platform §5, §9)', () => {
    const ads = [...show('sixty pictures').querySelectorAll('[data-ad-slot]')];
    expect(ads).toHaveLength(5);
    for (const ad of ads) {
      expect(ad).toHaveAttribute('data-ad-slot', 'gallery_inline');
      expect(ad).toHaveAttribute('data-ad-unit', 'phl.gallery');
    }
    expect(ads.map((ad) => ad.previousElementSibling?.id)).toEqual(
      [4, 8, 12, 16, 20].map((number) => `photo-${number}`),
    );
  });

  it('has none where the newsroom wants none', () => {
    expect(show('without ads').querySelector('[data-ad-slot]')).toBeNull();
  });

  it('offers all pictures at a glance from six on', () => {
    const container = show('six pictures');
    expect(container.querySelector('details')).not.toHaveAttribute('open');
    expect(container.querySelectorAll('.gallery__thumb')).toHaveLength(6);
    expect(show('without ads').querySelector('details')).toBeNull();
  });

  it('is nothing on the page of a story', () => {
    expect(show('a story')).toBeEmptyDOMElement();
  });
});

describe('the arrow keys', () => {
  function setUp() {
    const container = show('six pictures');
    const items = [...container.querySelectorAll<HTMLElement>('.gallery__item')];
    // The second picture is read: the first is above the middle of the window.
    items.forEach((item, place) => {
      item.getBoundingClientRect = () => ({ top: (place - 1) * 600 }) as DOMRect;
      item.scrollIntoView = jest.fn();
    });
    const query = document.querySelector.bind(document);
    jest
      .spyOn(document, 'querySelector')
      .mockImplementation((selector) => query(selector.replace(', [popover]:popover-open', '')));
    followArrowKeys(container);
    return { container, link: (n: number) => items[n - 1]?.querySelector('.photo-link') };
  }
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['ArrowRight', 3],
    ['ArrowLeft', 1],
  ])('%s goes to picture %i', (key, expected) => {
    const { link } = setUp();
    expect(fireEvent.keyDown(document.body, { key })).toBe(false);
    expect(link(expected)).toHaveFocus();
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it.each([
    ['with Alt, which goes back in the history', { key: 'ArrowLeft', altKey: true }],
    ['up and down, which scroll', { key: 'ArrowDown' }],
  ])('stay the browser’s %s', (_name, key) => {
    setUp();
    expect(fireEvent.keyDown(document.body, key)).toBe(true);
  });

  it.each(['<input>', '<video tabindex="0"></video>', '<textarea></textarea>'])(
    'stay with %s',
    (html) => {
      const { container } = setUp();
      container.firstElementChild?.insertAdjacentHTML('beforeend', html);
      const element = container.firstElementChild!.lastElementChild!;
      expect(fireEvent.keyDown(element, { key: 'ArrowRight' })).toBe(true);
    },
  );

  it('stay with what has the focus elsewhere on the page', () => {
    setUp();
    document.body.insertAdjacentHTML('beforeend', '<button id="other">x</button>');
    const other = screen.getByRole('button', { name: 'x' });
    expect(fireEvent.keyDown(other, { key: 'ArrowRight' })).toBe(true);
    other.remove();
  });

  it('rest below a dialog', () => {
    setUp();
    document.body.insertAdjacentHTML('beforeend', '<dialog open>x</dialog>');
    expect(fireEvent.keyDown(document.body, { key: 'ArrowRight' })).toBe(true);
    document.body.lastElementChild?.remove();
  });
});
