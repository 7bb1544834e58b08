/** @jest-environment jsdom */
import { runInThisContext } from 'node:vm';
import { READER_COOKIE, READER_STATE_SCRIPT } from './readerState';

function stateFor(cookie: string): DOMStringMap {
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  runInThisContext(`(document) => { ${READER_STATE_SCRIPT} }`)(document);
  return document.documentElement.dataset;
}

describe('READER_STATE_SCRIPT', () => {
  it('reads the cookie that the service of the readers sets', () => {
    expect(stateFor('broadsheet_reader=in')['readerState']).toBe('in');
  });

  it.each([
    ['', 'out'],
    [`${READER_COOKIE}=in`, 'in'],
    [`a=b; ${READER_COOKIE}=subscribed; c=d`, 'subscribed'],
    [`${READER_COOKIE}=subscribed.ads-free.premium`, 'subscribed'],
    [`${READER_COOKIE}=out`, 'out'],
    [`${READER_COOKIE}=admin`, 'out'],
    [`${READER_COOKIE}=inn`, 'out'],
    [`not_${READER_COOKIE}=in`, 'out'],
  ])('cookie "%s" -> %s', (cookie, expected) => {
    expect(stateFor(cookie)['readerState']).toBe(expected);
  });

  it.each([
    [`${READER_COOKIE}=subscribed.ads-free`, true],
    [`${READER_COOKIE}=in.ads-free`, true],
    [`${READER_COOKIE}=subscribed.ads-free.premium`, true],
    [`${READER_COOKIE}=subscribed.premium`, false],
    [`${READER_COOKIE}=subscribed`, false],
    [`${READER_COOKIE}=subscribedXads-free`, false],
    [`${READER_COOKIE}=.ads-free`, false],
  ])('cookie "%s" -> reads without ads: %s', (cookie, expected) => {
    expect('adsFree' in stateFor(cookie)).toBe(expected);
  });

  it.each([
    [`${READER_COOKIE}=subscribed.ads-free.premium`, true],
    [`${READER_COOKIE}=subscribed.premium`, true],
    [`${READER_COOKIE}=subscribed.ads-free`, false],
    [`${READER_COOKIE}=subscribed.premium.ads-free`, false],
    [`${READER_COOKIE}=premium`, false],
    [`${READER_COOKIE}=subscribedXpremium`, false],
  ])('cookie "%s" -> has the e-edition: %s', (cookie, expected) => {
    expect('premium' in stateFor(cookie)).toBe(expected);
  });

  it.each([
    [`${READER_COOKIE}=in.unmetered`, true],
    [`${READER_COOKIE}=in.ads-free.premium.unmetered`, true],
    [`${READER_COOKIE}=in.premium`, false],
    [`${READER_COOKIE}=in.unmetered.premium`, false],
  ])('cookie "%s" -> is never metered: %s', (cookie, expected) => {
    const { readerState } = stateFor(cookie);
    expect('unmetered' in stateFor(cookie)).toBe(expected);
    expect(readerState).toBe(cookie.endsWith('.unmetered.premium') ? 'out' : 'in');
  });

  it('fits into a head: short, and cannot end its element', () => {
    expect(READER_STATE_SCRIPT.length).toBeLessThan(320);
    expect(READER_STATE_SCRIPT).not.toContain('<');
  });
});
