import type { Story } from '../../../../content/schemas/ans';

/** The headline without " | Name" at its end, where that is a writer who is named beside it anyway. */
export function headlineOf(
  { headlines }: Pick<Story, 'headlines'>,
  authors: readonly { name: string }[],
): string {
  const written = headlines.basic.trim();
  const bar = written.lastIndexOf('|');
  const [headline, name] = [written.slice(0, Math.max(0, bar)), written.slice(bar + 1)];
  const isParted = /\s$/.test(headline) && /^\s/.test(name) && headline.trim() !== '';
  const isWriter = authors.some(
    (author) => author.name.toLowerCase() === name.trim().toLowerCase(),
  );
  return isParted && isWriter ? headline.trimEnd() : headlines.basic;
}
