/** Words of a text or of its HTML; what stands in tags and entities is no word of its own. */
export function countWords(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/&(?:nbsp|#160|#xa0);/gi, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
