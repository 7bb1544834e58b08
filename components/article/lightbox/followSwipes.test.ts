/** @jest-environment jsdom */
import { followSwipes } from './followSwipes';

function setUp() {
  const stage = document.createElement('div');
  stage.setPointerCapture = jest.fn();
  const steps: number[] = [];
  followSwipes(stage, (step) => steps.push(step));
  const send = (type: string, x: number, y = 0, part: object = {}) => {
    const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true });
    stage.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary: true, ...part }));
    return event;
  };
  return { stage, steps, send };
}

describe('swipes in the lightbox (widgets §4)', () => {
  it('follow the finger from 10 px on, and turn past 40', () => {
    const { stage, steps, send } = setUp();
    send('pointerdown', 200);
    send('pointermove', 190);
    expect(stage.style.getPropertyValue('--swipe')).toBe('');
    send('pointermove', 170);
    expect(stage.style.getPropertyValue('--swipe')).toBe('-30px');
    expect(stage.setPointerCapture).toHaveBeenCalledWith(1);
    send('pointerup', 159);
    expect(steps).toEqual([1]);
    expect(stage.style.getPropertyValue('--swipe')).toBe('');
  });

  it('turn back to the right, and stay at 40 px', () => {
    const { steps, send } = setUp();
    send('pointerdown', 100);
    send('pointerup', 140);
    send('pointerdown', 100);
    send('pointerup', 141);
    expect(steps).toEqual([-1]);
  });

  it('follow no mouse that only passes', () => {
    const { stage, steps, send } = setUp();
    send('pointermove', 200);
    send('pointermove', 260);
    expect([stage.style.getPropertyValue('--swipe'), steps]).toEqual(['', []]);
  });

  it('end with a second finger, which zooms', () => {
    const { steps, send } = setUp();
    send('pointerdown', 200);
    send('pointerdown', 300, 0, { pointerId: 2, isPrimary: false });
    send('pointerup', 20);
    expect(steps).toEqual([]);
  });

  it.each([
    [2, []],
    [1.02, []],
    [1.01, [1]], // as browsers round
    [1, [1]],
  ])('rest while the page is zoomed in: at a scale of %d', (scale, turned) => {
    Object.assign(window, { visualViewport: { scale } });
    const { steps, send } = setUp();
    send('pointerdown', 200);
    send('pointerup', 20);
    expect(steps).toEqual(turned);
    Object.assign(window, { visualViewport: { scale: 1 } });
  });

  it('keep the browser from dragging the picture', () => {
    const { send } = setUp();
    expect(send('dragstart', 0).defaultPrevented).toBe(true);
  });
});
