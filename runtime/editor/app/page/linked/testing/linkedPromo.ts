import type { EditorPack } from '../../../../contract/pack';
import type { FeatureNode } from '../../../../../document/document';
import { feature, pageDocument } from '../../../../../document/testing/fixtures';

const field = (label: string, more: object = {}) =>
  ({
    kind: 'text',
    label,
    group: '',
    description: '',
    hidden: false,
    required: false,
    searchable: false,
    ...more,
  }) as never;
/** A pack of one block with two fields. */
export const pack: EditorPack = {
  build: 'b1',
  layouts: [],
  outputTypes: [],
  sources: [],
  blocks: [
    {
      type: 'promo-block/promo',
      kind: 'feature',
      label: 'Promo',
      block: 'promo-block',
      thumbnail: null,
      customFields: {
        title: field('Title', { description: 'One line.' }),
        more: field('More'),
      },
    },
  ],
};
/** A node that shows the linked block, the block, and its document. */
export const link: FeatureNode = feature('shown', { fields: {}, linked: { document: 'shared' } });
export const block = feature('own', { fields: { title: 'Join us' } });
export const shared = pageDocument('shared', { kind: 'block', sections: { main: [block] } });
