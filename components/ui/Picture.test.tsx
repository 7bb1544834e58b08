/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture, type PictureImage } from './Picture';

const image: PictureImage = {
  url: '/gateway/photo/v2/river-3.jpg',
  auth: 'f00d',
  width: 1600,
  height: 1200,
  focal: { x: 400, y: 300 },
  alt: 'The river at dusk',
  color: '#284b63',
};

function img(): HTMLImageElement {
  return document.querySelector('img')!;
}

describe('a picture', () => {
  it.each([
    [4000, [1400, 1200, 1100, 1000, 900, 800, 700, 600, 400]],
    [1400, [1200, 1100, 1000, 900, 800, 700, 600, 400]],
    [900, [800, 700, 600, 400]],
    [400, [400]],
    [0, [1400, 1200, 1100, 1000, 900, 800, 700, 600, 400]],
  ])('of %i px offers only widths below its own (platform §9)', (width, widths) => {
    render(<Picture image={{ ...image, width, height: width * 0.75 }} />);
    const offered = img()
      .srcset.split(', ')
      .map((candidate) => candidate.split(' ')[1]);
    expect(offered).toEqual(widths.map((each) => `${each}w`));
  });

  it('has a style only where it says something', () => {
    render(<Picture image={{ ...image, color: '' }} />);
    expect(img().hasAttribute('style')).toBe(false);
    document.body.replaceChildren();
    render(<Picture image={image} />);
    expect(img().style.backgroundColor).toBe('rgb(40, 75, 99)');
  });

  it('comes with the sizes of the article column (platform §9)', () => {
    render(<Picture image={image} />);
    expect(img().getAttribute('sizes')).toBe('(min-width: 1040px) 650px, calc(94.44vw - 15px)');
  });

  it.each([
    [undefined, 1600, 800],
    [650, 1600, 650],
    [650, 480, 480],
    [1920, 4000, 1920],
  ])('asked for %s px, of %i px, is %i px at its plain address', (width, original, expected) => {
    const sized = { ...image, width: original, height: original * 0.75 };
    render(<Picture image={sized} {...(width ? { width } : {})} />);
    expect(img().getAttribute('src')).toContain(`width=${expected}`);
    expect([img().width, img().height]).toEqual([expected, Math.round(expected * 0.75)]);
  });

  it.each([
    [1600, 0],
    [0, 1200],
  ])('is 2 to 3 where its own shape is not known: %i by %i px (platform §7)', (width, height) => {
    render(<Picture image={{ ...image, width, height }} ratio="original" width={600} />);
    expect(img().height).toBe(400);
  });

  it('is of the part that an editor kept: its shape, and no wider', () => {
    const crop = { left: 100, top: 0, width: 720, height: 360 };
    render(<Picture image={{ ...image, crop }} />);
    expect([img().width, img().height]).toEqual([700, 350]);
    expect(img().src).toContain('&crop=100,0,720,360');
    expect(img().srcset).not.toContain('800w');
  });

  it('is cut by the browser where it has no signature', () => {
    const crop = { left: 400, top: 0, width: 800, height: 600 };
    const html = renderToString(<Picture image={{ ...image, auth: '', crop }} />);
    expect(html).toContain('object-view-box:inset(0% 25% 50% 25%)');
    expect(html).toContain('object-position:25% 25%');
  });

  it('offers the widths that are asked for, widest first, in whatever order they are named', () => {
    render(<Picture image={image} widths={[400, 1200, 1600, 800]} />);
    expect(img().srcset.match(/ (\d+)w/g)).toEqual([' 1200w', ' 800w', ' 400w']);
  });

  it('offers the original itself when all widths are wider', () => {
    render(<Picture image={{ ...image, width: 300, height: 200 }} />);
    expect(img().srcset).toContain('width=300 300w');
  });

  it.each([
    ['original', 800, 600],
    ['3x2', 800, 533],
    ['16x9', 800, 450],
    ['1x1', 800, 800],
    ['1.91x1', 800, 419],
  ] as const)('reserves its place as %s', (ratio, width, height) => {
    render(<Picture image={image} ratio={ratio} />);
    expect([img().width, img().height]).toEqual([width, height]);
  });

  it('is cut around its focal point when its shape changes', () => {
    render(<Picture image={image} ratio="1x1" />);
    expect(img().getAttribute('src')).toContain('width=800&height=800&focal=400,300');
  });

  it('waits until it is near, unless it is the main picture', () => {
    const { rerender } = render(<Picture image={image} />);
    expect(img().getAttribute('loading')).toBe('lazy');
    rerender(<Picture image={image} priority />);
    expect(img().getAttribute('loading')).toBe('eager');
    expect(img().getAttribute('fetchpriority')).toBe('high');
  });

  it('has its own text, or the one of the place where it stands', () => {
    const { rerender } = render(<Picture image={image} />);
    expect(screen.getByAltText('The river at dusk')).toBeTruthy();
    rerender(<Picture image={image} alt="" />);
    expect(img().alt).toBe('');
  });

  it('shows the original around its focal point when it is not signed (platform §8)', () => {
    render(<Picture image={{ ...image, auth: '' }} ratio="3x2" />);
    expect(img().getAttribute('src')).toBe(image.url);
    expect(img().srcset).toBe('');
    expect(img().style.objectPosition).toBe('25% 25%');
  });

  it('names the original where another host has it, for when the resizer fails (platform §8)', () => {
    const url = 'https://pictures.example/a/b.jpg';
    const { rerender } = render(<Picture image={{ ...image, url }} />);
    expect(img().dataset['original']).toBe(url);
    for (const other of [{ url, auth: '' }, {}]) {
      rerender(<Picture image={{ ...image, ...other }} />);
      expect(img().dataset['original']).toBeUndefined();
    }
  });

  it('shows its color until it has loaded', () => {
    render(<Picture image={image} />);
    expect(img().style.backgroundColor).toBe('rgb(40, 75, 99)');
  });

  it('puts no preload link in front of its block, even as the main picture', () => {
    expect(renderToString(<Picture image={image} priority />)).toMatch(/^<picture/);
  });
});
