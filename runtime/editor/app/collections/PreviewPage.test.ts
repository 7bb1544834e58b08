/** @jest-environment jsdom */
import type { GivenTo } from '../shared/calls';
import type { CollectionEntry } from '../../contract/collections';
import type { EditorPack } from '../../contract/pack';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import { PreviewPage } from './PreviewPage';

const pack: EditorPack = { build: 'b1', blocks: [], layouts: [], outputTypes: [], sources: [] };
const list = feature('list', { fields: { collectionId: 'top', title: 'top' } });
const draft = pageDocument('front', { sections: { main: [feature('other'), list] } });
const entry = (id: string): CollectionEntry => ({ id, type: 'story', headline: null });

function setUp() {
  const answers: ((id: string) => void)[] = [];
  const api = {
    readDraft: jest.fn(async () => ({
      document: draft,
      rev: 3,
      hash: '',
      updatedAt: '2026-11-21T12:00:00Z',
      updatedBy: 'ada@daily.test',
      folder: '/',
      url: '/',
      rights: [],
    })),
    preview: jest.fn(async () => ({ url: '/preview', uri: '/', rev: 3 })),
    drawNodes: jest.fn(async () => ({ html: {}, sheets: [], build: 'b1', problems: {} })),
    stageCollection: jest.fn(
      (_given: GivenTo<'stageCollection'>) =>
        new Promise<{ id: string }>((resolve) => answers.push((id) => resolve({ id }))),
    ),
  };
  const onFailure = jest.fn();
  const page = new PreviewPage({ api, pack, documentId: 'front', collectionId: 'top', onFailure });
  return { api, answers, onFailure, page };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The frame has loaded the draft. */
function sayHello(page: PreviewPage) {
  const frame = { postMessage: jest.fn() };
  page.canvas.connect(frame as unknown as Window);
  const [, , [port]] = frame.postMessage.mock.calls[0] as [unknown, unknown, [MessagePort]];
  port.postMessage({ kind: 'hello', rev: 3, problems: {} });
}

beforeAll(() => {
  // jsdom has none: what is posted comes at the other end.
  class Port {
    other!: Port;
    listener: ((event: { data: unknown }) => void) | null = null;
    addEventListener(_kind: string, listener: (event: { data: unknown }) => void) {
      this.listener = listener;
    }
    postMessage(data: unknown) {
      this.other.listener?.({ data });
    }
    start() {}
    close() {}
  }
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = new Port();
      port2 = new Port();
      constructor() {
        this.port1.other = this.port2;
        this.port2.other = this.port1;
      }
    },
  });
});

describe('a page with an order that is not saved', () => {
  it('asks for the staged order where it asked for the collection, and nowhere else', async () => {
    const { api, answers, page } = setUp();
    await page.open();
    sayHello(page);
    page.show([entry('a')]);
    answers[0]!('staged-1');
    await settled();
    expect(api.stageCollection).toHaveBeenCalledWith({ id: 'top', entries: [entry('a')] });
    expect(api.drawNodes).toHaveBeenCalledTimes(1);
    expect(api.drawNodes).toHaveBeenCalledWith({
      id: 'front',
      uri: '/',
      nodes: [{ ...list, fields: { collectionId: 'staged-1', title: 'top' } }],
    });
  });

  it('stages one order at a time, and of those that come meanwhile only the last', async () => {
    const { api, answers, page } = setUp();
    await page.open();
    for (const id of ['a', 'b', 'c']) page.show([entry(id)]);
    answers[0]!('staged-1');
    await settled();
    answers[1]!('staged-2');
    await settled();
    expect(api.stageCollection.mock.calls.map(([{ entries }]) => entries[0]?.id)).toEqual([
      'a',
      'c',
    ]);
  });

  it('shows the order again where the draft is read again, in the frame that is there', async () => {
    const { api, answers, page } = setUp();
    await page.open();
    page.show([entry('a')]);
    answers[0]!('staged-1');
    await settled();
    void page.open();
    await settled();
    expect(api.stageCollection).toHaveBeenCalledTimes(2);
    expect(api.preview).toHaveBeenCalledTimes(1);
  });

  it('stages nothing where no order was shown, nor once it is left', async () => {
    const { api, page } = setUp();
    await page.open();
    await page.open();
    expect(api.stageCollection).not.toHaveBeenCalled();
    page.stop();
    page.show([entry('a')]);
    await page.open();
    expect(api.preview).toHaveBeenCalledTimes(1);
  });

  it('shows no draft that comes once it is left', async () => {
    const { api, page } = setUp();
    const comes = page.open();
    page.stop();
    await comes;
    expect(api.preview).not.toHaveBeenCalled();
    expect(page.document).toBeNull();
  });

  it('tells why an order can’t be shown, and shows the next', async () => {
    const { api, onFailure, page } = setUp();
    await page.open();
    api.stageCollection.mockRejectedValueOnce(new Error('The server can’t be reached.'));
    page.show([entry('a')]);
    await settled();
    expect(onFailure).toHaveBeenCalledWith('The server can’t be reached.');
    page.show([entry('b')]);
    expect(api.stageCollection).toHaveBeenCalledTimes(2);
  });
});
