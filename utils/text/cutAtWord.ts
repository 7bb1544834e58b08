/** The beginning of a text, whole words of it, with an ellipsis; all of it where it is short enough. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest - 1);
  let end = start.length;
  while (end > 0 && /\S/.test(start.charAt(end - 1))) end -= 1;
  return `${(end > 0 ? start.slice(0, end) : start).trimEnd()}…`;
}
