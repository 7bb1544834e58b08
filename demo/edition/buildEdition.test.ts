import { join } from 'node:path';
import { readStory } from '../../content/schemas/readStory';
import { formatApDate } from '../../utils/dates/formatApDate';
import { buildEdition } from './buildEdition';
import type { Element } from './bodyTools';

const folder = join(__dirname, '../texts');
const clock = new Date('2026-11-21T04:00:00Z');
const edition = buildEdition(folder, clock);
const textOf = (document: Element, key: string) => String(document[key]);

/** Every image in a document, wherever it stands. */
function imagesIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(imagesIn);
  const own = value as Record<string, unknown>;
  return own['type'] === 'image' ? [own, ...below] : below;
}

describe('its live blogs (platform §3)', () => {
  const blogs = edition.documents.filter(({ subtype }) => subtype === 'live');

  it('are one that is live, with ten cards and more, and one that has ended', () => {
    const ofState = (ended: boolean) =>
      blogs.map((document) => readStory(document)).filter((story) => story.ended === ended);
    expect(ofState(false)[0]?.liveCards?.length).toBeGreaterThanOrEqual(10);
    expect(ofState(true)[0]?.liveCards?.length).toBeGreaterThanOrEqual(4);
  });

  it.each(blogs.map((document) => [textOf(document, '_id'), document] as const))(
    '%s uses every marker, and its timeline leads to its cards',
    (_id, document) => {
      const { liveCards: cards = [], timeline } = readStory(document);
      expect(cards.every(({ timestamp, liveBlogName }) => timestamp && liveBlogName)).toBe(true);
      expect(cards.filter(({ pinned }) => pinned)).toHaveLength(1);
      expect(cards.some(({ relatedLinks }) => relatedLinks.length > 0)).toBe(true);
      expect(cards.some(({ elements }) => elements.some(({ type }) => type === 'raw_html'))).toBe(
        true,
      );
      expect(timeline).toEqual(
        cards.slice(0, 6).map(({ header, url, timestamp }) => ({
          header,
          url,
          timestamp: expect.stringContaining(timestamp.slice(0, 16)),
        })),
      );
    },
  );
});

