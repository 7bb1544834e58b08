import { headerOptions } from './headerOptions';

describe('the fields of the header (widgets §3)', () => {
  it('have the defaults of the specification', () => {
    expect(headerOptions({})).toEqual({
      mode: 'default',
      scheme: 'black-on-white',
      saleTitle: 'Subscribe',
      saleText: 'Special offer',
      bannerColor: '#fed561',
      textColor: '#000000',
      promo: null,
      hasAccounts: true,
    });
  });

  it.each([
    ['#abc', '#abc'],
    ['#1E6B47', '#1E6B47'],
    ['red; background: url(x)', '#fed561'],
    ['#12', '#fed561'],
    ['', '#fed561'],
  ])('take the color "%s" as %s', (bannerColor, expected) => {
    expect(headerOptions({ bannerColor }).bannerColor).toBe(expected);
  });

  it('take nothing but the modes and schemes there are', () => {
    expect(headerOptions({ mode: 'huge', scheme: 'pink' })).toMatchObject({
      mode: 'default',
      scheme: 'black-on-white',
    });
  });

  it.each([
    [{ promoTitle: 'Sports Daily' }, null],
    [{ promoUrl: '/newsletters/' }, null],
    [
      { promoTitle: 'Sports Daily', promoUrl: '/newsletters/' },
      { title: 'Sports Daily', text: '', url: '/newsletters/' },
    ],
  ])('show a promotion that has a title and an address: %j', (fields, promo) => {
    expect(headerOptions(fields).promo).toEqual(promo);
  });

  it('are the defaults where they hold anything but text', () => {
    const anything = {
      saleTitle: {},
      saleText: [null],
      bannerColor: { a: 1 },
      textColor: 5,
      mode: [],
    };
    expect(headerOptions(anything)).toEqual(headerOptions({}));
  });

  it('show no promotion that leads to an address that runs script', () => {
    const promo = { promoTitle: 'Sports Daily', promoUrl: 'javascript:steal()' };
    expect(headerOptions(promo).promo).toBeNull();
  });
});
