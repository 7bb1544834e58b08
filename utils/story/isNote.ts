const ITALIC = /^<(i|em)>(?:(?!<\/\1>)[^])*<\/\1>$/;

/** Whether a paragraph is set wholly in italics: a word about the writer or the story, not a part of it. */
export function isNote(element: { type: string; content?: string } | undefined): boolean {
  return element?.type === 'text' && ITALIC.test((element.content ?? '').trim());
}
