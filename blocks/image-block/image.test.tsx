/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import Image from './features/image/default';
import enhance from './features/image/enhance';
import states from './states';

type Name = keyof typeof states;

function show(name: Name) {
  setFusion();
  return render(<Image customFields={states[name].fields} />).container;
}

describe('image block', () => {
  it.each(Object.keys(states) as Name[])('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it.each<[Name, boolean]>([
    ['picture', true],
    ['creditOnly', true],
    ['decorative', false],
    ['card', false],
    ['linkedCard', true],
    ['topper', true],
  ])('caption and credit of %s: %s (platform §5, widgets §5)', (name, isShown) => {
    expect(show(name).querySelector('figcaption') !== null).toBe(isShown);
  });

  it.each<[Name, string]>([
    ['topper', '16x9'],
    ['card', '16x9'],
    ['picture', 'original'],
  ])('cuts %s to %s (platform §5)', (name, ratio) => {
    expect(show(name).querySelector('img')).toHaveClass(`picture__img--${ratio}`);
  });

  it('is taken for 1200 by 800 px where nobody measured it (platform §5)', () => {
    const picture = show('decorative').querySelector('img');
    expect(
      Number(picture?.getAttribute('width')) / Number(picture?.getAttribute('height')),
    ).toBeCloseTo(1.5, 1);
  });

  it('asks for a signature, and shows the original without one (platform §8)', () => {
    setFusion({ content: { 'signing-service-cache-call': { hash: 'abc' } } });
    const fields = { imageUrl: 'https://media.example/a.jpg', width: 1500, height: 1000 };
    const signed = render(<Image customFields={fields} />);
    expect(getFusion().calls[0]?.query).toMatchObject({ idOrURL: fields.imageUrl });
    expect(signed.container.querySelector('img')?.getAttribute('src')).toContain(
      '/resizer/v2/https%3A%2F%2Fmedia.example%2Fa.jpg?auth=abc',
    );
    setFusion();
    const unsigned = render(<Image customFields={fields} />);
    expect(unsigned.container.querySelector('img')).toHaveAttribute('src', fields.imageUrl);
  });

  it('shows the part of a picture of ours that an editor kept, around its focal point', () => {
    setFusion({ content: { 'signing-service-cache-call': { hash: 'abc' } } });
    const url = '/gateway/photo/v2/river-4.jpg';
    const imageUrl = `${url}#focal=0.5,0.25&crop=0,0,0.5,1&size=2000,1000`;
    const fields = { imageUrl, type: 'card', ratio: '1x1' };
    const { container } = render(<Image customFields={fields} />);
    expect(getFusion().calls[0]?.query).toMatchObject({ idOrURL: 'river-4.jpg' });
    const src = container.querySelector('img')?.getAttribute('src');
    expect(src).toContain('/resizer/v2/river-4.jpg?auth=abc&');
    expect(src).toContain('&focal=1000,250&crop=0,0,1000,1000');
  });

  it('asks for no signature where the editor gave one, which is of the file', () => {
    setFusion();
    const fields = { imageUrl: 'https://media.example/a.jpg', auth: 'abc' };
    const { container } = render(<Image customFields={fields} />);
    expect(getFusion().calls).toEqual([]);
    expect(container.querySelector('img')?.src).toContain('/resizer/v2/a.jpg?auth=abc');
  });

  it('offers "Read more" only where the caption does not fit, again after a resize (platform §4)', () => {
    const container = show('longCaption');
    const text = container.querySelector<HTMLElement>('.caption__text');
    const height = { value: 40, configurable: true };
    if (!text) throw new Error('no caption');
    Object.defineProperty(text, 'scrollHeight', { ...height, writable: true });
    Object.defineProperty(text, 'clientHeight', height);
    enhance(container);
    expect(screen.getByText('Read more')).not.toBeVisible();
    Object.defineProperty(text, 'scrollHeight', { value: 90 });
    fireEvent(window, new Event('resize'));
    expect(screen.getByText('Read more')).toBeVisible();
    fireEvent.click(screen.getByText('Read more'));
    expect(screen.getByText('Read more')).not.toBeVisible();
    expect(container.querySelector('.caption')).toHaveClass('caption--open');
  });

  it('links a linked picture and names the link', () => {
    show('linked');
    const link = screen.getByRole('link', { name: 'Brick houses under an evening sky' });
    expect(link).toHaveAttribute('href', '/photo/');
  });

  it('has no link and no picture where an address runs script', () => {
    setFusion();
    const { fields } = states.linked;
    const linked = render(<Image customFields={{ ...fields, link: 'javascript:steal()' }} />);
    expect(linked.container.querySelector('img')).not.toBeNull();
    expect(linked.container.querySelector('[href^="javascript:"]')).toBeNull();
    const none = render(<Image customFields={{ ...fields, imageUrl: 'data:text/html,x' }} />);
    expect(none.container).toBeEmptyDOMElement();
  });

  it('is nothing without an address', () => {
    expect(show('empty')).toBeEmptyDOMElement();
  });
});

it.each([
  [{ alt: 'A bridge', caption: 'At night' }, 'A bridge'],
  [{ caption: 'At night' }, 'At night'],
  [{}, 'Open the linked page'],
])(
  'A picture that is a link is named by what it shows, or by where it leads: %j',
  (words, name) => {
    setFusion();
    const fields = {
      imageUrl: 'https://media.example/a.jpg',
      width: 900,
      height: 600,
      link: '/news/',
      ...words,
    };
    const { container } = render(<Image customFields={fields} />);
    expect(container.querySelector('a img')).toHaveAttribute('alt', name);
  },
);
