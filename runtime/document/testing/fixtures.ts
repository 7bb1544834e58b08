import type { FeatureNode, PageDocument } from '../document';

/** A block with an id. */
export function feature(id: string, more: Partial<FeatureNode> = {}): FeatureNode {
  return { kind: 'feature', id, type: 'promo-block/promo', fields: { title: id }, ...more };
}

/** A small page; `more` replaces what it names. */
export function pageDocument(id: string, more: Partial<PageDocument> = {}): PageDocument {
  return {
    id,
    kind: 'page',
    name: `Page ${id}`,
    layout: 'front',
    meta: { title: id },
    sections: {
      header: [feature('head', { type: 'header-block/header' })],
      main: [feature('one')],
    },
    ...more,
  };
}
