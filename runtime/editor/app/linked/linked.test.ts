import { pageDocument } from '../../../document/testing/fixtures';
import type { FeatureNode } from '../../../document/document';
import { inherit } from './inherit';
import { openSample } from './openSample';
import { block, link, pack } from './testing/linkedPromo';

const [promo] = pack.blocks;
const more = { ...promo!.customFields['more']!, defaultValue: 'Read on' };
const withDefault = {
  ...pack,
  blocks: [{ ...promo!, customFields: { ...promo!.customFields, more } }],
};

describe('the fields of a linked block on a page', () => {
  it('have the values of the linked block, and where that says nothing those of its code', () => {
    const { values, schema, overridden } = inherit(withDefault, link, block);
    expect(values).toEqual({ title: 'Join us', more: 'Read on' });
    expect(overridden).toEqual([]);
    expect(schema['title']).toMatchObject({
      description: 'One line. From the linked block.',
      defaultValue: 'Join us',
    });
  });

  it('are named where the page has a value of its own, an empty one, too', () => {
    const { schema, overridden } = inherit(withDefault, { ...link, fields: { title: '' } }, block);
    expect(overridden).toEqual(['title']);
    expect(schema['title']).toMatchObject({ description: 'One line. Changed for this page.' });
    expect(schema['more']).toMatchObject({ description: 'From the linked block.' });
  });
});

describe('a page with the draft of a linked block', () => {
  const sampleOf = async (node: FeatureNode, isLive: boolean) => {
    const document = pageDocument('front', { sections: { main: [node] } });
    const previewSample = jest.fn(async () => ({ url: '/p', uri: '/' }));
    const api = {
      previewSample,
      readDraft: async () => ({ document }) as never,
      readVersion: async () => ({ document }) as never,
      versions: async () => ({ versions: [{ number: 4, liveOn: ['daily'] }] }) as never,
    };
    const { note } = await openSample(api, 'shared', { id: 'front', isLive });
    return { note, asked: previewSample.mock.calls };
  };

  it('is the page that readers have', async () => {
    expect(await sampleOf(link, true)).toEqual({
      note: '',
      asked: [['front', { version: 4, draftOf: 'shared' }]],
    });
  });

  it('is the draft of a page where readers don’t see the block yet, which is said', async () => {
    expect(await sampleOf(link, false)).toEqual({
      note: 'Readers don’t see this page with the block yet: this is its draft.',
      asked: [['front', { version: null, draftOf: 'shared' }]],
    });
  });

  it('says where the page stays at a version', async () => {
    const { note } = await sampleOf({ ...link, linked: { document: 'shared', version: 1 } }, true);
    expect(note).toBe('This page stays at an older version of the block, and does not change.');
  });
});
