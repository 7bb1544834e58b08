import { brotliDecompressSync } from 'node:zlib';
import { compress } from './compress';
import { StoredBody } from './storedBody';

const text = Buffer.from(
  Array.from({ length: 400 }, (_, index) => `<li class="card">Card ${index * 7919}</li>`).join(''),
);

it('a page that is read is compressed better after three answers, and says the same', async () => {
  const body = new StoredBody(text);
  const first = await body.as('br');
  for (let answer = 1; answer < 3; answer += 1) await body.as('br');
  let better = await body.as('br');
  while (better === first) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    better = await body.as('br');
  }
  expect(better.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(better)).toEqual(text);
});

it('a file of a build is as small as can be from the first answer on', async () => {
  const body = new StoredBody(text, { after: 1, quality: 11 });
  expect(await body.as('br')).toEqual(await compress(text, 'br', 11));
});

it('is compressed once for readers who ask at the same moment, and as it is for those who want that', async () => {
  const body = new StoredBody(text);
  const [one, other] = [body.as('gzip'), body.as('gzip')];
  expect(await one).toBe(await other);
  expect(body.as('gzip')).toBe(await one);
  expect(body.as('identity')).toBe(text);
});
