import { getSocialUrl } from './getSocialUrl';

describe('social links (widgets §5)', () => {
  it.each([
    ['email', 'jane@broadsheet.example', 'mailto:jane@broadsheet.example'],
    ['email', 'mailto:jane@broadsheet.example', 'mailto:jane@broadsheet.example'],
    ['instagram', 'thecorner', 'https://www.instagram.com/thecorner'],
    ['instagram', '@thecorner', 'https://www.instagram.com/thecorner'],
    ['instagram', 'https://www.instagram.com/thecorner/', 'https://www.instagram.com/thecorner/'],
    ['instagram', 'instagram.com/thecorner', 'https://instagram.com/thecorner'],
    ['instagram', 'javascript:alert(1)', 'https://www.instagram.com/javascript%3Aalert(1)'],
    ['twitter', '@jane', 'https://twitter.com/jane'],
    ['twitter', 'http://twitter.com/jane', 'http://twitter.com/jane'],
    ['twitter', 'x.com/jane', 'https://x.com/jane'],
    ['twitter', '@', null],
    ['email', ' ', null],
  ] as const)('%s of "%s" is %s', (network, value, expected) => {
    expect(getSocialUrl(network, value)).toBe(expected);
  });
});
