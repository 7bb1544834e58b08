import { useFusionContext } from 'fusion:context';
import { defineFeature, field } from '@broadsheet/define';
import { galleryOf } from '../../../../components/article/galleryOf';
import { hasCover, isEdgeToEdge } from '../../../../components/article/hasCover';
import { leadAudio } from '../../../../components/article/leadAudio';
import { selectLead, type Lead } from '../../../../components/article/selectLead';
import { storyOf } from '../../../../components/article/storyOf';
import { treatmentOf } from '../../../../components/article/subtypes';
import type { Story } from '../../../../content/schemas/ans';
import { LeadMedia } from './LeadMedia';

/**
 * What opens a story: the best of its media by the score of platform §5. Nothing for none, and
 * nothing for a gallery, whose pictures the Gallery block shows.
 */
export default defineFeature({
  label: 'Article – Lead media',
  hydrate: 'idle',
  fields: {
    width: field.oneOf(['column', 'text', 'page'], {
      label: 'Width',
      labels: { column: 'Column', text: 'As wide as the text', page: 'Page' },
      default: 'column',
      group: 'Display',
    }),
  },
  view: function LeadMediaFeature({ fields }) {
    const story = storyOf(useFusionContext().globalContent);
    const lead = story && !galleryOf(story) ? selectLead(story) : null;
    if (!story || !lead?.media) return null;
    const { hasCoverInPlayer } = treatmentOf(story);
    if (hasCoverInPlayer && lead.media.type === 'image' && leadAudio(story)) return null;
    return (
      <LeadMedia
        media={lead.media}
        width={openingWidth(story, lead) ?? fields.width}
        isVideoPage={story.type === 'video'}
      />
    );
  },
});

/** Null where the editor's width counts. */
function openingWidth(story: Story, { isWide }: Lead): 'page' | 'cover' | null {
  if (hasCover(story)) return 'cover';
  const { opening } = treatmentOf(story);
  return isWide || isEdgeToEdge(opening) || opening === 'centered' ? 'page' : null;
}
