import type { StartBlock } from './blockLoader';

/** Of a page without live blocks. */
export const noLive = () => Promise.reject(new Error('not asked for'));

/** A chunk whose arrival the test decides. */
export function slowChunk() {
  let arrive: (start: StartBlock) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  const load = jest.fn(
    () =>
      new Promise<{ default: StartBlock }>((resolve, reject) => {
        arrive = (start) => resolve({ default: start });
        fail = reject;
      }),
  );
  return {
    load,
    arrive: (start: StartBlock) => arrive(start),
    fail: (error: unknown) => fail(error),
  };
}

/** Lets what was promised come about. */
export const settle = () => jest.advanceTimersByTimeAsync(0);

/** The first element of a page of that. */
export function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

/** A block of the server's markup that comes alive by chunk 11. */
export const enhanced = (hydrate: string, inner = '<button type="button">Menu</button>') =>
  show(`<nav data-enhance="11" data-hydrate="${hydrate}">${inner}</nav>`);

/** As the compiled entry makes it. */
export const chunkError = (type: string) =>
  Object.assign(new Error(`Loading chunk 11 failed.\n(${type}: /pf/dist/x.js)`), {
    name: 'ChunkLoadError',
    type,
  });
