import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'sass';
import { looks } from './looks';

const ROOT = join(__dirname, '..');
const styles = (file: string) => compile(join(ROOT, 'resources/styles', file)).css;
const tokens = styles('tokens.scss');
const [light = '', dark = ''] = tokens.split('@media screen and (prefers-color-scheme: dark)');
const { fonts, colors, nameplate, icon } = looks.broadsheet;

/** A file of the pack by the address that it is served at. */
const fileAt = (address: string) => join(ROOT, address.replace(/^\/pf\//, '').replace(/#.*/, ''));

/** `inkSoft` as in `--color-ink-soft`. */
const tokenOf = (name: string) =>
  `--color-${name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}`;

it('every site has a look', () => {
  const sites = readdirSync(join(__dirname, 'sites')).map((file) => file.replace('.ts', ''));
  expect(Object.keys(looks)).toEqual(sites);
});

describe('the look of the paper is that of its style sheets (resources/styles)', () => {
  it.each(Object.entries(colors.light))('%s in the light', (name, color) => {
    expect(light).toContain(`${tokenOf(name)}: ${color};`);
  });

  it.each(Object.entries(colors.dark))('%s in the dark', (name, color) => {
    expect(dark).toContain(`${tokenOf(name)}: ${color};`);
  });

  it.each([
    ['serif', fonts.headings],
    ['sans', fonts.text],
  ])('the %s font, and what stands in for it', (token, { families, file }) => {
    const [, stated = ''] = new RegExp(`--font-${token}:\\s*([^;]+);`).exec(tokens) ?? [];
    const all = stated.split(',').map((family) => family.trim().replace(/^["']|["']$/g, ''));
    expect(all[0]).toBe(families[0]);
    expect(all.filter((family) => families.includes(family))).toEqual(families);
    const faces = styles('_fonts.scss')
      .split('@font-face')
      .filter((face) => face.includes(`url("${file.address}")`));
    expect(faces).toHaveLength(1);
    expect(faces[0]).toContain(`font-weight: ${file.weights.join(' ')};`);
    expect(faces[0]).toMatch(new RegExp(`font-family: "?${families[0]}"?;`));
  });

  it('the nameplate, as it is drawn', () => {
    const [, part] = nameplate.address.split('#');
    const drawing = readFileSync(fileAt(nameplate.address), 'utf8');
    expect(drawing).toContain(`viewBox="${nameplate.viewBox.join(' ')}"`);
    expect(drawing).toContain(`id="${part}"`);
  });

  it('the icon, which is there', () => {
    expect(existsSync(fileAt(icon))).toBe(true);
  });
});
