import type { Story } from '../../../../content/schemas/ans';

/** The headline without " | Name" at its end, where that is a writer who is named beside it anyway. */
export function headlineOf(
  { headlines }: Pick<Story, 'headlines'>,
  authors: readonly { name: string }[],
): string {
  const [, headline, name] = /^(.+?)\s+\|\s+([^|]+)$/.exec(headlines.basic.trim()) ?? [];
  const isWriter = authors.some((author) => author.name.toLowerCase() === name?.toLowerCase());
  return headline && isWriter ? headline : headlines.basic;
}
