import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnsImage } from '../../content/schemas/ans';
import { readImage } from '../../content/schemas/readImage';
import { pictureFiles } from './pictureFiles';

let server: Server;
let base = '';
const asked: { url: string; accept: string }[] = [];

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    asked.push({ url, accept: headers.accept ?? '' });
    if (url.includes('moved')) return void response.writeHead(302, { location: '/a.jpg' }).end();
    if (url.includes('gone')) return void response.writeHead(404).end();
    const type = url.includes('webp') ? 'image/webp' : 'image/jpeg';
    response.writeHead(200, { 'content-type': type }).end('the file');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));
beforeEach(() => void asked.splice(0));

const image = (url: string): AnsImage =>
  readImage({ url, auth: { 1: 'abc' }, width: 900, height: 600 })!;

describe('a picture for print', () => {
  it('is fetched of the resizer as JPEG, as wide as a page needs', async () => {
    const file = await pictureFiles(
      () => `${base}/resizer/`,
      () => base,
      fail,
    )(image('/photo/a.jpg'));
    expect(Buffer.from(file!).toString()).toBe('the file');
    expect(asked).toEqual([{ url: '/resizer/a.jpg?auth=abc&width=1000', accept: 'image/jpeg' }]);
  });

  it('is the original where there is no resizer', async () => {
    await pictureFiles(
      () => '',
      () => base,
      fail,
    )(image('/photo/a.jpg'));
    expect(asked.map(({ url }) => url)).toEqual(['/photo/a.jpg']);
  });

  it('is read of a path of the site, where the resizer is one', async () => {
    await pictureFiles(
      () => '/gateway/resizer/v2/',
      () => base,
      fail,
    )(image('/photo/a.jpg'));
    expect(asked[0]?.url).toContain('/gateway/resizer/v2/a.jpg?');
  });

  it('is never asked for on another host, whatever a document says', async () => {
    const warnings: string[] = [];
    const own = pictureFiles(
      () => '',
      () => 'http://127.0.0.1:1',
      (line) => void warnings.push(line),
    );
    expect(await own(image(`${base}/a.jpg`))).toBeNull();
    expect(asked).toEqual([]);
    expect(warnings[0]).toContain('it is elsewhere');
  });

  it('is not followed to where an answer leads', async () => {
    const warnings: string[] = [];
    const files = pictureFiles(
      () => '',
      () => base,
      (line) => void warnings.push(line),
    );
    expect(await files(image('/photo/moved.jpg'))).toBeNull();
    expect(asked.map(({ url }) => url)).toEqual(['/photo/moved.jpg']);
    expect(warnings).toHaveLength(1);
  });

  it.each([
    ['is not there', 'gone.jpg', '404'],
    ['print cannot hold', 'a.webp', 'image/webp'],
  ])('is left out where it %s, and the log says why', async (_what, name, reason) => {
    const warnings: string[] = [];
    const file = await pictureFiles(
      () => '',
      () => base,
      (line) => void warnings.push(line),
    )(image(`/photo/${name}`));
    expect(file).toBeNull();
    expect(warnings).toEqual([expect.stringContaining(`/photo/${name}`)]);
    expect(warnings[0]).toContain(reason);
  });

  it('is left out where nobody answers', async () => {
    const warnings: string[] = [];
    const file = await pictureFiles(
      () => '',
      () => 'http://127.0.0.1:1',
      (line) => void warnings.push(line),
    )(image('/a.jpg'));
    expect([file, warnings.length]).toEqual([null, 1]);
  });
});

function fail(line: string): void {
  throw new Error(line);
}
