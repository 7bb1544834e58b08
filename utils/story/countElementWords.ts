import { countWords } from '../text/countWords';

interface Words {
  type?: string;
  content?: string;
  items?: readonly Words[];
}

/** Words of a body element: its text, and the items of a list however deep. Code has none. */
export function countElementWords({ type, content = '', items = [] }: Words): number {
  if (type === 'raw_html' || type === 'code') return 0;
  return items.reduce((sum, item) => sum + countElementWords(item), countWords(content));
}
