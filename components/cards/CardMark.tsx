import type { StoryCard } from '../../content/schemas/ans';
import { Icon } from '../ui/Icon';
import { cardType } from './cardType';
import { formatDuration } from './formatDuration';
import { HeadphonesIcon } from './HeadphonesIcon';

const ICON_SIZE = 14;

/** Says that a card leads to something to look at or to hear, and how much of it there is. */
export function CardMark({ story }: { story: StoryCard }) {
  switch (cardType(story)) {
    case 'gallery':
      return (
        <span className="card__mark">
          <Icon name="gallery" size={ICON_SIZE} />
          Gallery <Extent text={photoCount(story)} />
        </span>
      );
    case 'video':
      return (
        <span className="card__mark">
          <Icon name="play" size={ICON_SIZE} />
          Video <Extent text={formatDuration(story.promo.video?.duration ?? 0)} />
        </span>
      );
    case 'podcast':
      return (
        <span className="card__mark">
          <HeadphonesIcon size={ICON_SIZE} />
          Podcast
        </span>
      );
    default:
      return null;
  }
}

function Extent({ text }: { text: string }) {
  return text === '' ? null : <span className="card__extent">{text}</span>;
}

function photoCount({ promo }: StoryCard): string {
  const gallery = [promo.lead_art, promo.basic].find((media) => media?.type === 'gallery');
  const count = gallery?.type === 'gallery' ? (gallery.total ?? 0) : 0;
  return count > 1 ? `${count} photos` : '';
}
