import type { StoryCard } from '../../content/schemas/ans';

/** The headline of a card: the one written for the web, else the story's own (widgets §3). */
export function cardHeadline({ headlines }: Pick<StoryCard, 'headlines'>): string {
  const { web, basic, print, tablet, meta_title: meta } = headlines;
  return web || basic || print || tablet || meta;
}
