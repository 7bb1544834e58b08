import type { StoryCard } from '../../content/schemas/ans';
import { Eyebrow } from '../ui/Eyebrow';
import { EyebrowIcon } from '../ui/EyebrowIcon';
import { cardType } from './cardType';

export interface CardLabelProps {
  story: StoryCard;
  /** The writer stands in the label's place: columnists and opinion. */
  writer?: string;
  showEyebrow: boolean;
}

/**
 * What stands above the headline. A live blog always says so: "Live Updates" with a pulsing dot, or
 * "As It Happened" once it has ended (platform §4, widgets §2).
 */
export function CardLabel({ story, writer = '', showEyebrow }: CardLabelProps) {
  if (cardType(story) === 'live-blog') {
    return story.ended ? (
      <Eyebrow text="As It Happened" tone="ended" className="card__label" />
    ) : (
      <Eyebrow text="Live Updates" tone="live" className="card__label" />
    );
  }
  if (writer !== '') return <Eyebrow text={writer} tone="opinion" className="card__label" />;
  if (!showEyebrow) return null;
  const { eyebrow, labelIcon: icon } = story;
  return (
    <>
      {eyebrow && <Eyebrow text={eyebrow.text} url={eyebrow.url} className="card__label" />}
      {icon && <EyebrowIcon text={icon.text} picture={icon.picture} url={icon.url} />}
    </>
  );
}
