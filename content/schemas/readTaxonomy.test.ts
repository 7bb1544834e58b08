import { readTaxonomy } from './readTaxonomy';

const read = (raw: Record<string, unknown>) => readTaxonomy(raw, 'daily');
const NEWS = { _id: '/news', name: 'News' };
const SPORTS = { _id: '/sports', name: 'Sports' };
const reference = (id: string) => ({ type: 'reference', referent: { type: 'section', id } });

describe('the primary section of a story (platform §3)', () => {
  it.each([
    ['its own', { taxonomy: { primary_section: NEWS, sections: [SPORTS] } }, '/news'],
    [
      'its own rather than that of the site',
      { taxonomy: { primary_section: NEWS }, websites: { daily: { website_section: SPORTS } } },
      '/news',
    ],
    ['that of the site', { websites: { daily: { website_section: SPORTS } } }, '/sports'],
    [
      'that of the site, by reference',
      { websites: { daily: { website_section: reference('/sports/') } } },
      '/sports',
    ],
    ['not that of another site', { websites: { other: { website_section: SPORTS } } }, undefined],
    [
      'the primary site of older documents',
      { taxonomy: { primary_site: NEWS, sections: [SPORTS] } },
      '/news',
    ],
    [
      'that site by its path',
      { taxonomy: { primary_site: { _id: 'x1', path: '/news/city' } } },
      '/news/city',
    ],
    ['else the first of its sections', { taxonomy: { sections: [SPORTS, NEWS] } }, '/sports'],
    ['not the root', { taxonomy: { primary_section: { _id: '/' }, sections: [NEWS] } }, '/news'],
    ['nothing', {}, undefined],
  ])('is %s', (_which, raw, id) => {
    expect(read(raw).primary_section?._id).toBe(id);
  });

  it('has the name that its sections give it, and stands among them', () => {
    const raw = { taxonomy: { primary_section: reference('/news'), sections: [SPORTS, NEWS] } };
    expect(read(raw)).toMatchObject({ primary_section: NEWS, sections: [SPORTS, NEWS] });
    const alone = { taxonomy: { primary_section: NEWS, sections: [SPORTS] } };
    expect(read(alone).sections).toEqual([NEWS, SPORTS]);
  });

  it.each([
    ['/news/city', undefined, 'news'],
    ['/news/city', { _id: '/sports/eagles', name: 'Eagles' }, 'sports'],
    ['', undefined, ''],
  ])('%s with the site %j is of the site %j', (id, primary_site, site) => {
    const primary_section = id === '' ? undefined : { _id: id, name: 'City' };
    expect(read({ taxonomy: { primary_section, primary_site } }).primary_site).toBe(site);
  });
});

describe('what a story is about (platform §3)', () => {
  it('are sections, each once, named by themselves, by what they refer to, or by their address', () => {
    const named = {
      ...reference('/food'),
      referent: { id: '/food', referent_properties: { name: 'Food' } },
    };
    const sections = [
      NEWS,
      { _id: '/news/', name: 'Again' },
      named,
      reference('/news/city'),
      7,
      null,
    ];
    expect(
      read({ taxonomy: { sections, sites: [SPORTS] } }).sections.map(({ name }) => name),
    ).toEqual(['News', 'Food', 'City', 'Sports']);
  });

  it('are tags, as words or as records, each once', () => {
    const tags = [
      'City Hall',
      { text: 'Council', slug: 'city-council' },
      { name: 'SEPTA' },
      { slug: 'city-hall', text: 'Again' },
      { slug: 'budget' },
      { text: '' },
      null,
    ];
    expect(read({ taxonomy: { tags } }).tags).toEqual([
      { slug: 'city-hall', text: 'City Hall' },
      { slug: 'city-council', text: 'Council' },
      { slug: 'septa', text: 'SEPTA' },
      { slug: 'budget', text: 'budget' },
    ]);
  });

  it('are what a classifier found: by its ids, else by names; none where it found nothing', () => {
    const found = [
      { _id: 't1', name: 'Weather' },
      { uid: 't2' },
      { name: 'Snow' },
      {},
      { _id: 't1' },
    ];
    expect(read({ taxonomy: { topics: found, auxiliaries: [] } })).toMatchObject({
      topics: [
        { _id: 't1', name: 'Weather' },
        { _id: 't2', name: 't2' },
        { _id: 'Snow', name: 'Snow' },
      ],
    });
    expect(read({ taxonomy: { auxiliaries: [] } })).not.toHaveProperty('auxiliaries');
    expect(read({ taxonomy: { auxiliaries: found } }).auxiliaries).toHaveLength(3);
    expect(read({ taxonomy: {} })).not.toHaveProperty('topics');
  });
});
