import { negotiateFormat } from './negotiateFormat';

describe('the format of a picture', () => {
  it.each([
    [undefined, 'jpeg'],
    ['*/*', 'jpeg'],
    ['image/png,image/*;q=0.8', 'jpeg'],
    ['image/webp,*/*', 'webp'],
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/AVIF;q=0.9', 'avif'],
  ])('for accept: %s is %s', (accept, format) => {
    expect(negotiateFormat(accept)).toBe(format);
  });
});
