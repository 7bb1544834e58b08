import type {
  AnsGallery,
  AnsImage,
  AnsVideo,
  ContentElement,
  Story,
} from '../../content/schemas/ans';
import { scoreLeadMedia } from './scoreLeadMedia';

/** What opens a story, and whether the body must leave it out because it is its first element. */
export interface Lead {
  media: AnsImage | AnsVideo | AnsGallery | Extract<ContentElement, { type: 'raw_html' }> | null;
  /** A picture that spans the page (long form). */
  isWide: boolean;
  isFirstElement: boolean;
}

type LeadSource = Pick<Story, 'promo' | 'content_elements'>;

/**
 * The lead media of a story by its score (platform §5). Below the score of a video, a gallery that
 * editors set as lead art comes first; with no score at all, the lead art or the promo picture leads.
 */
export function selectLead(story: LeadSource): Lead {
  const media = selectMedia(story);
  const first = story.content_elements[0];
  const isFirstElement =
    media !== null && (media === first || (media._id !== '' && media._id === first?._id));
  return { media, isWide: scoreLeadMedia(story) === 4, isFirstElement };
}

function selectMedia({ promo, content_elements: elements }: LeadSource): Lead['media'] {
  const score = scoreLeadMedia({ promo, content_elements: elements });
  if (score === 5) return promo.youtube;
  if (score === 4) return promo.longform;
  if (score === 3) return promo.video;
  if (promo.lead_art?.type === 'gallery') return promo.lead_art;
  const first = elements[0];
  if (first?.type === 'raw_html' || first?.type === 'image') return first;
  return promo.lead_art ?? promo.basic;
}
