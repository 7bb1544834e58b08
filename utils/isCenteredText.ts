/** Text set in the middle of the column: sign-offs and notes, not paragraphs of the story. */
export function isCenteredText(element: {
  type: string;
  content?: string;
  alignment?: string | null;
}): boolean {
  if (element.type !== 'text') return false;
  if (element.alignment === 'center') return true;
  return /(text-align:\s*center|class="[^"]*\b(text-)?center(ed)?\b)/i.test(element.content ?? '');
}
