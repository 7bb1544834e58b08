import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress, pickEncoding } from './compress';

describe('compression', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['identity', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['', 'identity'],
  ])('accept-encoding %p is answered in %s', (header, expected) => {
    expect(pickEncoding(header)).toBe(expected);
  });

  it('gives back the same text', async () => {
    const body = Buffer.from('é'.repeat(500));
    expect(brotliDecompressSync(await compress(body, 'br'))).toEqual(body);
    expect(gunzipSync(await compress(body, 'gzip'))).toEqual(body);
  });
});
