/** Whether a text holds every word of a query, in any case and order. */
export function holdsWords(text: string, query: string): boolean {
  const held = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => held.includes(word));
}
