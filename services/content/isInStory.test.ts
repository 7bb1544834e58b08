import { isInStory } from './isInStory';
import { documentRow } from './prepare/documentRow';
import { deleteDocument } from './store/deleteDocument';
import { openDatabase } from './store/openDatabase';
import { storeDocuments, writeRow } from './store/storeDocuments';
import { story } from './testing/documents';
import { engines, type TestDatabase } from './testing/engines';

describe.each(engines)('a picture elsewhere on $name', (engine) => {
  let database: TestDatabase;
  const at = (name: string) => `https://pictures.example/${name}.jpg?a=1&b="2"`;
  const image = (name: string) => ({ type: 'image', version: '0.10.9', url: at(name) });
  const isKnown = (name: string) => isInStory(database.pool, at(name));

  beforeAll(async () => {
    database = await engine.open();
    const db = await openDatabase(database.pool);
    const embargo = { active: true, end_time: '2999-01-01T00:00:00Z' };
    const documents = [
      story('lead', { promo_items: { basic: image('lead') } }),
      story('body', {
        content_elements: [
          { type: 'gallery', version: '0.10.9', content_elements: [image('in-a-gallery')] },
          { type: 'interstitial_link', content: 'Read', url: at('link') },
        ],
      }),
      story('draft', { promo_items: { basic: image('draft') }, workflow: { status_code: 1 } }),
      story('embargoed', {
        promo_items: { basic: image('embargoed') },
        content_restrictions: { embargo },
      }),
      story('deleted', { promo_items: { basic: image('deleted') } }),
      ...Array.from({ length: 300 }, (_item, n) => story(`other-${n}`)),
    ];
    const rows = documents.map((document) =>
      documentRow(document, [], 'broadsheet', { ownHosts: [], isTrusted: false }),
    );
    rows.find(({ id }) => id === 'draft')!.is_published = false;
    await storeDocuments(db, rows.map(writeRow));
    await deleteDocument(db, 'deleted');
  });
  afterAll(() => database.close());

  it.each([
    ['lead', true],
    ['in-a-gallery', true],
    ['link', false],
    ['draft', false],
    ['embargoed', false],
    ['deleted', false],
    ['unknown', false],
  ])('is known where a story that readers see holds it: %s %s', async (name, expected) => {
    expect(await isKnown(name)).toBe(expected);
  });

  it('is looked for by an index, since anyone may make us look', async () => {
    await database.pool.query('analyze content.documents');
    const client = await database.pool.connect();
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select 1 from content.documents d where
       jsonb_path_query_array(d.prepared, '$.** ? (@.type == "image").url') @> '["x"]'::jsonb`,
    );
    await client.query('reset enable_seqscan');
    client.release();
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(
      'documents_picture_addresses',
    );
  });
});
