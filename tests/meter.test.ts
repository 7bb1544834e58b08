/** @jest-environment jsdom */
import fc from 'fast-check';
import { METER_COOKIE, METER_SCRIPT } from '../components/reader/meterScript';
import {
  METER_COOKIE as READ_COOKIE,
  monthOf,
  readMeter,
  storyMark,
} from '../services/access/readMeter';

const valueOf = () => new RegExp(`${METER_COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? null;
const month = () => monthOf(Date.now(), 'America/New_York');
const marks = () => readMeter(valueOf(), month());

/** Opens a page whose head has the script, as a browser does. */
function open(path: string, rule: 'account' | 'metered', state: string) {
  document.documentElement.dataset['readerState'] = state;
  window.history.replaceState(null, '', path);
  const script = document.createElement('script');
  script.dataset['rule'] = rule;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  // oxlint-disable-next-line typescript/no-implied-eval -- what the page's head runs
  new Function(METER_SCRIPT)();
}

const forget = () => {
  document.cookie = `${METER_COOKIE}=; max-age=0; path=/`;
};

describe('what pages note in the browser, and the server reads', () => {
  beforeEach(forget);

  it('has one name', () => expect(READ_COOKIE).toBe(METER_COOKIE));

  it('is the same for any path', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    const path = fc
      .tuple(
        fc.array(segment, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', '/', '.html', '.html/card-1bg0hhb'),
      )
      .map(([parts, end]) => `/${parts.join('/')}${end}`);
    fc.assert(
      fc.property(path, (given) => {
        forget();
        open(given, 'account', 'out');
        expect([...marks()]).toEqual([storyMark(given)]);
      }),
      { numRuns: 200 },
    );
  });

  it('counts each story once', () => {
    for (const path of ['/a.html', '/b.html', '/a.html', '/a.html/', '/a.html/card-1bg0hhb'])
      open(path, 'metered', 'out');
    expect(marks().size).toBe(2);
  });

  it('begins anew each month', () => {
    document.cookie = `${METER_COOKIE}=2020-01.abc.def; path=/`;
    open('/a.html', 'metered', 'out');
    expect([...marks()]).toEqual([storyMark('/a.html')]);
  });

  it.each([
    ['account', 'out', 1],
    ['account', 'in', 0],
    ['account', 'subscribed', 0],
    ['metered', 'out', 1],
    ['metered', 'in', 1],
    ['metered', 'subscribed', 0],
  ] as const)('under the rule "%s" counts who is "%s": %i', (rule, state, count) => {
    open('/a.html', rule, state);
    expect(marks().size).toBe(count);
  });

  it.each(['account', 'metered'] as const)(
    'under the rule "%s" counts nobody of the staff',
    (rule) => {
      document.documentElement.dataset['unmetered'] = '';
      open('/a.html', rule, 'in');
      expect(marks().size).toBe(0);
      delete document.documentElement.dataset['unmetered'];
    },
  );

  it('keeps at most 59 stories, so that the cookie stays small', () => {
    for (let n = 0; n < 80; n += 1) open(`/story-${n}.html`, 'metered', 'out');
    expect(marks().size).toBe(59);
    expect((valueOf() ?? '').length).toBeLessThan(600);
  });
});
