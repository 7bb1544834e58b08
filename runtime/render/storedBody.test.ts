import { brotliDecompressSync } from 'node:zlib';
import { StoredBody, type Upgrade } from './storedBody';

const text = Buffer.from(
  Array.from({ length: 400 }, (_, index) => `<li class="card">Card ${index * 7919}</li>`).join(''),
);

it.each<[string, Upgrade | undefined, number]>([
  ['a page after three answers', undefined, 3],
  ['a file after one', { after: 1, quality: 11 }, 1],
])('%s is compressed better, and says the same', async (_what, upgrade, answers) => {
  const body = new StoredBody(text, upgrade);
  const first = await body.as('br');
  for (let answer = 1; answer < answers; answer += 1)
    expect((await body.as('br')).length).toBe(first.length);
  let better = await body.as('br');
  while (better.length === first.length) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    better = await body.as('br');
  }
  expect(better.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(better)).toEqual(text);
});

it('is compressed once for readers who ask at the same moment, and as it is for those who want that', async () => {
  const body = new StoredBody(text);
  const [one, other] = [body.as('gzip'), body.as('gzip')];
  expect(await one).toBe(await other);
  expect(body.as('gzip')).toBe(await one);
  expect(body.as('identity')).toBe(text);
});
