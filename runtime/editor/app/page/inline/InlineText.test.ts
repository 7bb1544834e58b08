import type { Right } from '../../../contract/rights';
import type { FeatureNode, Node } from '../../../../document/document';
import type { Operation } from '../../../../document/operations/operation';
import type { HostMessage, TextBox } from '../../shared/frameProtocol';
import { ApiError } from '../../shared/call';
import { openPage, page as front, serve } from '../../model/testing/openPage';
import { field, promoPack } from '../testing/promoPack';
import { InlineText } from './InlineText';

const pack = promoPack({
  title: field('Title'),
  text: field('Text'),
  html: field('Body', { kind: 'richtext' }),
});
const box = (id: string, name: string): TextBox => ({
  id,
  field: name,
  x: 0,
  y: 0,
  width: 100,
  height: 20,
});

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

interface Setting {
  rights?: readonly Right[];
  /** What is set on the block first. */
  node?: Partial<FeatureNode>;
}

/** The page `front`, whose block "one" shows three of its fields. */
function open({ rights = ['edit'], node = {} }: Setting = {}) {
  const opened = openPage(serve());
  const { store, said } = opened;
  stops.push(() => store.stop());
  const posted: HostMessage[] = [];
  const holds: (string | null)[] = [];
  const onDone = jest.fn();
  const inline = new InlineText({
    store,
    pack,
    rights,
    texts: () => [
      box('one', 'title'),
      box('one', 'html'),
      box('one', 'text'),
      box('row.a', 'title'),
    ],
    audience: () => ({ reader: 'out', features: {} }),
    post: (message) => posted.push(message),
    hold: (id) => holds.push(id),
    onOpen: () => undefined,
    onDone,
  });
  store.subscribe(() => inline.check());
  const edits: Operation[] = Object.entries(node).map(([name, value]) => ({
    op: 'set',
    id: 'one',
    path: [name as 'locked'],
    value,
  }));
  if (edits.length > 0) store.edit('Set up', edits);
  const one = () => store.read().editing.document.sections['main']?.[0] as Node;
  const title = () => one().fields['title'];
  const type = (text: string) => inline.hear({ kind: 'typed', id: 'one', field: 'title', text });
  const leave = (how: 'kept' | 'back', step: -1 | 0 | 1 = 0) =>
    inline.hear({ kind: 'left', id: 'one', field: 'title', how, step });
  return { ...opened, store, said, inline, posted, holds, onDone, title, type, leave };
}

