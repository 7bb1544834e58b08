import type { StoryCard } from '../../../../content/schemas/ans';
import { cardAuthors } from '../../../../components/cards/cardAuthors';
import { cardHeadline } from '../../../../components/cards/cardHeadline';
import { cardImage } from '../../../../components/cards/cardImage';
import { Byline } from '../../../../components/ui/Byline';
import { Picture } from '../../../../components/ui/Picture';
import { getTextDirection } from '../../../../utils/text/getTextDirection';

export interface PrintedStoryProps {
  story: StoryCard;
  /** Level of its headline in the page's outline; without one it is an item of a list. */
  level?: 3 | 4;
  /** How wide its picture is shown, the `sizes` attribute; without it there is none. */
  pictureSizes?: string;
  /** The page's main picture. */
  isFirst?: boolean;
  hasSummary?: boolean;
}

/** px. */
const WIDTHS = [1200, 800, 600, 400] as const;

/** A story as the paper prints it, under the headline that was written for print (platform §3), leading to it. */
export function PrintedStory({
  story,
  level = 4,
  pictureSizes,
  isFirst = false,
  hasSummary = true,
}: PrintedStoryProps) {
  const Heading = `h${level}` as const;
  const { headlines, canonical_url: url, link, language, description } = story;
  const image = pictureSizes ? cardImage(story) : null;
  return (
    <article className={isFirst ? 'printed printed--lead' : 'printed'}>
      {image && (
        <Picture
          image={image}
          ratio="3x2"
          widths={WIDTHS}
          sizes={pictureSizes ?? ''}
          priority={isFirst}
          className="printed__picture"
        />
      )}
      <Heading className="printed__headline">
        <a
          href={link?.url ?? url}
          rel={link?.rel}
          lang={language}
          dir={getTextDirection(language)}
          data-link-type="headline"
        >
          {headlines.print || cardHeadline(story)}
        </a>
      </Heading>
      <Byline
        authors={cardAuthors(story)}
        affiliation={story.distributor?.name ?? ''}
        isLinked={false}
        className="printed__byline"
      />
      {hasSummary && description !== '' && (
        <p className="printed__summary" lang={language} dir={getTextDirection(language)}>
          {description}
        </p>
      )}
    </article>
  );
}
