import { readLogo } from './readLogo';

const A = 'https://l.example/a.svg';
const B = 'https://l.example/b.svg';

it.each([
  ['the primary one', [{ url: A }, { type: 'Primary', url: B }], B],
  ['else the first', [{ type: 'dark', url: A }, { url: B }], A],
  ['spelt as href', [{ href: A }], A],
  ['spelt as location', [{ location: A }], A],
  ['none without https', [{ url: 'http://l.example/a.svg' }, { url: B }], B],
  ['none that is no address', [{ url: 'https://' }], ''],
  ['none of none', [], ''],
  ['none of what is no list', 'logo', ''],
])('The logo of a team is %s', (_which, value, address) => {
  expect(readLogo(value)).toBe(address);
});
