import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  downloadPicture,
  isPublicAddress,
  pictureAgent,
  type DownloadLimits,
} from './downloadPicture';

describe('a machine of the internet', () => {
  it.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
    ['127.0.0.1', false],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['172.20.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.100.100.200', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:7f00:1', false],
    ['64:ff9b::7f00:1', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['pictures.example', false],
  ])('%s: %s', (ip, expected) => expect(isPublicAddress(ip)).toBe(expected));
});

describe('a picture on another host', () => {
  const BYTES = Buffer.from('the bytes of a picture');
  const limits: DownloadLimits = {
    maxBytes: 1000,
    timeoutMs: 10_000,
    mayAsk: (ip) => ip === '127.0.0.1',
  };
  let host: Server;
  let base = '';

  beforeAll(async () => {
    const picture = { 'content-type': 'image/jpeg' };
    host = createServer(({ url = '', headers }, answer) => {
      const { port } = host.address() as AddressInfo;
      const redirects: Record<string, string> = {
        '/moved.jpg': '/a.jpg',
        '/inside.jpg': `http://127.0.0.2:${port}/a.jpg`,
        '/file.jpg': 'file:///etc/passwd',
        '/round.jpg': '/round.jpg',
      };
      const location = redirects[url];
      if (location) answer.writeHead(302, { location }).end();
      else if (url === '/a.jpg')
        answer.writeHead(headers.accept === 'image/*' ? 200 : 406, picture).end(BYTES);
      else if (url === '/stored')
        answer.writeHead(200, { 'content-type': 'binary/octet-stream' }).end(BYTES);
      else if (url === '/page.jpg') answer.writeHead(200, { 'content-type': 'text/html' }).end('x');
      else if (url === '/large.jpg') answer.writeHead(200, picture).end(Buffer.alloc(2000));
      else if (url === '/endless.jpg') {
        answer.writeHead(200, picture).flushHeaders();
        answer.write(Buffer.alloc(2000)); // of a length that nobody said
      } else if (url !== '/silent.jpg') answer.writeHead(404).end();
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    host.closeAllConnections();
    host.close();
  });

  async function download(address: string, changed: Partial<DownloadLimits> = {}): Promise<Buffer> {
    const asked = { ...limits, ...changed };
    const agent = pictureAgent(asked.mayAsk);
    const full = address.startsWith('/') ? base + address : address.replace('HOST', base);
    return downloadPicture(full, asked, agent).finally(() => agent.destroy());
  }

  it.each(['/a.jpg', '/moved.jpg', '/stored'])('comes from %s', async (path) => {
    expect(await download(path)).toEqual(BYTES);
  });

  it.each([
    ['that is missing', '/none.jpg', 'was answered 404'],
    ['that is a page', '/page.jpg', 'is text/html, not a picture'],
    ['that says it is too large', '/large.jpg', 'has more than 1000 bytes'],
    ['that turns out too large', '/endless.jpg', 'has more than 1000 bytes'],
    ['that leads round in a circle', '/round.jpg', 'leads on more than 5 times'],
    ['that leads to a file', '/file.jpg', 'is not for file:'],
    ['that leads into the network', '/inside.jpg', '127.0.0.2 is in a private network'],
    ['at no address', 'http://', 'is no address'],
    ['where nothing listens', 'http://127.0.0.1:1/a.jpg', /^cannot be had: .*ECONNREFUSED/],
  ])('%s is refused', async (_name, path, message) => {
    await expect(download(path)).rejects.toMatchObject({
      name: 'PictureFault',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  });

  it('that never comes is given up', async () => {
    await expect(download('/silent.jpg', { timeoutMs: 100 })).rejects.toThrow(
      'took longer than 0.1 s',
    );
  });

  it.each(['localhost', '127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])(
    'is not asked for at this machine, by whatever name: %s',
    async (name) => {
      const address = `${base.replace('127.0.0.1', name)}/a.jpg`;
      await expect(download(address, { mayAsk: isPublicAddress })).rejects.toThrow(
        /is in a private network$/,
      );
    },
  );
});
