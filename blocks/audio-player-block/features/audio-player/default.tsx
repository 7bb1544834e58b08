import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import { defineFeature, field } from '@broadsheet/define';
import { AudioPlayer } from '../../../../components/article/audio/AudioPlayer';
import { leadAudio } from '../../../../components/article/leadAudio';
import { storyOf } from '../../../../components/article/storyOf';
import { treatmentOf } from '../../../../components/article/subtypes';
import type { AnsAudio, AnsImage, Story } from '../../../../content/schemas/ans';
import { Follow } from './Follow';
import { podcastOf } from './podcastOf';

/** The recording that opens a story, and where to follow its podcast. Nothing for a story without. */
export default defineFeature({
  label: 'Article – Audio player',
  hydrate: 'visible',
  fields: {
    showsFollow: field.flag({
      label: 'Show where to follow the podcast',
      default: true,
      group: 'Display',
    }),
  },
  view: function AudioPlayerFeature({ fields }) {
    const { globalContent, arcSite } = useFusionContext();
    const story = storyOf(globalContent);
    const audio = story && leadAudio(story);
    if (!audio) return null;
    const { podcasts, siteName } = getProperties(arcSite);
    const podcast = podcastOf(story, podcasts);
    return (
      <div className="audio-block">
        <AudioPlayer
          audio={{ ...audio, promoImage: coverOf(story, audio) }}
          label={podcast?.schedule ?? ''}
          artist={podcast?.title ?? siteName}
        />
        {podcast && fields.showsFollow && <Follow podcast={podcast} />}
      </div>
    );
  },
});

/** The recording's own cover, else the picture of a story that is about it. */
function coverOf(story: Story, { promoImage }: AnsAudio): AnsImage | null {
  if (promoImage || !treatmentOf(story).hasCoverInPlayer) return promoImage;
  return story.promo.basic?.type === 'image' ? story.promo.basic : null;
}
