/** Acronyms that names of code spell small. */
const ACRONYMS = new Set(
  'ai ans api cdn cms css cta faq html id js json mlb mls nba nfl nhl pdf rss seo svg tv ui uri url xml'.split(
    ' ',
  ),
);

/** "storyCardSize" and "story-card-size" as a label: "Story card size". Acronyms are in capitals. */
export function humanName(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => {
      if (/^[A-Z]{2,}$/.test(word)) return word;
      const small = word.toLowerCase();
      return ACRONYMS.has(small) ? small.toUpperCase() : small;
    });
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
