/** @jest-environment jsdom */
import { runInThisContext } from 'node:vm';
import { render } from '@testing-library/react';
import { Picture } from './Picture';
import { PICTURE_SCRIPT } from './pictureScript';

const url = 'https://pictures.example/gazette/4QZ6WBXK5NGH.jpg';
const image = {
  url,
  auth: 'f00d',
  width: 1600,
  height: 1200,
  focal: null,
  alt: 'The river at dusk',
  color: null,
};

let listeners: [string, EventListener, boolean][] = [];

/** The script as the head of a new page runs it. */
function startPage(): void {
  const addEventListener = (...listener: [string, EventListener, boolean]) => {
    listeners.push(listener);
    window.addEventListener(...listener);
  };
  runInThisContext(`(addEventListener, console) => { ${PICTURE_SCRIPT} }`)(
    addEventListener,
    console,
  );
}

const imgs = () => [...document.querySelectorAll('img')];
const fail = (img: Element) => img.dispatchEvent(new Event('error'));

describe('a picture whose resized address fails (platform §8)', () => {
  let warn: jest.SpyInstance;

  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    startPage();
  });
  afterEach(() => {
    for (const listener of listeners) window.removeEventListener(...listener);
    listeners = [];
    warn.mockRestore();
  });

  it('shows its original, in the place and the shape that it had', () => {
    render(<Picture image={image} ratio="16x9" />);
    const [img] = imgs();
    fail(img!);
    expect(img!.src).toBe(url);
    expect(img!.hasAttribute('srcset')).toBe(false);
    expect([img!.getAttribute('width'), img!.getAttribute('height')]).toEqual(['800', '450']);
    expect(img!.style.aspectRatio).toBe('800/450');
    expect(img!.alt).toBe('The river at dusk');
  });

  it('that is a team’s logo makes room for the mark that we draw', () => {
    const logo = { ...image, url: 'https://logos.example/phi.png', auth: '', alt: '' };
    const { container } = render(
      <i className="team-mark team-mark--logo" data-letters="P">
        <Picture image={logo} width={24} ratio="1x1" />
      </i>,
    );
    const mark = container.querySelector('.team-mark')!;
    fail(imgs()[0]!);
    expect(imgs()).toEqual([]);
    expect(mark.classList.contains('team-mark--logo')).toBe(false);
    expect(mark.getAttribute('data-letters')).toBe('P');
    expect(warn).not.toHaveBeenCalled();
  });

  it('does so once: an original that fails as well is left alone', () => {
    render(<Picture image={image} />);
    const [img] = imgs();
    fail(img!);
    const set = jest.spyOn(img!, 'src', 'set');
    fail(img!);
    fail(img!);
    expect(set).not.toHaveBeenCalled();
  });

  it('is told once on a page, however many fail', () => {
    render(
      <>
        <Picture image={image} />
        <Picture image={image} />
      </>,
    );
    imgs().forEach(fail);
    expect(imgs().map((img) => img.src)).toEqual([url, url]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      'Generate resized image failed',
      expect.stringContaining('/gateway/resizer/v2/4QZ6WBXK5NGH.jpg?auth=f00d'),
    );
  });

  it('may come with a live block, long after', () => {
    document.body.innerHTML = `<img src="/resizer/a.jpg" data-original="${url}" width="4" height="3">`;
    fail(imgs()[0]!);
    expect(imgs()[0]!.src).toBe(url);
  });

  it.each([
    ['that is stored with us', { ...image, url: '/gateway/photo/v2/a.jpg' }],
    ['that is its original already', { ...image, auth: '' }],
  ])('%s stays as it is', (_name, picture) => {
    render(<Picture image={picture} />);
    const before = imgs()[0]!.outerHTML;
    fail(imgs()[0]!);
    expect(imgs()[0]!.outerHTML).toBe(before);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is not mistaken for a fault of a script or a file', () => {
    const script = document.body.appendChild(document.createElement('script'));
    expect(() => fail(script)).not.toThrow();
    expect(() => window.dispatchEvent(new ErrorEvent('error'))).not.toThrow();
    expect(warn).not.toHaveBeenCalled();
  });
});

it('the script fits into a head: short, and cannot end its element', () => {
  expect(PICTURE_SCRIPT.length).toBeLessThan(400);
  expect(PICTURE_SCRIPT).not.toContain('<');
});
