/** @jest-environment jsdom */
import { runInThisContext } from 'node:vm';
import { READER_COOKIE, READER_STATE_SCRIPT } from './readerState';

function stateFor(cookie: string): string | undefined {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  runInThisContext(`(document) => { ${READER_STATE_SCRIPT} }`)(document);
  return document.documentElement.dataset['readerState'];
}

describe('READER_STATE_SCRIPT', () => {
  it.each([
    ['', 'out'],
    [`${READER_COOKIE}=in`, 'in'],
    [`a=b; ${READER_COOKIE}=subscribed; c=d`, 'subscribed'],
    [`${READER_COOKIE}=out`, 'out'],
    [`${READER_COOKIE}=admin`, 'out'],
    [`${READER_COOKIE}=inn`, 'out'],
    [`not_${READER_COOKIE}=in`, 'out'],
  ])('cookie "%s" -> %s', (cookie, expected) => {
    expect(stateFor(cookie)).toBe(expected);
  });

  it('fits into a head: short, and cannot end its element', () => {
    expect(READER_STATE_SCRIPT.length).toBeLessThan(200);
    expect(READER_STATE_SCRIPT).not.toContain('<');
  });
});
