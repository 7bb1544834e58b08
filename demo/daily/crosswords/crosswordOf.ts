import type { Crossword } from '../../../services/daily/Crossword';
import type { CrosswordText } from './CrosswordText';

const BLACK = '#';

/** Where an answer begins, and its letters. */
interface Entry {
  number: number;
  answer: string;
}

/**
 * A crossword of a day (`2026-11-21`) as feeds have it: numbered, with each clue at its answer.
 *
 * @throws Error that names an answer without a clue, or a clue without an answer
 */
export function crosswordOf(text: CrosswordText, day: string): Crossword {
  const { title, author, intro, rows } = text;
  const [year = '', month = '', date = ''] = day.split('-');
  const { across, down } = entriesOf(rows);
  return {
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/crossword#1'],
    title,
    author,
    intro,
    date: `${month}/${date}/${year}`,
    dimensions: { width: rows[0]?.length ?? 0, height: rows.length },
    solution: rows.map((row) => [...row]),
    clues: {
      Across: cluesOf(across, text.across, title),
      Down: cluesOf(down, text.down, title),
    },
  };
}

/** All answers by number: a letter begins one where none stands before it and one behind it. */
export function entriesOf(rows: readonly string[]): { across: Entry[]; down: Entry[] } {
  const across: Entry[] = [];
  const down: Entry[] = [];
  const columns = [...(rows[0] ?? '')].map((_, x) => rows.map((row) => row[x] ?? BLACK).join(''));
  let number = 0;
  for (const [y, row] of rows.entries()) {
    for (const x of [...row].keys()) {
      const toRight = answerFrom(row, x);
      const downwards = answerFrom(columns[x] ?? '', y);
      if (!toRight && !downwards) continue;
      number += 1;
      if (toRight) across.push({ number, answer: toRight });
      if (downwards) down.push({ number, answer: downwards });
    }
  }
  return { across, down };
}

/** The answer that begins here in a line; empty where none does. */
function answerFrom(line: string, start: number): string {
  if ((line[start - 1] ?? BLACK) !== BLACK) return '';
  const [answer = ''] = line.slice(start).split(BLACK);
  return answer.length > 1 ? answer : '';
}

function cluesOf(
  entries: readonly Entry[],
  clues: Readonly<Record<string, string>>,
  title: string,
): [number, string][] {
  const unused = new Set(Object.keys(clues));
  const numbered = entries.map(({ number, answer }): [number, string] => {
    const clue = clues[answer];
    if (!clue) throw new Error(`“${title}” has no clue for ${answer}`);
    unused.delete(answer);
    return [number, clue];
  });
  if (unused.size > 0) throw new Error(`“${title}” has clues for ${[...unused].join(', ')}`);
  return numbered;
}
