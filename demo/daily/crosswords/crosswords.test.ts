import { crosswordOf, entriesOf } from './crosswordOf';
import { CROSSWORDS } from '.';

describe.each(CROSSWORDS.map((text) => [text.title, text] as const))('%s', (_title, text) => {
  const { rows } = text;
  const { across, down } = entriesOf(rows);
  const answers = [...across, ...down].map(({ answer }) => answer);

  it('has a clue for each answer and an answer for each clue', () => {
    const { clues } = crosswordOf(text, '2026-11-21');
    expect(clues.Across).toHaveLength(across.length);
    expect(clues.Down).toHaveLength(down.length);
  });

  it('is of the day, in the open format of crosswords (ipuz)', () => {
    expect(crosswordOf(text, '2026-11-21')).toMatchObject({
      version: 'http://ipuz.org/v2',
      kind: ['http://ipuz.org/crossword#1'],
      date: '11/21/2026',
      title: expect.stringMatching(/\S/),
      author: expect.stringMatching(/\S/),
    });
  });

  it('is a square that looks the same upside down', () => {
    expect(rows.every((row) => row.length === rows.length)).toBe(true);
    const turned = [...rows].reverse().map((row) => [...row].reverse().join(''));
    const black = (all: readonly string[]) => all.map((row) => row.replace(/[^#]/g, '.'));
    expect(black(turned)).toEqual(black(rows));
  });

  it('has no letter that is in one word only, and no word of two letters', () => {
    expect(Math.min(...answers.map((answer) => answer.length))).toBeGreaterThanOrEqual(3);
    const letters = rows.join('').replaceAll('#', '').length;
    expect(across.map(({ answer }) => answer).join('')).toHaveLength(letters);
    expect(down.map(({ answer }) => answer).join('')).toHaveLength(letters);
  });

  it('hangs together', () => {
    const white = new Set(
      rows.flatMap((row, y) => [...row].flatMap((c, x) => (c === '#' ? [] : [`${x} ${y}`]))),
    );
    const waiting = [[...white][0]!];
    const seen = new Set(waiting);
    for (const at of waiting) {
      const [x = 0, y = 0] = at.split(' ').map(Number);
      for (const next of [`${x + 1} ${y}`, `${x - 1} ${y}`, `${x} ${y + 1}`, `${x} ${y - 1}`]) {
        if (!white.has(next) || seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
    expect(seen.size).toBe(white.size);
  });

  it('repeats no answer, and gives none away in its clue', () => {
    expect(new Set(answers).size).toBe(answers.length);
    const clues = { ...text.across, ...text.down };
    const told = answers.filter((answer) =>
      new RegExp(`\\b${answer}\\b`, 'i').test(clues[answer] ?? ''),
    );
    expect(told).toEqual([]);
  });
});
