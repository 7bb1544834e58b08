import { saveDraft } from '../../../store/saveDraft';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import { AUTHOR } from '../testing/serveEditor';
import { describePreview } from './testing/describePreview';

describePreview('A preview of a page', (preview) => {
  const { show, open, claims, sign, follow, make } = preview;

  it('shows what the engine shows, each section and node between its marks', async () => {
    const page = await show();
    expect(page).toMatch(
      /<!--section main--><!--node one--><h2 data-block="promo-block\/promo">one<\/h2><!--\/node one-->/,
    );
    expect(page).toContain('<script async src="/f.js" data-rev="1" data-problems="{}"></script>');
    expect(page).not.toContain('engine/entry.js');
    expect(page).toMatch(
      /<!--node row--><ul[^>]*><li><!--node in--><h2[^>]*>in<\/h2><!--\/node in--><\/li><\/ul><!--\/node row-->/,
    );
  });

  it('shows a version as it was, whatever the draft has become', async () => {
    const document = pageDocument('aged', { layout: 'page', sections: { main: [feature('one')] } });
    await make(document, true);
    const next = { ...document, sections: {} };
    await saveDraft(preview.store, {
      documentId: 'aged',
      baseRev: 1,
      document: next,
      author: AUTHOR,
    });
    expect((await follow('aged', { version: 1 })).body).toContain('<!--node one--><h2');
    expect((await follow('aged')).body).not.toContain('<!--node one-->');
    expect((await follow('aged', { version: 9 })).statusCode).toBe(404);
  });

  it('shows the draft of a linked block where one asks for it, but not where a version stays', async () => {
    const block = (title: string) =>
      pageDocument('shared', {
        kind: 'block',
        layout: 'page',
        sections: { main: [feature('block', { fields: { title } })] },
      });
    await make(block('Published'), true);
    const draft = { documentId: 'shared', baseRev: 1, document: block('Draft'), author: AUTHOR };
    await saveDraft(preview.store, draft);
    const link = (id: string, version?: number) =>
      feature(id, {
        fields: {},
        linked: { document: 'shared', ...(version ? { version } : {}) },
      });
    const main = [link('follows'), link('stays', 1)];
    await make(pageDocument('sample', { layout: 'page', sections: { main } }), true);
    const titles = async (body: object) =>
      [...(await follow('sample', body)).body.matchAll(/<h2[^>]*>([^<]+)/g)].map(
        ([, text]) => text,
      );
    expect(await titles({})).toEqual(['Published', 'Published']);
    expect(await titles({ draftOf: 'shared' })).toEqual(['Draft', 'Published']);
    expect(await titles({ draftOf: 'shared', version: 1 })).toEqual(['Draft', 'Published']);
  });

  it('shows blocks that are hidden, and marks those that show nothing', async () => {
    const page = await show();
    expect(page).toContain('<!--node two--><h2 data-block="promo-block/promo">two</h2>');
    expect(page).toContain('<!--node gone--><!--/node gone-->');
  });

  it('marks the texts that blocks let editors change where they stand', async () => {
    expect(await show()).toContain(
      '<h1 data-block="heading-block/heading" data-editable-field="title">heading</h1>',
    );
  });

  it('tells editors what readers are not told, and never asks again (widgets §6, §8)', async () => {
    const page = await show();
    expect(page).toContain('No events found');
    expect(page).not.toContain('data-live');
  });

  it('says why there is nothing to see where the page’s content is missing', async () => {
    const { statusCode, body } = await open(
      sign(claims({ documentId: 'story', uri: '/news/gone' })),
    );
    expect(statusCode).toBe(502);
    expect(body).toContain('The source stories has no content for /news/gone.');
  });
});
