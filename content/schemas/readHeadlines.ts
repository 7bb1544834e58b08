import type { StoryCard } from './ans';
import { firstText, record, text, type JsonRecord } from './json';
import { plainText } from './sanitizeHtml';

/**
 * The headlines of a document as plain text. `basic` is never empty when any other headline is
 * there, since real documents may lack it.
 */
export function readHeadlines(raw: JsonRecord): StoryCard['headlines'] {
  const headlines = record(raw['headlines']);
  const line = (key: string): string => plainText(text(headlines[key]));
  const anyLine = Object.values(headlines).find((value) => text(value));
  const basic = plainText(
    firstText(
      headlines['basic'],
      headlines['web'],
      headlines['print'],
      headlines['tablet'],
      headlines['mobile'],
      headlines['meta_title'],
      anyLine,
      raw['title'],
      raw['headline'],
    ),
  );
  return {
    basic,
    web: line('web'),
    print: line('print'),
    tablet: line('tablet'),
    meta_title: line('meta_title'),
  };
}
