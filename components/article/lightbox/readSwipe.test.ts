import { readSwipe } from './readSwipe';

describe('a swipe (widgets §4, §9)', () => {
  it.each([
    ['no move', 0, 0, false, 0],
    ['10 px start nothing', 10, 0, false, 0],
    ['over 10 px starts a swipe', 11, 0, true, 0],
    ['40 px move no slide', -40, 0, true, 0],
    ['over 40 px to the left is the next slide', -41, 0, true, 1],
    ['over 40 px to the right is the slide before', 41, 0, true, -1],
    ['a slanted move that is mostly horizontal counts', -90, 60, true, 1],
    ['a vertical move scrolls the page', -60, 90, false, 0],
    ['a diagonal belongs to nobody', 60, 60, false, 0],
  ])('%s', (_name, x, y, hasStarted, step) => {
    expect(readSwipe({ x, y })).toEqual({ hasStarted, step });
  });
});
