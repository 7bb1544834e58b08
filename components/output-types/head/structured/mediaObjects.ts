import type { AnsAudio, AnsVideo, ContentElement, Story } from '../../../../content/schemas/ans';
import { resizerUrl } from '../../../ui/resizerUrl';
import { absoluteUrl } from '../absoluteUrl';
import { isoDate, isoDuration } from './isoDate';
import type { AudioObject, VideoObject } from './schema';

/** All elements of a story's text, also those inside groups and live cards. */
function allElements(story: Story): ContentElement[] {
  const flat = (elements: readonly ContentElement[]): ContentElement[] =>
    elements.flatMap((element) =>
      element.type === 'element_group' ? flat(element.elements) : [element],
    );
  return [...story.content_elements, ...(story.liveCards ?? []).flatMap(({ elements }) => elements)]
    .map((element) => [element])
    .flatMap(flat);
}

/** The videos of a story, its lead first, each once. */
export function storyVideos(story: Story, origin: string): VideoObject[] {
  const { youtube, video, lead_art: lead, basic } = story.promo;
  const candidates = [youtube, video, lead, basic, ...allElements(story)];
  const videos = candidates.filter((item): item is AnsVideo => item?.type === 'video');
  const unique = [...new Map(videos.map((item) => [item._id || item.youtubeId, item])).values()];
  return unique.flatMap((item) => videoObject(item, story, origin) ?? []);
}

function videoObject(video: AnsVideo, story: Story, origin: string): VideoObject | null {
  const { promoImage, youtubeId } = video;
  const uploadDate = isoDate(video.publish_date, story.first_publish_date, story.display_date);
  const thumbnail = promoImage
    ? absoluteUrl(resizerUrl(promoImage, { width: 1200, height: 675 }), origin)
    : youtubeId && `https://i.ytimg.com/vi/${youtubeId}/hqdefault.jpg`;
  if (!uploadDate || !thumbnail || thumbnail.startsWith('data:')) return null;
  const [stream] = video.streams;
  return {
    '@type': 'VideoObject',
    name: video.headline || story.headlines.basic,
    description: video.description || story.description || undefined,
    thumbnailUrl: [thumbnail],
    uploadDate,
    duration: isoDuration(video.duration),
    ...(stream ? { contentUrl: absoluteUrl(stream.url, origin) } : {}),
    ...(youtubeId ? { embedUrl: `https://www.youtube-nocookie.com/embed/${youtubeId}` } : {}),
  };
}

/** The recordings of a story that can be played. */
export function storyAudio(story: Story, origin: string): AudioObject[] {
  return allElements(story)
    .filter((element): element is AnsAudio => element.type === 'audio')
    .flatMap((audio) => {
      const [stream] = audio.streams;
      if (!stream) return [];
      return {
        '@type': 'AudioObject' as const,
        name: audio.headline || story.headlines.basic,
        description: audio.description || undefined,
        duration: isoDuration(audio.duration),
        contentUrl: absoluteUrl(stream.url, origin),
        encodingFormat: stream.type || undefined,
      };
    });
}
