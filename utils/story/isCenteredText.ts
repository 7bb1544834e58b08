/** Text set in the middle of the column: sign-offs and notes, not paragraphs of the story. */
export function isCenteredText(element: {
  type: string;
  content?: string;
  alignment?: string | null;
}): boolean {
  if (element.type !== 'text') return false;
  if (element.alignment === 'center') return true;
  const html = element.content ?? '';
  if (/text-align:\s*center/i.test(html)) return true;
  const classes = [...html.matchAll(/class="([^"]*)/gi)].map(([, names = '']) => names);
  return classes.some((names) => /\bcenter(?:ed)?\b/i.test(names));
}
