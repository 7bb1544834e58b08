import { picture, reference, story } from '../../testing/documents';
import { checkAnsDocument } from '../checkAnsDocument';
import type { Json, JsonObject } from '../json';

const DAY = '2026-11-21T15:04:05Z';

const EDITION = {
  edition_name: 'Print',
  edition_date: DAY,
  edition_first_publish_date: DAY,
  edition_display_date: DAY,
  edition_publish_date: DAY,
  edition_published: true,
  edition_revision_id: 'R2',
};
const OPERATION = {
  operation: 'publish_edition',
  operation_revision_id: 'R2',
  operation_edition: 'default',
  operation_date: DAY,
};

/** A story with every field that any item of content may have (platform §3). */
const WHOLE: JsonObject = story('whole', {
  subtype: 'regular',
  channels: ['web'],
  alignment: 'left',
  language: 'en',
  copyright: '2026',
  canonical_url: '/news/whole.html',
  canonical_url_external: 'https://a.example/whole.html',
  short_url: 'https://a.example/w',
  created_date: DAY,
  last_updated_date: DAY,
  publish_date: DAY,
  first_publish_date: DAY,
  display_date: DAY,
  location: 'Philadelphia',
  geo: { latitude: 39.95, longitude: -75.16 },
  address: {
    post_office_box: '7',
    extended_address: 'Floor 2',
    street_address: '1200 Sansom St.',
    locality: 'Philadelphia',
    region: 'Pa.',
    postal_code: '19107',
    country_name: 'United States',
  },
  editor_note: 'Hold for the vote',
  status: 'working',
  headlines: { basic: 'News', print: 'News' },
  subheadlines: { basic: 'More' },
  description: { basic: 'What happened' },
  credits: { by: [reference('author', 'jane')] },
  vanity_credits: { by: [reference('author', 'jane')] },
  promo_items: { basic: picture() },
  related_content: { basic: [reference('story', 'other')] },
  owner: { id: 'a', name: 'The Daily', sponsored: false },
  planning: {
    websked_sort_date: DAY,
    deadline_miss: 5,
    internal_note: 'Ask again',
    budget_line: 'Council votes',
    scheduling: {
      planned_publish_date: DAY,
      scheduled_publish_date: DAY,
      will_have_gallery: false,
      will_have_graphic: false,
      will_have_image: true,
      will_have_video: false,
    },
    story_length: {
      word_count_planned: 600,
      word_count_actual: 612,
      inch_count_planned: 20,
      inch_count_actual: 21,
      line_count_planned: 80,
      line_count_actual: 82,
      character_count_planned: 3600,
      character_count_actual: 3700,
      character_encoding: 'UTF-8',
    },
  },
  workflow: { status_code: 1, note: 'Read once' },
  pitches: { platform: [], publication: [] },
  revision: {
    revision_id: 'R2',
    parent_id: 'R1',
    branch: 'default',
    editions: ['default'],
    user_id: 'jane',
    published: true,
  },
  syndication: { external: false },
  source: {
    source_id: '1',
    source_type: 'staff',
    name: 'Staff',
    system: 'Desk',
    edit_url: 'https://a.example/edit',
  },
  distributor: { name: 'Staff', category: 'staff', subcategory: 'News', mode: 'custom' },
  tracking: { in_url_headline: 'x' },
  comments: {
    comments_period: 14,
    allow_comments: true,
    display_comments: true,
    moderation_required: false,
  },
  label: { basic: { text: 'Analysis', url: '/news/', display: true } },
  slug: 'whole',
  content_restrictions: {
    content_code: 'free',
    embargo: { active: false, end_time: DAY, description: 'Until noon' },
    geo: { restrictions: [{ restriction_id: 'us' }] },
  },
  content_aliases: ['whole-story'],
  contributors: { created_by: { user_id: 'jane', display_name: 'Jane Doe' } },
  canonical_website: 'broadsheet',
  website: 'broadsheet',
  website_url: '/news/whole.html',
  websites: { broadsheet: { website_section: reference('section', '/news'), website_url: '/w' } },
  publishing: {
    has_published_edition: true,
    editions: { default: EDITION, print: EDITION },
    scheduled_operations: { publish_edition: [OPERATION], unpublish_edition: [OPERATION] },
  },
});

/** Given as they are by the test's own documents, or of any form. */
const NOT_HERE = new Set([
  'type',
  'version',
  '_id',
  'referent',
  'promo_items',
  'content_elements',
  'tracking',
]);

function* fieldsOf(value: Json, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    if (!NOT_HERE.has(key)) yield* fieldsOf(part, [...path, key]);
}

function at(document: Json, path: readonly string[]): Json {
  return path.reduce<Json>((value, key) => (value as JsonObject)[key] ?? null, document);
}

/** What is of no kind that the field may have. */
function wrongFor(value: Json): Json {
  if (typeof value === 'string') return 7;
  return typeof value === 'object' ? 7 : 'neither number nor flag';
}

function changed(document: JsonObject, path: readonly string[], value: Json): JsonObject {
  const copy = structuredClone(document);
  const last = path.at(-1) ?? '';
  (at(copy, path.slice(0, -1)) as JsonObject)[last] = value;
  return copy;
}

const faultsOf = (document: JsonObject): string[] => {
  const check = checkAnsDocument(document);
  return check.ok ? [] : check.errors.map(({ path }) => path);
};

describe('the fields of an item of content', () => {
  it('may all be there', () => {
    expect(faultsOf(WHOLE)).toEqual([]);
  });

  it.each([...fieldsOf(WHOLE)].map((path) => [path.join('/'), path] as const))(
    '%s is refused, by its path, where it is of another kind',
    (name, path) => {
      const faults = faultsOf(changed(WHOLE, path, wrongFor(at(WHOLE, path))));
      expect(faults.some((fault) => fault.startsWith(`/${name}`))).toBe(true);
    },
  );

  it.each([
    ['alignment', 'middle'],
    ['distributor/category', 'friend'],
    ['workflow/status_code', 0],
    ['content_aliases/0', '1st'],
    ['display_date', 'yesterday'],
  ])('%s is refused as %j', (name, value) => {
    expect(faultsOf(changed(WHOLE, name.split('/'), value)).length).toBeGreaterThan(0);
  });

  it.each([
    ['publishing', { scheduled_operations: {} }, ['/publishing/has_published_edition']],
    [
      'publishing',
      { has_published_edition: true, editions: { print: EDITION } },
      ['/publishing/editions/default'],
    ],
    ['publishing', { has_published_edition: true, editions: { default: EDITION } }, []],
  ])('%s says what it lacks: %j', (name, value, paths) => {
    expect(faultsOf({ ...WHOLE, [name]: value })).toEqual(paths);
  });

  it.each(['owner', 'planning/scheduling', 'revision', 'source', 'workflow', 'label/basic'])(
    '%s knows its keys',
    (name) => {
      const path = name.split('/');
      const more = { ...(at(WHOLE, path) as JsonObject), not_a_key: 'x' };
      const isOpen = ['owner'].includes(name);
      expect(faultsOf(changed(WHOLE, path, more))).toEqual(isOpen ? [] : [`/${name}/not_a_key`]);
    },
  );
});
