import fc from 'fast-check';
import type { Node, PageDocument } from '../../../document/document';
import { parseDocument } from '../../../document/document';
import { expandLinks } from '../../../document/expandLinks';
import { listNodes } from '../../../document/listNodes';
import { applyOperations } from '../../../document/operations/applyOperations';
import { documents } from '../../../document/operations/testing/arbitraries';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import { blockDocumentOf, linkNode, unlinkNode } from './linking';

let count = 0;
const newId = () => `new-${(count += 1)}`;
const node = feature('a', { label: 'Promo', fields: { title: 'Hi' }, locked: true, hidden: true });
const page = pageDocument('front', { sections: { rail: [feature('first'), node] } });

describe('A linked block that is made of a block on a page', () => {
  it('has all of it but its name, and what hides or locks it here', () => {
    const block = blockDocumentOf(page, node, { id: 'promo', name: 'Promo', newId });
    expect(block).toMatchObject({ id: 'promo', kind: 'block', name: 'Promo', layout: page.layout });
    const [made] = block.sections['rail']!;
    expect(made).toEqual({
      kind: 'feature',
      id: expect.any(String),
      type: node.type,
      fields: { title: 'Hi' },
    });
  });

  it('stands where the block stood, and shows the same', () => {
    const block = blockDocumentOf(page, node, { id: 'promo', name: 'Promo', newId });
    const { operations, id } = linkNode(page, node, 'promo', newId);
    const linked = applyOperations(page, operations).document;
    expect(linked.sections['rail']?.map((one) => one.id)).toEqual(['first', id]);
    const [, shown] = expandLinks(linked, () => block).document.sections['rail']!;
    expect(shown).toMatchObject({ fields: { title: 'Hi' }, label: 'Promo', hidden: true });
  });

  it('is this page’s own again when it is unlinked, with what was set here', () => {
    const link = feature('l', { fields: { title: 'Mine' }, linked: { document: 'promo' } });
    const linked = pageDocument('front', { sections: { rail: [link] } });
    const block = feature('b', { fields: { title: 'Hi', size: 'l' } });
    const { operations } = unlinkNode(linked, link, block, newId);
    const [own] = applyOperations(linked, operations).document.sections['rail']!;
    expect(own).toMatchObject({ fields: { title: 'Mine', size: 'l' } });
    expect(own?.linked).toBeUndefined();
  });

  const withoutLinks = (document: PageDocument): PageDocument => {
    const strip = ({ linked: _linked, ...one }: Node): Node =>
      (one.kind === 'chain' ? { ...one, children: one.children.map(strip) } : one) as Node;
    const sections = Object.entries(document.sections).map(([name, nodes]) => [
      name,
      nodes.map(strip),
    ]);
    return { ...document, sections: Object.fromEntries(sections) as PageDocument['sections'] };
  };

  it('shows what the page showed, whatever the page and the block', () => {
    fc.assert(
      fc.property(documents, fc.nat(20), (some, pick) => {
        const whole = withoutLinks(some);
        const all = listNodes(whole);
        fc.pre(all.length > 0);
        const chosen = all[pick % all.length]!;
        const block = parseDocument(blockDocumentOf(whole, chosen, { id: 'b', name: 'B', newId }));
        const { operations, id } = linkNode(whole, chosen, 'b', newId);
        const linked = parseDocument(applyOperations(whole, operations).document);
        const shown = listNodes(expandLinks(linked, () => block).document).find(
          (one) => one.id === id,
        );
        expect(shown).toMatchObject({
          kind: chosen.kind,
          type: chosen.type,
          fields: chosen.fields,
        });
      }),
    );
  });
});
