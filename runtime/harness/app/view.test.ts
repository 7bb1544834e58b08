import { formatView, parseView } from './view';

const round = (query: string) => formatView(parseView(new URLSearchParams(query))).toString();

describe('the address of a view', () => {
  it.each([
    ['block=a&state=b'],
    ['block=a&state=b&fields=%7B%22title%22%3A%22%C3%A9%22%7D'],
    ['block=a&state=b&scheme=dark&dir=rtl&admin=1'],
    ['block=a&state=b&width=390&zoom=150&tab=size&q=card'],
  ])('comes back as it was: %s', (query) => {
    expect(round(query)).toBe(query);
  });

  it.each([
    ['zoom=30'],
    ['zoom=900'],
    ['zoom=much'],
    ['zoom=100'],
    ['width=391'],
    ['width=fluid'],
    ['tab=nothing'],
    ['tab=html'],
    ['q='],
  ])('leaves out what is unknown or as usual: %s', (query) => {
    expect(round(`block=a&state=b&${query}`)).toBe('block=a&state=b');
  });
});
