import { headerFields, headerOptions, type HeaderFields } from './headerOptions';

/** The options of a header for which an editor filled in these fields. */
function optionsOf(filled: Record<string, unknown>) {
  const read = Object.entries(headerFields).map(([name, one]) => [name, one.read(filled[name])]);
  return headerOptions(Object.fromEntries(read) as HeaderFields);
}

describe('the fields of the header (widgets §3)', () => {
  it('have the defaults of the specification', () => {
    expect(optionsOf({})).toEqual({
      mode: 'default',
      scheme: 'black-on-white',
      saleTitle: 'Subscribe',
      saleText: 'Special offer',
      bannerColor: '#fed561',
      textColor: '#000000',
      promo: null,
      google: {
        headline: 'Have a Google account?',
        body: 'Sign in with it, and link your subscription to it.',
        button: 'Continue with Google',
      },
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
    expect(optionsOf({ bannerColor }).bannerColor).toBe(expected);
  });

  it('take nothing but the modes and schemes there are', () => {
    expect(optionsOf({ mode: 'huge', scheme: 'pink' })).toMatchObject({
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
    expect(optionsOf(fields).promo).toEqual(promo);
  });

  it('are the defaults where they hold anything but text', () => {
    const anything = {
      saleTitle: {},
      saleText: [null],
      bannerColor: { a: 1 },
      textColor: 5,
      mode: [],
    };
    expect(optionsOf(anything)).toEqual(optionsOf({}));
  });

  it('show no promotion that leads to an address that runs script', () => {
    const promo = { promoTitle: 'Sports Daily', promoUrl: 'javascript:steal()' };
    expect(optionsOf(promo).promo).toBeNull();
  });
});
