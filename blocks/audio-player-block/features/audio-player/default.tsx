import { useFusionContext } from 'fusion:context';
import getProperties from 'fusion:properties';
import PropTypes from 'fusion:prop-types';
import { AudioPlayer } from '../../../../components/article/audio/AudioPlayer';
import { leadAudio } from '../../../../components/article/leadAudio';
import { storyOf } from '../../../../components/article/storyOf';
import { treatmentOf } from '../../../../components/article/subtypes';
import type { AnsAudio, AnsImage, Story } from '../../../../content/schemas/ans';
import { flag, type JsonRecord } from '../../../../content/schemas/json';
import type { SiteProperties } from '../../../../properties';
import { Follow } from './Follow';
import { podcastOf } from './podcastOf';

/** The recording that opens a story, and where to follow its podcast. Nothing for a story without. */
export default function AudioPlayerFeature({ customFields }: { customFields: JsonRecord }) {
  const { globalContent, arcSite } = useFusionContext();
  const story = storyOf(globalContent);
  const audio = story && leadAudio(story);
  if (!audio) return null;
  const { podcasts, siteName } = getProperties(arcSite) as SiteProperties;
  const podcast = podcastOf(story, podcasts);
  return (
    <div className="audio-block">
      <AudioPlayer
        audio={{ ...audio, promoImage: coverOf(story, audio) }}
        label={podcast?.schedule ?? ''}
        artist={podcast?.title ?? siteName}
      />
      {podcast && flag(customFields['showsFollow']) !== false && <Follow podcast={podcast} />}
    </div>
  );
}

/** The recording's own cover, else the picture of a story that is about it. */
function coverOf(story: Story, { promoImage }: AnsAudio): AnsImage | null {
  if (promoImage || !treatmentOf(story).hasCoverInPlayer) return promoImage;
  return story.promo.basic?.type === 'image' ? story.promo.basic : null;
}

AudioPlayerFeature.label = 'Article – Audio player';
AudioPlayerFeature.hydrate = 'visible' as const;
AudioPlayerFeature.propTypes = {
  customFields: PropTypes.shape({
    showsFollow: PropTypes.bool.tag({
      label: 'Show where to follow the podcast',
      defaultValue: true,
      group: 'Display',
    }),
  }),
};
