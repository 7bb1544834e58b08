import type { AnsImage, StoryCard } from '../../content/schemas/ans';
import { Picture } from '../ui/Picture';
import { CardMark } from './CardMark';
import type { CardRatio } from './cardOptions';

export interface CardMediaProps {
  story: StoryCard;
  image: AnsImage;
  ratio: CardRatio;
  /** The `sizes` attribute. */
  sizes: string;
  priority: boolean;
  /** A thumbnail: fewer sizes, and no text, since it only repeats the headline beside it. */
  isSmall: boolean;
}

/** px (platform §9, widgets §9); small ones for thumbnails. */
const WIDTHS = [1200, 1000, 800, 600, 400] as const;
const SMALL_WIDTHS = [480, 320, 160] as const;

/** The picture of a card with its mark (gallery, video, podcast). */
export function CardMedia({ story, image, ratio, sizes, priority, isSmall }: CardMediaProps) {
  return (
    <div className="card__media">
      <Picture
        image={image}
        ratio={ratio}
        sizes={sizes}
        widths={isSmall ? SMALL_WIDTHS : WIDTHS}
        priority={priority}
        alt={isSmall ? '' : image.alt}
      />
      <CardMark story={story} />
    </div>
  );
}
