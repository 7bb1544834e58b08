import source from './sources/site-section';

const query = { section: 'news/new-jersey/', 'arc-site': 'broadsheet' };

describe('site-section', () => {
  it('asks for a section, however its path is written', () => {
    expect(source.resolve?.(query)).toBe(
      '/site/v3/website/broadsheet/section?_id=%2Fnews%2Fnew-jersey',
    );
  });

  it('gives the section, and an error for an answer that is none', async () => {
    expect(await source.transform?.({ _id: '/news' }, query)).toMatchObject({
      _id: '/news',
      name: 'News',
    });
    expect(() => source.transform?.({}, query)).toThrow(
      expect.objectContaining({ statusCode: 502 }),
    );
  });

  it('needs a section', () => {
    expect(() => source.resolve?.({ 'arc-site': 'broadsheet' })).toThrow(
      expect.objectContaining({ statusCode: 400 }),
    );
  });
});
