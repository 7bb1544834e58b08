import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { until } from '../../../store/testing/until';
import { EventStream } from './EventStream';

const KIB = 1024;
const event = (bytes: number) =>
  ({
    kind: 'people',
    people: [{ tab: 't', name: 'x'.repeat(bytes), node: null }],
  }) as const;

describe('A stream of events', () => {
  const onSlow = jest.fn();
  const opened: { raw: ServerResponse; stream: EventStream }[] = [];
  const server = createServer((_request, raw) => {
    opened.push({ raw, stream: new EventStream(raw, onSlow) });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  beforeEach(() => {
    onSlow.mockClear();
    opened.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const open = async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nhost: test\r\n\r\n');
    await until(() => opened.length === 1, 10_000);
    return { socket, ...opened[0]! };
  };

  it('is ended for who does not read it, before more than a few events wait', async () => {
    const { socket, raw, stream } = await open();
    // Nothing is taken from the connection: what is sent fills the system's own buffers, then ours.
    socket.pause();
    let most = 0;
    for (let sent = 0; sent < 10_000 && !raw.destroyed; sent += 1) {
      stream.send(event(32 * KIB));
      most = Math.max(most, raw.writableLength);
      await new Promise(setImmediate);
    }
    expect(raw.destroyed).toBe(true);
    expect(onSlow).toHaveBeenCalledTimes(1);
    expect(most).toBeLessThan(300 * KIB);
    stream.send(event(KIB));
    expect(onSlow).toHaveBeenCalledTimes(1);
    socket.destroy();
  });

  it('brings everything to who does, however much it is', async () => {
    const { socket, raw, stream } = await open();
    let heard = 0;
    socket.on('data', (data) => (heard += data.length));
    for (let sent = 0; sent < 300; sent += 1) {
      stream.send(event(32 * KIB));
      await until(() => heard > sent * 32 * KIB, 20_000);
    }
    expect(raw.destroyed).toBe(false);
    expect(onSlow).not.toHaveBeenCalled();
    socket.destroy();
  });
});
