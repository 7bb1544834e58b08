import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnsImage } from '../../content/schemas/ans';
import { readImage } from '../../content/schemas/readImage';
import { pictureAddress, pictureFiles } from './pictureFiles';

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

describe('where a picture for print is', () => {
  it.each([
    [
      'at the resizer, as wide as a page needs',
      '/photo/a.jpg',
      'https://r.example/v2/',
      'https://r.example/v2/a.jpg?auth=abc&width=1000',
    ],
    [
      'below a path of the site, where the resizer is one',
      '/photo/a.jpg',
      '/gateway/resizer/v2/',
      'https://own.example/gateway/resizer/v2/a.jpg?auth=abc&width=1000',
    ],
    ['with us, where there is no resizer', '/photo/a.jpg', '', 'https://own.example/photo/a.jpg'],
    ['nowhere on another host, whatever a document says', 'http://169.254.169.254/a.jpg', '', null],
  ])('is %s', (_where, url, resizer, expected) => {
    expect(pictureAddress(image(url), resizer, 'https://own.example')).toBe(expected);
  });
});

describe('a picture for print', () => {
  const warnings: string[] = [];
  const fetchPicture = pictureFiles((line) => void warnings.push(line));
  beforeEach(() => void warnings.splice(0));

  it('is asked for as JPEG', async () => {
    const file = await fetchPicture(`${base}/a.jpg`);
    expect(Buffer.from(file!).toString()).toBe('the file');
    expect(asked).toEqual([{ url: '/a.jpg', accept: 'image/jpeg' }]);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['is not there', 'gone.jpg', '404'],
    ['print cannot hold', 'a.webp', 'image/webp'],
    ['leads elsewhere', 'moved.jpg', 'fetch failed'],
  ])('is left out where it %s, and the log says why', async (_what, name, reason) => {
    expect(await fetchPicture(`${base}/${name}`)).toBeNull();
    expect(asked).toHaveLength(1);
    expect(warnings).toEqual([expect.stringContaining(`/${name}`)]);
    expect(warnings[0]).toContain(reason);
  });

  it('is left out where nobody answers', async () => {
    expect(await fetchPicture('http://127.0.0.1:1/a.jpg')).toBeNull();
    expect(warnings).toHaveLength(1);
  });
});
