import { formatByline } from './formatByline';

describe('byline (platform §5)', () => {
  it.each([
    [[], ''],
    [['No Author', ''], ''],
    [['By Ana'], 'By Ana'],
    [['Ana', 'Ben'], 'By Ana and Ben'],
    [['Ana', 'by Ben', 'Cy'], 'By Ana, Ben and Cy'],
    [['Ana', 'No Author', 'Ben', 'Ana'], 'By Ana and Ben'],
  ])('of %j reads "%s"', (names, expected) => {
    expect(formatByline(names)).toBe(expected);
  });

  it('drops the distributor behind a name', () => {
    expect(formatByline(['Ana, City Wire', 'Ben / City Wire'], 'City Wire')).toBe('By Ana and Ben');
  });
});
