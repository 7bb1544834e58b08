import type { FeatureNode } from '../../../../../document/document';
import { feature, pageDocument } from '../../../../../document/testing/fixtures';
import { field, promoPack } from '../../testing/promoPack';

/** A pack of one block with two fields. */
export const pack = promoPack({
  title: field('Title', { description: 'One line.' }),
  more: field('More'),
});
/** A node that shows the linked block, the block, and its document. */
export const link: FeatureNode = feature('shown', { fields: {}, linked: { document: 'shared' } });
export const block = feature('own', { fields: { title: 'Join us' } });
export const shared = pageDocument('shared', { kind: 'block', sections: { main: [block] } });
