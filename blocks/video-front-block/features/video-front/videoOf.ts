import type { AnsVideo, StoryCard } from '../../../../content/schemas/ans';

/** The film of a card that can be played where it stands: its own, YouTube's, or the story's lead; null for none. */
export function videoOf({ promo }: Pick<StoryCard, 'promo'>): AnsVideo | null {
  const { video, youtube, lead_art: lead } = promo;
  const film = video ?? youtube ?? (lead?.type === 'video' ? lead : null);
  return film && (film.youtubeId || film.streams.length > 0) ? film : null;
}
