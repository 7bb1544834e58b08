import { readableInk } from './readableInk';

describe('the ink on a color that an editor chose', () => {
  it.each([
    ['#fed561', '#16181b'],
    ['#FFF', '#16181b'],
    ['#1e6b47', '#ffffff'],
    ['#000', '#ffffff'],
    ['#a4161a', '#ffffff'],
    ['red;background:url(x)', null],
    ['#12345', null],
    ['', null],
  ])('on %s is %s', (background, ink) => {
    expect(readableInk(background)).toBe(ink);
  });
});
