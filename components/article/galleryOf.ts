import type { AnsGallery, Story } from '../../content/schemas/ans';
import { getArticleKind } from '../../utils/story/getArticleKind';

/** The pictures of a document that is a gallery itself (platform §5); null for any other. */
export function galleryOf(story: Pick<Story, 'type' | 'promo'>): AnsGallery | null {
  const { lead_art: own } = story.promo;
  return getArticleKind(story) === 'gallery' && own?.type === 'gallery' ? own : null;
}
