import { createTestPack } from '../../../server/testing/createTestPack';
import { describePack } from './describePack';

describe('what pages can be made of', () => {
  it('are the blocks of the pack with their fields, its layouts, output types and sources', () => {
    const pack = createTestPack(
      { 'b-block/b': { view: () => null }, 'a-block/a': { view: () => null } },
      { stories: { params: { section: 'text' }, fetch: async () => null } },
    );
    const { features } = pack.manifest;
    const chains = { 'row-block/row': features['a-block/a']! };
    const described = describePack({ ...pack, manifest: { ...pack.manifest, chains } });
    expect(described.blocks.map(({ type, kind }) => `${kind} ${type}`)).toEqual([
      'feature a-block/a',
      'feature b-block/b',
      'chain row-block/row',
    ]);
    expect(described).toMatchObject({
      build: 'b1',
      layouts: [{ name: 'page', label: 'Page', sections: ['main'] }],
      outputTypes: ['default'],
      sources: [
        {
          name: 'stories',
          schemaName: null,
          params: [{ name: 'section', type: 'text', label: 'Section' }],
        },
      ],
    });
  });
});
