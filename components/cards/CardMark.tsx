import type { StoryCard } from '../../content/schemas/ans';
import { Icon, type IconName } from '../ui/Icon';
import { cardType } from './cardType';
import { formatDuration } from './formatDuration';

const MARKS: Partial<Record<ReturnType<typeof cardType>, { icon: IconName; text: string }>> = {
  gallery: { icon: 'gallery', text: 'Gallery' },
  video: { icon: 'play', text: 'Video' },
  podcast: { icon: 'headphones', text: 'Podcast' },
};

/** Says that a card leads to something to look at or to hear, and how long a video is. */
export function CardMark({ story }: { story: StoryCard }) {
  const mark = MARKS[cardType(story)];
  if (mark === undefined) return null;
  const duration = formatDuration(story.promo.video?.duration ?? 0);
  return (
    <span className="card__mark">
      <Icon name={mark.icon} size={14} />
      {mark.text}
      {mark.icon === 'play' && duration !== '' && (
        <span className="card__duration"> {duration}</span>
      )}
    </span>
  );
}
