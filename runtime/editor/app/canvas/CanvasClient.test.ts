import type { PageDocument } from '../../../document/document';
import { feature, pageDocument } from '../../../document/testing/fixtures';
import type { FrameMessage, HostMessage, PageLayout } from '../shared/frameProtocol';
import { ApiError } from '../shared/call';
import type { Api } from '../shared/api';
import { CanvasClient } from './CanvasClient';

const page = pageDocument('front', { sections: { main: [feature('one'), feature('two')] } });
const typed = (title: string): PageDocument => ({
  ...page,
  sections: { main: [feature('one', { fields: { title } }), page.sections['main']![1]!] },
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const opened: MessagePort[] = [];
afterEach(() => {
  for (const port of opened.splice(0)) port.close();
});

/** A canvas with a page at revision 3, and the frame's end of its channel. */
async function open() {
  const now = { document: page, base: page, rev: 3 };
  const drawNodes = jest.fn<ReturnType<Api['drawNodes']>, Parameters<Api['drawNodes']>>(
    async ({ nodes }) => ({
      html: Object.fromEntries(nodes.map(({ id, fields }) => [id, String(fields['title'])])),
      sheets: [],
      build: 'b1',
      problems: {},
    }),
  );
  const preview = jest.fn(async () => ({ url: '/preview', uri: '/news', rev: now.rev }));
  const refresh = jest.fn(async () => undefined);
  const client = new CanvasClient({
    api: { drawNodes, preview },
    documentId: 'front',
    page: () => now,
    sections: () => ['main'],
    flush: async () => undefined,
    refresh,
  });
  const heard: HostMessage[] = [];
  let port: MessagePort | null = null;
  const frame = {
    postMessage: (_word: string, _target: string, [given]: MessagePort[]) => {
      port = given!;
      opened.push(port);
      port.addEventListener('message', ({ data }) => {
        const message = data as HostMessage;
        if (message.kind === 'update') heard.push(message);
      });
      port.start();
    },
  };
  client.changed();
  await client.load(null);
  client.connect(frame as unknown as Window);
  const say = async (message: FrameMessage) => {
    port?.postMessage(message);
    await settle();
  };
  const change = (document: PageDocument) => {
    now.document = document;
    client.changed();
  };
  return { client, now, drawNodes, preview, refresh, heard, say, change };
}

const layout: PageLayout = { nodes: [], sections: [], texts: [], width: 0, height: 0 };

describe('a canvas', () => {
  it('has painted nothing until the frame tells where everything is, and again when it is loaded', async () => {
    const { client, say } = await open();
    expect(client.read().isPainted).toBe(false);
    await say({ kind: 'hello', rev: 3, problems: {} });
    expect(client.read().isPainted).toBe(false);
    await say({ kind: 'layout', layout });
    expect(client.read().isPainted).toBe(true);
    await client.load('/sports');
    expect(client.read()).toMatchObject({ isPainted: false, latency: null });
    await say({ kind: 'layout', layout });
    expect(client.read().isPainted).toBe(false);
    client.stop();
  });

  it('shows why there is no page, which never speaks', async () => {
    const { client } = await open();
    client.loaded();
    expect(client.read().isPainted).toBe(true);
    client.stop();
  });

  it('tells why a block shows nothing, and how long that took, once the frame has painted it', async () => {
    const { client, change, drawNodes, say } = await open();
    await say({ kind: 'hello', rev: 3, problems: {} });
    const drawn = { html: { one: '' }, sheets: [], build: 'b1' };
    drawNodes.mockResolvedValueOnce({ ...drawn, problems: { one: 'no headline' } });
    change(typed('a'));
    await settle();
    expect(client.read()).toMatchObject({ problems: {}, latency: null });
    await say({ kind: 'painted' });
    const { problems, latency } = client.read();
    expect(problems).toEqual({ one: 'no headline' });
    expect(latency).toBeGreaterThan(0);
    drawNodes.mockResolvedValueOnce({ ...drawn, problems: { one: 'no headline' } });
    change(typed('ab'));
    await say({ kind: 'painted' });
    expect(client.read().problems).toBe(problems);
    change(typed('abc'));
    await say({ kind: 'painted' });
    expect(client.read().problems).toEqual({});
    client.stop();
  });

  it('tells why a block shows nothing as soon as the page is there, until another page is', async () => {
    const { client, say } = await open();
    const problems = { two: 'no headline (blocks/two-block/default.tsx:4)' };
    await say({ kind: 'hello', rev: 3, problems });
    expect(client.read().problems).toEqual(problems);
    await say({ kind: 'hello', rev: 3, problems: {} });
    expect(client.read().problems).toEqual({});
    client.stop();
  });

  it('is loaded where the server finds content for the page', async () => {
    const { client, preview } = await open();
    expect(preview).toHaveBeenCalledWith({ id: 'front', uri: null });
    expect(client.read()).toMatchObject({ src: '/preview', uri: '/news' });
    client.stop();
  });

  it('draws nothing before it knows what the frame shows, then what differs', async () => {
    const { client, change, drawNodes, say, heard } = await open();
    change(typed('new'));
    await settle();
    expect(drawNodes).not.toHaveBeenCalled();
    await say({ kind: 'hello', rev: 3, problems: {} });
    expect(
      drawNodes.mock.calls.map(([{ uri, nodes }]) => [uri, nodes.map(({ id }) => id)]),
    ).toEqual([['/news', ['one']]]);
    expect(heard).toMatchObject([{ kind: 'update', drawn: { html: { one: 'new' } }, order: [] }]);
    client.stop();
  });

  it('draws one at a time, and the latest right after', async () => {
    const { client, change, drawNodes, say, heard } = await open();
    await say({ kind: 'hello', rev: 3, problems: {} });
    for (const title of ['a', 'ab', 'abc', 'abcd']) change(typed(title));
    await settle();
    expect(drawNodes).toHaveBeenCalledTimes(2);
    expect(heard.at(-1)).toMatchObject({ drawn: { html: { one: 'abcd' } } });
    client.stop();
  });

  it('leaves a block alone while someone types in it, and draws it once they are done', async () => {
    const { client, change, drawNodes, say, heard } = await open();
    await say({ kind: 'hello', rev: 3, problems: {} });
    client.hold('one');
    for (const title of ['a', 'ab']) change(typed(title));
    await settle();
    expect(drawNodes).not.toHaveBeenCalled();
    client.hold(null);
    await settle();
    expect(heard).toMatchObject([{ drawn: { html: { one: 'ab' } } }]);
    client.stop();
  });

  it('does not show what was drawn of a block before someone began to type in it', async () => {
    const { client, change, say, heard } = await open();
    await say({ kind: 'hello', rev: 3, problems: {} });
    change(typed('a'));
    client.hold('one');
    await settle();
    expect(heard).toEqual([]);
    client.hold(null);
    await settle();
    expect(heard).toMatchObject([{ drawn: { html: { one: 'a' } } }]);
    client.stop();
  });

  it('moves blocks without asking the server', async () => {
    const { client, change, drawNodes, say, heard } = await open();
    await say({ kind: 'hello', rev: 3, problems: {} });
    change({ ...page, sections: { main: [...page.sections['main']!].reverse() } });
    await settle();
    expect(drawNodes).not.toHaveBeenCalled();
    expect(heard).toMatchObject([{ order: [{ section: 'main', ids: ['two', 'one'] }] }]);
    client.stop();
  });

  it('is loaded again for another layout', async () => {
    const { client, change, preview, say } = await open();
    await say({ kind: 'hello', rev: 3, problems: {} });
    change({ ...page, layout: 'full' });
    await settle();
    expect(preview).toHaveBeenLastCalledWith({ id: 'front', uri: '/news' });
    client.stop();
  });

  it('looks for what others saved where it shows a draft that nobody here has seen', async () => {
    const { client, now, refresh, say, drawNodes } = await open();
    await say({ kind: 'hello', rev: 4, problems: {} });
    expect(refresh).toHaveBeenCalled();
    Object.assign(now, { base: typed('theirs'), document: typed('theirs'), rev: 4 });
    client.changed();
    await settle();
    expect(drawNodes).not.toHaveBeenCalled();
    client.stop();
  });

  it('says what went wrong, and goes on from what it shows', async () => {
    const { client, change, drawNodes, say, heard } = await open();
    await say({ kind: 'hello', rev: 3, problems: {} });
    drawNodes.mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    change(typed('a'));
    await settle();
    expect(client.read().failure).toBe('The server can’t be reached.');
    change(typed('ab'));
    await settle();
    expect(client.read().failure).toBeNull();
    expect(heard).toMatchObject([{ drawn: { html: { one: 'ab' } } }]);
    client.stop();
  });

  it('tells of clicks in the frame until one stops listening', async () => {
    const { client, say } = await open();
    const acts: unknown[] = [];
    const stop = client.listen((act) => acts.push(act));
    await say({ kind: 'clicked', id: 'one', isAdding: false, isOpening: false });
    stop();
    await say({ kind: 'clicked', id: 'two', isAdding: false, isOpening: false });
    expect(acts).toMatchObject([{ kind: 'clicked', id: 'one' }]);
    client.stop();
  });
});
