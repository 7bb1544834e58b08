import { sections } from './sections';

const ids = sections.map((section) => section._id);

describe('sections (platform §2)', () => {
  it('have ids that occur once, begin with a slash and end without', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^(\/[a-z-]+)+$/.test(id))).toEqual([]);
  });

  it('have a name, a description and a parent that exists above them', () => {
    for (const { _id, name, description, parentId } of sections) {
      expect(name).not.toBe('');
      expect(description).toMatch(/\.$/);
      if (parentId !== null) expect(ids.indexOf(parentId)).toBeLessThan(ids.indexOf(_id));
      if (parentId !== null) expect(ids).toContain(parentId);
    }
  });

  it('lie under the section that their path names', () => {
    const known = new Set(ids);
    for (const { _id, parentId } of sections) {
      const above = _id.slice(0, _id.lastIndexOf('/'));
      if (known.has(above)) expect(parentId).toBe(above);
    }
  });
});
