import { inflateSync } from 'node:zlib';

/** A PDF as it is, a byte a letter. */
export const textOf = (pdf: Uint8Array): string => Buffer.from(pdf).toString('latin1');

/** What is drawn, as a PDF says it. */
export const drawn = (pdf: Uint8Array): string =>
  [...textOf(pdf).matchAll(/\/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join('\n');
