import { NEUTRAL, type LookColors, type LookFont, type SiteLook } from './SiteLook';

/**
 * The look of a site as a pack or a file states it: `siteName`, and what it has of `fonts`, `colors`,
 * `nameplate` and `icon`, each of them whole; the rest is neutral. All of it goes into a style sheet or markup.
 *
 * @throws Error that says what is wrong with which part
 */
export function readLook(stated: unknown): SiteLook {
  const { siteName, fonts, colors, nameplate, icon, ...rest } = group(stated, '');
  const [strange] = Object.keys(rest);
  if (strange !== undefined) throw refuse(strange, 'is no part of a look');
  return {
    siteName: words(siteName, 'siteName', /\S/, 'has to be the name of the site'),
    fonts: fonts === undefined ? NEUTRAL.fonts : readFonts(fonts),
    colors: colors === undefined ? NEUTRAL.colors : readColors(colors),
    nameplate: nameplate === undefined || nameplate === null ? null : readNameplate(nameplate),
    icon: icon === undefined || icon === null ? null : address(icon, 'icon'),
  };
}

function readFonts(stated: unknown): SiteLook['fonts'] {
  const { headings, text } = group(stated, 'fonts');
  return { headings: readFont(headings, 'fonts.headings'), text: readFont(text, 'fonts.text') };
}

function readFont(stated: unknown, at: string): LookFont {
  const { families, file } = group(stated, at);
  const isName = /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u;
  const names = list(families, `${at}.families`).map((name) =>
    words(name, `${at}.families`, isName, 'has to hold names of fonts'),
  );
  const [first, ...others] = names;
  if (first === undefined) throw refuse(`${at}.families`, 'needs a font');
  return {
    families: [first, ...others],
    file: file === undefined || file === null ? null : readFile(file, `${at}.file`),
  };
}

function readFile(stated: unknown, at: string): LookFont['file'] {
  const file = group(stated, at);
  const [lightest = 0, boldest = 0, ...more] = numbers(file['weights'], `${at}.weights`);
  if (!(lightest >= 1 && lightest <= boldest && boldest <= 1000 && more.length === 0))
    throw refuse(`${at}.weights`, 'has to be the lightest and the boldest, from 1 to 1000');
  return { address: address(file['address'], `${at}.address`), weights: [lightest, boldest] };
}

function readColors(stated: unknown): SiteLook['colors'] {
  const { light, dark } = group(stated, 'colors');
  return { light: readScheme(light, 'colors.light'), dark: readScheme(dark, 'colors.dark') };
}

function readScheme(stated: unknown, at: string): LookColors {
  const colors = group(stated, at);
  const color = (name: keyof LookColors) =>
    words(colors[name], `${at}.${name}`, /^#[\da-f]{6}$/i, 'has to be like #1a1a1a');
  return {
    paper: color('paper'),
    surface: color('surface'),
    ink: color('ink'),
    inkSoft: color('inkSoft'),
    rule: color('rule'),
    ruleStrong: color('ruleStrong'),
    link: color('link'),
    accent: color('accent'),
    focus: color('focus'),
  };
}

function readNameplate(stated: unknown): SiteLook['nameplate'] {
  const nameplate = group(stated, 'nameplate');
  const at = 'nameplate.viewBox';
  const [x = 0, y = 0, width = 0, height = 0, ...more] = numbers(nameplate['viewBox'], at);
  if (!(width > 0 && height > 0 && more.length === 0))
    throw refuse(at, 'has to be x, y, width and height');
  return {
    address: address(nameplate['address'], 'nameplate.address'),
    viewBox: [x, y, width, height],
  };
}

/** An address of our own: what is elsewhere the policy of the pages does not let in. */
const address = (value: unknown, at: string): string =>
  words(value, at, /^\/(?!\/)[^\s"'()<>\\]+$/, 'has to be an address on this site, like /logo.svg');

function group(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refuse(at, 'has to be an object');
  return { ...value };
}

function list(value: unknown, at: string): unknown[] {
  if (!Array.isArray(value)) throw refuse(at, 'has to be a list');
  return value;
}

function words(value: unknown, at: string, shape: RegExp, problem: string): string {
  if (typeof value !== 'string' || !shape.test(value)) throw refuse(at, problem);
  return value;
}

const numbers = (value: unknown, at: string): number[] =>
  list(value, at).map((one) => {
    if (typeof one !== 'number' || !Number.isFinite(one)) throw refuse(at, 'has to hold numbers');
    return one;
  });

const refuse = (at: string, problem: string): Error =>
  new Error(at === '' ? `The look of a site ${problem}.` : `The look of a site: ${at} ${problem}.`);