describe('the edition', () => {
  it('is a newspaper: stories, writers, galleries, videos, restaurants', () => {
    const count = (test: (document: Element) => boolean) => edition.documents.filter(test).length;
    expect(
      count(({ type, subtype }) => type === 'story' && subtype !== 'restaurant-page'),
    ).toBeGreaterThanOrEqual(150);
    expect(count(({ type }) => type === 'gallery')).toBeGreaterThanOrEqual(12);
    expect(count(({ type }) => type === 'video')).toBeGreaterThanOrEqual(8);
    expect(count(({ subtype }) => subtype === 'restaurant-page')).toBe(40);
    expect(count(({ subtype }) => subtype === 'live')).toBeGreaterThanOrEqual(2);
    expect(edition.authors).toHaveLength(30);
  });

  it('is the same for the same clock', () => {
    expect(JSON.stringify(buildEdition(folder, clock))).toBe(JSON.stringify(edition));
  });

  it('follows the clock: an hour later, all of it is an hour later', () => {
    const later = buildEdition(folder, new Date(clock.getTime() + 3_600_000));
    edition.documents.forEach((document, index) => {
      const other = later.documents[index];
      expect(
        Date.parse(String(other?.['display_date'])) - Date.parse(textOf(document, 'display_date')),
      ).toBe(3_600_000);
    });
  });

  it('has no document, address or element twice', () => {
    const keys = edition.documents.map(({ type, _id }) => `${type} ${String(_id)}`);
    const addresses = edition.documents.map((document) => document['canonical_url']);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('dates addresses by the day in Philadelphia', () => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
    for (const document of edition.documents) {
      const shown = day.format(new Date(textOf(document, 'display_date'))).replaceAll('-', '');
      expect(textOf(document, 'canonical_url')).toMatch(new RegExp(`^/[\\w/-]+-${shown}\\.html$`));
    }
  });

  it('shows nothing from the future', () => {
    for (const document of edition.documents) {
      for (const key of ['first_publish_date', 'display_date', 'last_updated_date']) {
        expect(Date.parse(textOf(document, key))).toBeLessThanOrEqual(clock.getTime());
      }
    }
  });

  it('sends every picture that a document or a writer shows, with its focal point inside', () => {
    const files = new Set(edition.pictures.map(({ file }) => file));
    const images = [...edition.documents, ...edition.authors].flatMap(imagesIn);
    expect(images.length).toBeGreaterThan(250);
    for (const image of images) {
      expect(files).toContain(String(image['url']).split('/').pop());
      const { x, y } = image['focal_point'] as { x: number; y: number };
      expect(x).toBeLessThan(Number(image['width']));
      expect(y).toBeLessThan(Number(image['height']));
    }
  });

  it('fills every collection with stories that there are', () => {
    const ids = new Set(edition.documents.map(({ _id }) => _id));
    for (const { _id, items } of edition.collections) {
      expect({ _id, count: items.length }).toEqual({ _id, count: expect.any(Number) });
      expect(items.length).toBeGreaterThanOrEqual(4);
      for (const item of items) expect(ids).toContain(item);
    }
  });

  it.each(['home-latest', 'sports-latest'])('lists %s by the times that readers see', (id) => {
    const times = new Map(edition.documents.map(({ _id, display_date }) => [_id, display_date]));
    const latest = edition.collections.find(({ _id }) => _id === id);
    const shown = latest?.items.map((item) => String(times.get(item))) ?? [];
    expect(shown.length).toBeGreaterThan(8);
    expect(shown).toEqual(shown.toSorted().toReversed());
  });

  it.each(['2026-11-21T04:00:00Z', '2026-11-23T18:00:00Z', '2026-12-30T05:10:00Z'])(
    'names in a text the day that the card of its event names, at %s',
    (now) => {
      const { documents } = buildEdition(folder, new Date(now));
      const story = readStory(documents.find(({ _id }) => /critics-table/.test(String(_id)))!);
      const day = formatApDate(story.event?.start, new Date(now));
      expect(story.description).toContain(`${day} at the Boathouse Annex`);
      expect(JSON.stringify(story.content_elements)).toContain(`day, ${day}"`);
    },
  );

  it('jumps over no level of headings in a text: the headline is the first', () => {
    const levelsIn = (elements: readonly Element[]): number[] =>
      elements.flatMap((element) => [
        ...(element['type'] === 'header' ? [Number(element['level'])] : []),
        ...(element['type'] === 'element_group' && element['headlines'] ? [2] : []),
        ...[...textOf(element, 'content').matchAll(/<h([1-6])/g)].map(([, level]) => Number(level)),
        ...levelsIn((element['content_elements'] ?? []) as Element[]),
      ]);
    const texts = edition.documents.map(
      (document) =>
        [document['_id'], levelsIn((document['content_elements'] ?? []) as Element[])] as const,
    );
    expect(texts.filter(([, levels]) => levels.length > 0).length).toBeGreaterThan(30);
    const jumps = texts.filter(([, levels]) =>
      levels.some((level, index) => level < 2 || level > (levels[index - 1] ?? 1) + 1),
    );
    expect(jumps).toEqual([]);
  });

  it('gives restaurants the fields of the guide (widgets §3)', () => {
    const places = edition.documents.filter(({ subtype }) => subtype === 'restaurant-page');
    for (const document of places) {
      const { placeDetails } = document['additional_properties'] as {
        placeDetails: { place: Record<string, unknown> };
      };
      expect(placeDetails.place).toMatchObject({
        place_name: expect.stringMatching(/\S/),
        region: expect.stringMatching(/\S/),
        cuisine_name: expect.arrayContaining([expect.stringMatching(/\S/)]),
        price_range: expect.arrayContaining([expect.stringMatching(/^\$+$/)]),
        full_address: expect.stringMatching(/(Pa\.|N\.J\.) \d{5}$/),
        phone_number: expect.stringMatching(/^\d{3}-555-01\d\d$/),
      });
      expect(textOf({ type: '', ...(document['description'] as object) }, 'basic')).not.toMatch(
        /\*|\]\(/,
      );
    }
  });
});
