import { readLook } from './readLook';
import { NEUTRAL } from './SiteLook';
import { DAILY } from './testing/dailyPages';

const { fonts, colors, nameplate } = DAILY;
const { headings, text } = fonts;

describe('the look of a site', () => {
  it('is what the site states', () => {
    expect(readLook(DAILY)).toEqual(DAILY);
  });

  it('is neutral where it states nothing but its name', () => {
    expect(readLook({ siteName: 'The Weekly' })).toEqual({ siteName: 'The Weekly', ...NEUTRAL });
    expect(readLook({ ...DAILY, nameplate: null, icon: null })).toEqual({
      ...DAILY,
      nameplate: null,
      icon: null,
    });
  });

  it.each<[what: string, change: object, problem: string]>([
    ['no name', { siteName: ' ' }, 'siteName has to be the name of the site.'],
    ['a part that looks do not have', { wordmark: '/a.svg' }, 'wordmark is no part of a look.'],
    [
      'colors for the day alone',
      { colors: { light: colors.light } },
      'colors.dark has to be an object.',
    ],
    [
      'a color that is more than a color',
      { colors: { ...colors, light: { ...colors.light, ink: '#000;}*{display:none' } } },
      'colors.light.ink has to be like #1a1a1a.',
    ],
    [
      'a font that leaves its quotes',
      { fonts: { text, headings: { ...headings, families: ['a"}</style><script>'] } } },
      'fonts.headings.families has to hold names of fonts.',
    ],
    [
      'no font',
      { fonts: { headings, text: { families: [], file: null } } },
      'fonts.text.families needs a font.',
    ],
    [
      'weights the wrong way round',
      { fonts: { text, headings: { ...headings, file: { address: '/a', weights: [700, 400] } } } },
      'fonts.headings.file.weights has to be the lightest and the boldest, from 1 to 1000.',
    ],
    [
      'a font of another host',
      {
        fonts: {
          text,
          headings: { ...headings, file: { address: '//a.test/b', weights: [1, 9] } },
        },
      },
      'fonts.headings.file.address has to be an address on this site, like /logo.svg.',
    ],
    [
      'an icon that closes its tag',
      { icon: '/a.svg"><script>' },
      'icon has to be an address on this site, like /logo.svg.',
    ],
    [
      'a nameplate without a size',
      { nameplate: { ...nameplate, viewBox: [0, 0, 0, 10] } },
      'nameplate.viewBox has to be x, y, width and height.',
    ],
    [
      'a nameplate of five numbers',
      { nameplate: { ...nameplate, viewBox: [0, 0, 1, 1, 1] } },
      'nameplate.viewBox has to be x, y, width and height.',
    ],
    [
      'a size in words',
      { nameplate: { ...nameplate, viewBox: ['0', 0, 1, 1] } },
      'nameplate.viewBox has to hold numbers.',
    ],
  ])('is refused with %s', (_what, change, problem) => {
    expect(() => readLook({ ...DAILY, ...change })).toThrow(`The look of a site: ${problem}`);
  });

  it.each([null, 'The Daily', [DAILY]])('is refused where it is no object: %j', (stated) => {
    expect(() => readLook(stated)).toThrow('The look of a site has to be an object.');
  });
});
