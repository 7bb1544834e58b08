/** @jest-environment jsdom */
import { showGiftTooltip } from './giftTooltip';

const NOW = Date.parse('2026-11-22T17:00:00Z');
const HOUR = 3_600_000;
let menu: HTMLElement;
const tooltip = () => document.querySelector<HTMLElement>('.gift-tooltip')!;
const button = () => document.querySelector('summary')!;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    '<div><details><summary>Gift</summary></details><p class="gift-tooltip" id="tip" hidden>Give it</p></div>';
  menu = document.querySelector('details')!;
});

describe('the gift tooltip (platform §4)', () => {
  it('describes its button while it is shown', () => {
    const hide = showGiftTooltip(menu, NOW);
    expect([tooltip().hidden, button().getAttribute('aria-describedby')]).toEqual([false, 'tip']);
    hide();
    expect([tooltip().hidden, button().hasAttribute('aria-describedby')]).toEqual([true, false]);
  });

  it('is shown again after 14 hours, no sooner (platform §9)', () => {
    showGiftTooltip(menu, NOW)();
    showGiftTooltip(menu, NOW + 13 * HOUR);
    expect(tooltip().hidden).toBe(true);
    showGiftTooltip(menu, NOW + 15 * HOUR);
    expect(tooltip().hidden).toBe(false);
  });

  it('goes on a press outside and on Escape, not on one in it or another key', () => {
    const press = (target: Element) =>
      target.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    const key = (name: string) =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
    showGiftTooltip(menu, NOW);
    press(tooltip());
    key('Tab');
    expect(tooltip().hidden).toBe(false);
    press(document.body);
    expect(tooltip().hidden).toBe(true);
    localStorage.clear();
    showGiftTooltip(menu, NOW);
    key('Escape');
    expect(tooltip().hidden).toBe(true);
  });

  it('is none where there is none beside the menu', () => {
    tooltip().remove();
    expect(showGiftTooltip(menu, NOW)()).toBeUndefined();
  });
});
