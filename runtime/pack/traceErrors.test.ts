import { createTracer, describeFailure } from './traceErrors';

/** Line 2 is line 6 of a block, line 3 line 1 of a package, line 4 webpack's own. */
const MAP = {
  version: 3,
  sources: ['./blocks/a-block/default.tsx', './node_modules/dayjs/dayjs.js', 'webpack/bootstrap'],
  names: [],
  mappings: ';AAKA;ACLA;ACAA',
};
const FILE = '/srv/site/dist/pack/server/pack.cjs';
const trace = createTracer(FILE, Buffer.from(JSON.stringify(MAP)));

function failed(...frames: string[]): Error {
  const error = new Error('broken');
  error.stack = ['Error: broken', ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return error;
}

describe('The trace of an error', () => {
  it('names file and line of the pack, and never the bundle', () => {
    const error = failed(`A (${FILE}:2:1)`, 'render (/srv/site/dist/engine/main.mjs:9:9)');
    expect(trace(error)).toBe('blocks/a-block/default.tsx:6');
    expect(error.stack).toBe(
      'Error: broken\n    at A (blocks/a-block/default.tsx:6:1)\n    at render (/srv/site/dist/engine/main.mjs:9:9)',
    );
  });

  it('names the pack’s own line where a package that it uses threw', () => {
    expect(trace(failed(`parse (${FILE}:3:1)`, `A (${FILE}:2:1)`))).toBe(
      'blocks/a-block/default.tsx:6',
    );
    expect(trace(failed(`parse (${FILE}:3:1)`))).toBe('node_modules/dayjs/dayjs.js:1');
  });

  it('is the same when the error is thrown again', () => {
    const error = failed(`A (${FILE}:2:1)`);
    expect(trace(error)).toBe(trace(error));
  });

  it.each([
    ['what no file of the pack is behind', failed(`${FILE}:4:1`)],
    ['what came from elsewhere', failed('Socket (node:net:1:1)')],
    ['what was never thrown', Object.assign(new Error('x'), { stack: undefined })],
  ])('leaves alone %s', (_name, error) => {
    const { stack } = error;
    expect(trace(error)).toBeNull();
    expect(error.stack).toBe(stack);
  });

  it('is had of an error that may not be changed', () => {
    expect(trace(Object.freeze(failed(`A (${FILE}:2:1)`)))).toBe('blocks/a-block/default.tsx:6');
  });

  it('stands behind the message', () => {
    const error = new Error('broken');
    expect(describeFailure({ error, at: 'a.ts:1' })).toBe('broken (a.ts:1)');
    expect(describeFailure({ error, at: null })).toBe('broken');
  });
});
