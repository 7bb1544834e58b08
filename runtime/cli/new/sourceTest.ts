/**
 * The test of a content source.
 * @param file path of the source as its import writes it.
 */
export function sourceTest(name: string, file: string): string {
  return `import source from '${file}';

describe('the content source ${name}', () => {
  it.each([
    [{}, 'type:"story"', '5'],
    [{ section: '/news', limit: 3 }, 'type:"story" AND taxonomy.sections._id:"/news"', '3'],
    [{ limit: 99 }, 'type:"story"', '10'],
  ])('asks the content API for the newest stories: %j', (query, q, size) => {
    const asked = new URLSearchParams(source.resolve?.(query).split('?')[1]);
    expect(asked.get('q')).toBe(q);
    expect(asked.get('size')).toBe(size);
  });

  it('gives no stories for an answer without any', () => {
    expect(source.transform?.({}, {})).toEqual({ stories: [], total: 0 });
  });
});
`;
}
