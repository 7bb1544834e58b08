import type { Element } from './bodyTools';
import type { StoryFile } from './StoryFile';
import type { StoryMedia } from './storyMedia';
import { printed } from './typography';

/** What opens a story and stands for it on other pages: its picture, gallery or video. */
export function storyPromo(story: StoryFile, media: StoryMedia) {
  const lead = story.lead
    ? media.picture({ ...story.lead, caption: printed(story.lead.caption) }, `${story.slug}-lead`)
    : null;
  const film = story.video ? media.video(story.video) : null;
  const strip = story.gallery ? media.gallery(story.gallery) : null;
  const isOnYoutube = Boolean(story.video && media.isOnYoutube(story.video));
  const basic = lead ?? strip?.['promo_items'] ?? film?.['promo_items'];
  const picture = lead ?? (basic as { basic?: Element } | undefined)?.basic ?? null;
  if (!picture && !strip && !film) return {};
  return {
    promo_items: {
      ...(picture ? { basic: picture } : {}),
      ...(strip ? { lead_art: strip } : {}),
      ...(film ? { [isOnYoutube ? 'youtube' : 'lead_art']: film } : {}),
    },
  };
}
