import fc from 'fast-check';

import {
  KEPT_MS,
  LEAD_MS,
  nextSignsFrom,
  outlivedKeys,
  publishedKeys,
  ROTATE_EVERY_MS,
} from './schedule';
import { seal, unseal } from '../../secrets/seal';

const DAY = 86_400_000;
const key = (day: number) => ({ signsFrom: day * DAY });
const days = (keys: { signsFrom: number }[]) => keys.map(({ signsFrom }) => signsFrom / DAY);

describe('signing keys', () => {
  it.each([
    ['without any, none', [], 5, []],
    ['the only one signs', [0], 5, [0]],
    ['one that is to come is published after the one that signs', [0, 6], 5, [0, 6]],
    ['the new one signs from its moment on, the old one stays', [0, 6], 6, [6, 0]],
    ['the old one stays a week', [0, 6], 12.9, [6, 0]],
    ['and goes', [0, 6], 13, [6]],
    ['three at once', [0, 6, 8], 7, [6, 8, 0]],
    ['none signs before its time', [6], 5, []],
  ])('%s', (_rule, signing, now, published) => {
    expect(days(publishedKeys(signing.map(key), now * DAY))).toEqual(published);
  });

  it.each([
    ['at once where there is none', [], 5, 5],
    ['at once where none signs yet', [9], 5, 5],
    ['not while the key is young', [0], 88.9, null],
    ['a day before it is 90 days old', [0], 89, 90],
    ['not again while the next one waits', [0, 90], 89.5, null],
    ['late when nobody was there in time, and never unannounced', [0], 300, 301],
  ])('the next one is due %s', (_rule, signing, now, due) => {
    const next = nextSignsFrom(signing.map(key), now * DAY);
    expect(next === null ? null : next / DAY).toBe(due);
  });

  it('follow each other for years: announced first, kept after, never more than three', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 200 }), (steps) => {
        let keys: { signsFrom: number; publishedAt: number }[] = [];
        const signedUntil = new Map<number, number>();
        let now = 0;
        for (const step of steps) {
          now += step * DAY;
          const gone = outlivedKeys(keys, now);
          for (const { signsFrom } of gone) {
            expect(now - (signedUntil.get(signsFrom) ?? -Infinity)).toBeGreaterThanOrEqual(KEPT_MS);
          }
          keys = keys.filter((known) => !gone.includes(known));
          const next = nextSignsFrom(keys, now);
          if (next !== null) keys.push({ signsFrom: next, publishedAt: now });
          const published = publishedKeys(keys, now);
          expect(published.length).toBeGreaterThan(0);
          expect(published.length).toBeLessThan(4);
          const [signing] = published;
          if (!signing) continue;
          for (const { signsFrom } of keys) {
            if (signsFrom < signing.signsFrom) signedUntil.set(signsFrom, signing.signsFrom);
          }
          if (keys.length > 1 && signing.publishedAt > 0)
            expect(
              signing.signsFrom - signing.publishedAt >= LEAD_MS ||
                signing.publishedAt === signing.signsFrom,
            ).toBe(true);
          expect(now - signing.signsFrom).toBeLessThan(ROTATE_EVERY_MS + 42 * DAY);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('a sealed text', () => {
  it('opens with its secret, also when that is no longer the first', () => {
    const sealed = seal('private', 'kid', 'old secret');
    expect(unseal(sealed, 'kid', ['new secret', 'old secret'])).toEqual(Buffer.from('private'));
    expect(sealed).not.toContain('private');
  });

  it.each([
    ['another secret', (sealed: string) => unseal(sealed, 'kid', ['another'])],
    ['another name', (sealed: string) => unseal(sealed, 'other', ['secret'])],
    ['a changed byte', (sealed: string) => unseal(`${sealed.slice(0, -2)}AA`, 'kid', ['secret'])],
    ['nothing', () => unseal('', 'kid', ['secret'])],
    ['half of it', (sealed: string) => unseal(sealed.split('.')[0] ?? '', 'kid', ['secret'])],
  ])('does not open with %s', (_what, open) => {
    expect(open(seal('private', 'kid', 'secret'))).toBeNull();
  });
});
