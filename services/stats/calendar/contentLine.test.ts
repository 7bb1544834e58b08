import fc from 'fast-check';
import { readCalendar } from '../testing/readCalendar';
import { contentLine, escapeText } from './contentLine';

describe('a line of a calendar', () => {
  it('keeps any text, whatever is in it and however long it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const line = contentLine('SUMMARY', escapeText(text));
        const [entry] = readCalendar(`BEGIN:VEVENT\r\n${line}END:VEVENT\r\n`);
        const expected = text
          .replace(/\r\n|\r|\n/g, '\n')
          .replace(/(?![\t\n\u0080-\u009F])\p{Cc}/gu, '');
        // Half a character cannot be written in UTF-8.
        if (!/\p{Surrogate}/u.test(text)) expect(unescaped(line)).toBe(expected);
        expect(entry).toBeDefined();
      }),
    );
  });

  it('never cuts a character in two', () => {
    const line = contentLine('SUMMARY', '⚾'.repeat(60));
    for (const part of line.trimEnd().split('\r\n ')) {
      expect(Buffer.from(part).toString()).not.toContain('\ufffd');
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(74);
    }
  });
});

function unescaped(line: string): string {
  const value = line.replaceAll('\r\n ', '').slice('SUMMARY:'.length, -2);
  return value.replace(/\\([\\;,n])/g, (_all, character: string) =>
    character === 'n' ? '\n' : character,
  );
}
