import { adMinHeights, adSlots } from './adSlots';

const all = Object.values(adSlots).flat();

describe('ad slots (platform §2, §9)', () => {
  it('are keyed by the fifteen page types, none of them empty', () => {
    expect(Object.keys(adSlots)).toHaveLength(15);
    expect(Object.values(adSlots).filter((slots) => slots.length === 0)).toEqual([]);
  });

  it('have names that occur once', () => {
    const names = all.map((slot) => slot.name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are named by the type of page that they stand on', () => {
    for (const [type, slots] of Object.entries(adSlots))
      for (const { name } of slots)
        expect([type, name]).toEqual([
          type,
          expect.stringMatching(`^${type.replaceAll('-', '_')}_[a-z]`),
        ]);
  });

  it('reserve 90 px for the top banner and 250 px for a box', () => {
    expect(adMinHeights).toEqual({ topBanner: 90, slot250: 250 });
    for (const slot of all) {
      if (slot.name.endsWith('_top_banner')) expect(slot.minHeightPx).toBe(90);
      if (/_(inline|rail|native)/.test(slot.name)) expect(slot.minHeightPx).toBe(250);
    }
  });

  it('each take ads of some sizes, width and height in px, once', () => {
    for (const { name, sizes } of all) {
      expect([name, sizes.length > 0]).toEqual([name, true]);
      for (const size of sizes) {
        expect([name, size.length]).toEqual([name, 2]);
        for (const side of size) expect(side).toBeGreaterThanOrEqual(50);
      }
      expect(new Set(sizes.map(String)).size).toBe(sizes.length);
    }
  });

  it('hold five inline ads in an article (platform §5)', () => {
    const inline = adSlots.article.filter((slot) => slot.name.startsWith('article_inline'));
    expect(inline).toHaveLength(5);
  });
});
