import { describeFailure } from './describeFailure';

const chunkError = (part: object) =>
  Object.assign(new Error('Loading chunk 11 failed.\n(error: /pf/dist/11.js)'), {
    name: 'ChunkLoadError',
    ...part,
  });

describe('what is logged of a block that does not come alive (platform §8)', () => {
  it.each(['missing', 'error', 'timeout'])('is the chunk and why: %s', (type) => {
    expect(describeFailure(chunkError({ type }), 7)).toBe(
      `ChunkLoadError: Loading chunk 11 failed (${type})`,
    );
  });

  it('is an error where a chunk says no type', () => {
    expect(describeFailure(chunkError({}), 7)).toBe(
      'ChunkLoadError: Loading chunk 11 failed (error)',
    );
  });

  it.each([
    [new Error('no such story'), 'no such story'],
    ['thrown as words', 'thrown as words'],
    [null, 'null'],
    [undefined, 'undefined'],
  ])('is the block and what was thrown: %s', (error, words) => {
    expect(describeFailure(error, 7)).toBe(`The block of chunk 7 failed: ${words}`);
  });
});
