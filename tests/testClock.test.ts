import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { momentOf, offset, shiftDate } from './testClock.cjs';

const MINUTE = 60_000;
/** ms that a slow machine may need between two looks at the clock. */
const SLOW = 10 * MINUTE;

describe('the day of the tests', () => {
  it.each([
    ['2028-02-29', '2028-02-29T17:00:00.000Z'],
    ['2027-03-14T06:59Z', '2027-03-14T06:59:00.000Z'],
    ['2026-11-01T05:59:30Z', '2026-11-01T05:59:30.000Z'],
  ])('%s', (text, moment) => {
    expect(new Date(momentOf(text)).toISOString()).toBe(moment);
  });

  it.each(['', 'tomorrow', '2027-02-29', '2027-13-01', '2027-03-14T06:59', '2027-03-14T25:00Z'])(
    'is refused by its name: "%s"',
    (text) => {
      expect(() => momentOf(text)).toThrow(`BROADSHEET_TEST_DAY is "${text}"`);
    },
  );

  it('is that of this process, and of those that it starts', () => {
    const started = execFileSync(process.execPath, ['-p', 'Date.now()']).toString();
    expect(Math.abs(Number(started) - Date.now())).toBeLessThan(SLOW);
    const real = execFileSync(process.execPath, ['-p', 'Date.now()'], {
      env: { ...process.env, NODE_OPTIONS: '' },
    }).toString();
    expect(Math.abs(Number(real) + offset() - Date.now())).toBeLessThan(SLOW);
  });
});

describe('a Date that is shifted', () => {
  const shifted = (ms: number) =>
    runInNewContext(`(${shiftDate.toString()})(${ms}); Date`) as DateConstructor;

  it('begins with now, runs on, and is a Date for all who ask', async () => {
    const Shifted = shifted(1000 * MINUTE);
    const before = new Shifted();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(Shifted.now()).toBeGreaterThan(before.getTime());
    expect(before instanceof Shifted).toBe(true);
    expect(before.constructor).toBe(Shifted);
    expect(Object.prototype.toString.call(before)).toBe('[object Date]');
    const real = Date.now() - offset();
    expect(Math.abs(Date.parse(Shifted()) - 1000 * MINUTE - real)).toBeLessThan(SLOW);
  });

  it('leaves given moments as they are', () => {
    const Shifted = shifted(1000 * MINUTE);
    expect(new Shifted(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(new Shifted(2028, 1, 29).getDate()).toBe(29);
    expect(Shifted.UTC(1970, 0)).toBe(0);
  });

  it('adds up when it is shifted again', () => {
    const real = Date.now();
    shiftDate(5 * MINUTE);
    const [now, made] = [Date.now(), new Date().getTime()];
    shiftDate(-5 * MINUTE);
    expect(Math.abs(now - real - 5 * MINUTE)).toBeLessThan(SLOW);
    expect(Math.abs(made - now)).toBeLessThan(SLOW);
  });
});

it('answers of a server say the same moment', async () => {
  const server = createServer((_request, response) => response.end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  expect(Math.abs(Date.parse(headers.get('date')!) - Date.now())).toBeLessThan(SLOW);
  server.close();
});
