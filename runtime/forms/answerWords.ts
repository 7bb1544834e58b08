import type { ContentAnswer } from '../content/questions';

type Answer = Extract<ContentAnswer, { kind: 'answer' }>;
type Failure = Extract<ContentAnswer, { kind: 'failed' }>;

/** What a source gave, in a few words. */
export function describeCount({ count, titles, bytes }: Answer): string {
  if (count === null) return titles.length > 0 ? '1 item' : `An answer of ${describeBytes(bytes)}`;
  if (count === 0) return 'No items';
  return count === 1 ? '1 item' : `${count} items`;
}

/** Where an answer comes from, how old it is, and what it took. */
export function describeState({ state, ms, age, holds }: Answer): string {
  const long = holds === 0 ? 'It is asked each time.' : `Good for ${seconds(holds)}`;
  const end = holds === 0 ? '' : state === 'kept' ? ' more.' : '.';
  switch (state) {
    case 'new':
      return `Asked just now, in ${ms} ms. ${long}${end}`;
    case 'kept':
      return `From the cache in ${ms} ms: ${seconds(age)} old. ${long}${end}`;
    case 'failing':
      return `The source fails now. Readers get what it said ${seconds(age)} ago.`;
  }
}

/** Why a source gives nothing, and what to do. */
export function describeAnswerFailure({ status }: Failure): string {
  if (status === 400) return 'The source can’t answer that. Check the parameters.';
  if (status === 401 || status === 403)
    return 'The source may not tell that. Choose something else.';
  if (status === 404 || status === 410) return 'There is no such content. Check the parameters.';
  if (status >= 300 && status < 400) return 'It has moved. Choose where it is now.';
  if (status === 504) return 'The source takes too long. Ask again in a moment.';
  return 'The source fails right now; the block shows nothing until it works. Ask again in a moment.';
}

export function describeBytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 100) / 10} kB`;
}

function seconds(count: number): string {
  if (count < 100) return `${count} s`;
  return count < 6000 ? `${Math.round(count / 60)} min` : `${Math.round(count / 3600)} h`;
}
