/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import properties from '../../properties';
import AdUnit from './features/ad-unit/default';
import { findAdSlot } from './features/ad-unit/findAdSlot';
import Adhesion from './features/adhesion/default';
import enhance, { CLOSED_KEY } from './features/adhesion/enhance';
import states from './states';

type Name = keyof typeof states;
interface State {
  feature: string;
  fields: Record<string, unknown>;
  globalContent?: unknown;
}

function show(name: Name, outputType = 'default') {
  const { feature, fields, globalContent = null }: State = states[name];
  setFusion({ app: { globalContent, outputType } });
  const View = feature === 'adhesion' ? Adhesion : AdUnit;
  return render(<View customFields={fields} />).container;
}

describe('ad unit', () => {
  it.each(Object.keys(states) as Name[])('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('tells an ad server its slot, ad unit and targeting (platform §3, §9)', () => {
    show('rail');
    expect(screen.getByRole('group', { name: 'Advertisement' }).dataset).toMatchObject({
      adSlot: 'article_rail',
      adUnit: 'phl.default',
      positionType: 'rail',
      position: '9',
    });
  });

  it('reserves the height of its slot (platform §9)', () => {
    const box = show('leaderboard').querySelector<HTMLElement>('.ad-slot__box');
    expect(box?.style.minHeight).toBe('90px');
  });

  it.each<[Name, string]>([
    ['not on betting', 'default'],
    ['no slot of that name', 'default'],
    ['no bar on opinion', 'default'],
    ['no bar on betting', 'default'],
    ['rail', 'app'],
    ['bar', 'app'],
  ])('is nothing: %s (%s)', (name, outputType) => {
    expect(show(name, outputType)).toBeEmptyDOMElement();
  });

  it('finds every slot of the site by its name', () => {
    const slots = Object.values(properties.adSlots).flat();
    for (const slot of slots) expect(findAdSlot(properties.adSlots, slot.name)?.slot).toBe(slot);
    expect(findAdSlot(properties.adSlots, 'none')).toBeNull();
  });
});

describe('the bar at the foot (platform §4)', () => {
  const start = () => {
    const root = show('bar').querySelector<HTMLElement>('.adhesion');
    if (!root) throw new Error('no bar');
    enhance(root);
    return root;
  };
  it('is left alone where it is not whole', () => {
    for (const part of ['bar', 'ad', 'tab', 'close']) {
      const root = show('bar').querySelector<HTMLElement>('.adhesion');
      root?.querySelector(`.adhesion__${part}`)?.remove();
      if (root) enhance(root);
      expect(root).toHaveAttribute('hidden');
    }
  });

  const setHeight = (height: number) =>
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height } as DOMRect);

  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is hidden until its script can close it, then expanded', () => {
    expect(show('bar').querySelector('.adhesion')).not.toBeVisible();
    const root = start();
    expect(root).toBeVisible();
    expect(root).not.toHaveClass('is-collapsed');
  });

  it('has a tab once the ad is higher than 1 px, looked at every 500 ms', () => {
    setHeight(1);
    const tab = start().querySelector('.adhesion__tab');
    jest.advanceTimersByTime(1400);
    expect(tab).not.toBeVisible();
    setHeight(50);
    jest.advanceTimersByTime(99);
    expect(tab).not.toBeVisible();
    jest.advanceTimersByTime(1);
    expect(tab).toBeVisible();
  });

  it('is lowered and raised by its tab', () => {
    setHeight(50);
    const root = start();
    jest.advanceTimersByTime(500);
    const tab = screen.getByRole('button', { name: 'Show advertisement' });
    expect(tab).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(tab);
    expect(root).toHaveClass('is-collapsed');
    expect(tab).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(tab);
    expect(root).not.toHaveClass('is-collapsed');
    expect(tab).toHaveAttribute('aria-expanded', 'true');
  });

  it('is closed for good, on the next page as well', () => {
    fireEvent.click(start().querySelector('.adhesion__close') as Element);
    expect(document.querySelector('.adhesion')).not.toBeVisible();
    expect(localStorage.getItem(CLOSED_KEY)).toBe('1');
    const next = start();
    expect(next).not.toBeVisible();
  });

  it('works where the browser keeps nothing', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const root = start();
    expect(root).toBeVisible();
    fireEvent.click(root.querySelector('.adhesion__close') as Element);
    expect(root).not.toBeVisible();
  });
});
