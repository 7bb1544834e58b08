/** @jest-environment jsdom */
import type { GivenTo } from '../../shared/calls';
import { renderHook, waitFor } from '@testing-library/react';
import { pageDocument } from '../../../../document/testing/fixtures';
import type { FeatureNode } from '../../../../document/document';
import { inherit } from '../../model/inherit';
import { WithQueries } from '../../shared/testing/withQueries';
import { block, link, pack } from './testing/linkedPromo';
import { useSample } from './useSample';

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
    const preview = jest.fn(async (_given: GivenTo<'preview'>) => ({
      url: '/p',
      uri: '/',
      rev: 1,
    }));
    const api = {
      preview,
      readDraft: async () => ({ document }) as never,
      readVersion: async () => ({ document }) as never,
      listVersions: async () => ({ versions: [{ number: 4, liveOn: ['daily'] }] }) as never,
    };
    const page = { id: 'front', isLive };
    const { result } = renderHook(() => useSample(api, 'shared', page), { wrapper: WithQueries });
    await waitFor(() => expect(result.current.sample).not.toBeNull());
    return { note: result.current.sample?.note, asked: preview.mock.calls.map(([given]) => given) };
  };

  it('is the page that readers have', async () => {
    expect(await sampleOf(link, true)).toEqual({
      note: '',
      asked: [{ id: 'front', version: 4, draftOf: 'shared' }],
    });
  });

  it('is the draft of a page where readers don’t see the block yet, which is said', async () => {
    expect(await sampleOf(link, false)).toEqual({
      note: 'Readers don’t see this page with the block yet: this is its draft.',
      asked: [{ id: 'front', version: null, draftOf: 'shared' }],
    });
  });

  it('says where the page stays at a version', async () => {
    const { note } = await sampleOf({ ...link, linked: { document: 'shared', version: 1 } }, true);
    expect(note).toBe('This page stays at an older version of the block, and does not change.');
  });
});
