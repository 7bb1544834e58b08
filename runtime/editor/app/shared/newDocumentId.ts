const LONGEST = 60;

/** An id for a new document that tells what it is: its name, and what makes it the only one. */
export function newDocumentId(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  return `${words || 'page'}-${crypto.randomUUID().slice(0, 8)}`;
}
