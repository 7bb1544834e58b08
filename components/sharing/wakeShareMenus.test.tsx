/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ShareMenu } from './ShareMenu';
import { wakeShareMenus } from './wakeShareMenus';

function start({ isOpen = false } = {}) {
  const { container } = render(<ShareMenu url="https://news.example/a/" title="A headline" />);
  const menu = container.querySelector('details') as HTMLDetailsElement;
  menu.open = isOpen;
  wakeShareMenus(container);
  return menu;
}
const copy = () => screen.getByText('Copy link').closest('li');
/** Until the script of the menus is there. */
const load = () => act(() => import('./enhanceShareMenus').then(() => undefined));

afterEach(() => document.body.replaceChildren());

describe('a share menu that sleeps', () => {
  it('stays as it is while nobody wants it', async () => {
    start();
    await load();
    expect(copy()).toHaveAttribute('hidden');
  });

  it.each([
    ['pointerenter', (menu: HTMLElement) => fireEvent(menu, new Event('pointerenter'))],
    ['focusin', (menu: HTMLElement) => fireEvent.focusIn(menu)],
    ['toggle', (menu: HTMLElement) => fireEvent(menu, new Event('toggle'))],
  ])('wakes with the first sign: %s', async (_name, give) => {
    give(start());
    await load();
    expect(copy()).not.toHaveAttribute('hidden');
  });

  it('wakes at once where it was opened before anybody listened', async () => {
    start({ isOpen: true });
    await load();
    expect(copy()).not.toHaveAttribute('hidden');
  });
});
