import { useEditableContent } from '../fusion/content';
import type { AnyComponent } from '../fusion/types';
import { PageScope } from './pageScope';
import { renderNode } from './renderNode';
import { createContent, VALUES } from './testing/page';

function Promo() {
  const { editableField, editableContent } = useEditableContent();
  return (
    <h2 {...editableField('title')}>
      <i {...editableContent({}, 'headlines.basic')}>Rain</i>
    </h2>
  );
}

const render = (isAdmin: boolean) => {
  const scope = new PageScope({ ...VALUES, isAdmin }, createContent({}).client);
  const tracker = scope.track('one');
  const job = {
    key: 'one',
    nodeId: 'one',
    type: 'promo-block/promo',
    collection: 'features' as const,
    view: Promo as AnyComponent,
    fields: {},
    display: {},
    contentConfig: null,
  };
  return { html: renderNode(job, scope, tracker).html, reads: tracker.reads };
};

describe('a text that a block marks as editable', () => {
  it('bears the name of its field in the editor’s canvas; what comes from a source bears none', () => {
    expect(render(true).html).toBe('<h2 data-editable-field="title"><i>Rain</i></h2>');
  });

  it('is for readers as if it were not marked', () => {
    expect(render(false).html).toBe('<h2><i>Rain</i></h2>');
  });

  it('is drawn apart for editors and readers, and no island is told who looks', () => {
    const [editor] = render(true).reads;
    const [reader] = render(false).reads;
    expect(editor!.read).toEqual({ kind: 'editing' });
    expect(editor!.digest).not.toBe(reader!.digest);
  });
});
