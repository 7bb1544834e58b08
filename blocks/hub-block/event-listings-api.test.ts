import source from './sources/event-listings-api';

const NOON = '2026-11-21T17:00:00Z';
const story = (id: string, start?: string, end = '') => ({
  _id: id,
  type: 'story',
  canonical_url: `/arts/${id}.html`,
  headlines: { basic: id },
  additional_properties: { event: { start, end, place: 'Cathcart <b>Hall</b>' } },
});
const query = { 'arc-site': 'broadsheet', section: '/arts', days: 10 };
const read = (...documents: unknown[]) =>
  source.transform!({ content_elements: documents }, query) as { title: string; place: string }[];

describe('what is on in a section', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date(NOON) }));
  afterEach(() => void jest.useRealTimers());

  it('is asked for by section and days ahead', () => {
    const asked = new URL(source.resolve!(query) ?? '', 'http://gw').searchParams.get('q');
    expect(asked).toBe(
      'taxonomy.sections._id:"/arts" AND additional_properties.event.start:[now-1d TO now+10d]',
    );
  });

  it('is in order of time, as plain text, without what is over and what is no event', () => {
    const listings = read(
      story('later', '2026-11-25T00:00:00Z'),
      story('soon', '2026-11-22T00:00:00Z'),
      story('on now', '2026-11-21T15:30:00Z', '2026-11-21T17:30:00Z'),
      story('over', '2026-11-21T14:00:00Z', '2026-11-21T16:00:00Z'),
      story('over after its usual two hours', '2026-11-21T14:59:00Z'),
      story('no event'),
      { ...story('no address', '2026-11-22T00:00:00Z'), canonical_url: '' },
      null,
    );
    expect(listings.map(({ title }) => title)).toEqual(['on now', 'soon', 'later']);
    expect(listings[0]?.place).toBe('Cathcart Hall');
  });
});