describe('a text in the canvas', () => {
  it('is opened with what its field holds, held in the canvas, and announced', () => {
    const { inline, posted, holds, said } = open();
    expect(inline.open('one', 'title')).toBe(true);
    expect(posted).toEqual([
      { kind: 'type', id: 'one', field: 'title', label: 'Title', text: 'one', at: null },
    ]);
    expect(holds).toEqual(['one']);
    expect(said.at(-1)).toBe('Editing Title in place. Enter keeps it, Escape takes it back.');
  });

  it('is opened with what is shown where its field is empty', () => {
    const { inline, posted } = open();
    inline.open('one', 'text', { x: 1, y: 2 });
    expect(posted[0]).toMatchObject({ field: 'text', text: null, at: { x: 1, y: 2 } });
  });

  it('becomes the field’s value with each key, and one step for undo with the form', () => {
    const { inline, type, leave, store, title, holds, onDone } = open();
    inline.open('one', null);
    type('N');
    type('Ne');
    expect(title()).toBe('Ne');
    expect(store.read().editing.undo).toMatchObject([
      { name: 'Edit Title of Promo', key: 'one title' },
    ]);
    leave('kept');
    expect(holds).toEqual(['one', null]);
    expect(onDone).toHaveBeenCalledTimes(1);
    store.undo();
    expect(title()).toBe('one');
  });

  it('is as it was when it is taken back, and can be had again', () => {
    const { inline, type, leave, store, title, said } = open();
    inline.open('one', 'title');
    type('New');
    leave('back');
    expect(title()).toBe('one');
    expect(said.at(-1)).toBe('Title is as it was.');
    expect(store.read().editing.undo).toEqual([]);
    store.redo();
    expect(title()).toBe('New');
  });

  it('is as it was, also right after it was typed in the form', () => {
    const { inline, type, leave, store, title } = open();
    store.edit(
      'Edit',
      [{ op: 'set', id: 'one', path: ['fields', 'title'], value: 'F' }],
      'one title',
    );
    inline.open('one', 'title');
    type('Fi');
    leave('back');
    expect(title()).toBe('F');
  });

  it('leads by Tab to the next text of its block, and after the last one out', () => {
    const { inline, posted, leave, holds, onDone } = open();
    inline.open('one', 'title');
    leave('kept', 1);
    expect(posted.map((message) => 'field' in message && message.field)).toEqual(['title', 'text']);
    inline.hear({ kind: 'left', id: 'one', field: 'text', how: 'kept', step: 1 });
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(holds).toEqual(['one', 'one', null]);
  });

  it('ends when someone else changes that very text, which stands', async () => {
    const { inline, type, leave, store, server, posted, title, said } = open();
    inline.open('one', 'title');
    server.othersDo({ op: 'set', id: 'one', path: ['fields', 'title'], value: 'Theirs' });
    await store.refresh();
    expect(posted.at(-1)).toEqual({ kind: 'stop' });
    expect(said.at(-1)).toBe('Title was changed by someone else.');
    type('Mine');
    leave('kept');
    expect(title()).toBe('Theirs');
  });

  it('ends when it clashes with what someone else did: theirs stands, and people choose', async () => {
    const { inline, type, store, server, title } = open();
    inline.open('one', 'title');
    type('Mine');
    server.othersDo({ op: 'set', id: 'one', path: ['fields', 'title'], value: 'Theirs' });
    server.api.patchDraft.mockRejectedValueOnce(new ApiError({ kind: 'conflict', conflicts: [] }));
    await store.flush();
    type('Mine!');
    expect(title()).toBe('Theirs');
    expect(store.read().editing.conflicts).toMatchObject([
      { kind: 'value', theirs: 'Theirs', operation: { value: 'Mine' } },
    ]);
  });

  it('ends when its block is deleted by someone else', async () => {
    const { inline, store, server, posted, holds } = open();
    inline.open('one', 'title');
    server.othersDo({ op: 'delete', id: 'one' });
    await store.refresh();
    expect(posted.at(-1)).toEqual({ kind: 'stop' });
    expect(holds.at(-1)).toBeNull();
  });

  it('ends when the page is loaded again', () => {
    const { inline, type, title } = open();
    inline.open('one', 'title');
    inline.hear({ kind: 'reloaded' });
    type('Mine');
    expect([inline.isOpen, title()]).toEqual([false, 'one']);
  });

  it('goes on while others change other things', async () => {
    const { inline, type, store, server, title, posted } = open();
    inline.open('one', 'title');
    server.othersDo({ op: 'set', id: 'one', path: ['fields', 'text'], value: 'Theirs' });
    await store.refresh();
    type('Mine');
    expect(title()).toBe('Mine');
    expect(posted.map(({ kind }) => kind)).toEqual(['type']);
  });
});

describe('a text can’t be typed in the canvas', () => {
  it.each([
    ['by those who may only look', { rights: [] }, 'title', 'You may not change this page.'],
    [
      'when these readers get a variant',
      {
        node: {
          variants: { by: 'reader' as const, cases: [{ id: 'v1', when: ['out'], fields: {} }] },
        },
      },
      'title',
      'Promo is a variant for these readers: its text is edited in the fields.',
    ],
    [
      'when its block is locked',
      { node: { locked: true as const } },
      'title',
      'Title is locked: a producer can change it.',
    ],
    [
      'when its field is locked',
      { node: { locked: ['title'] } },
      'title',
      'Title is locked: a producer can change it.',
    ],
    [
      'when it is a linked block’s',
      { node: { linked: { document: 'block' } } },
      'title',
      'Promo shows a linked block: its text is edited there, or for this page in the fields.',
    ],
    ['when it is more than plain text', {}, 'html', 'Body is edited in its field.'],
  ])('%s, and that is said', (_who, set, name, words) => {
    const { inline, posted, said } = open(set);
    expect(inline.open('one', name)).toBe(false);
    expect(posted).toEqual([]);
    expect(said.at(-1)).toBe(words);
  });

  it('when it is part of a linked chain', () => {
    const { inline, said } = open();
    expect(inline.open('row.a', 'title')).toBe(false);
    expect(said.at(-1)).toBe('This is part of a linked block, and edited there.');
  });

  it('unless a lock is one’s own to pass', () => {
    const { inline } = open({ rights: ['edit', 'lock'], node: { locked: true } });
    expect(inline.open('one', 'title')).toBe(true);
  });

  it('where the page shows none', () => {
    const { inline, said } = open();
    expect(inline.open(front.sections['header']![0]!.id, null)).toBe(false);
    expect(said.at(-1)).toBe('This block shows no text that can be edited in place.');
  });
});
