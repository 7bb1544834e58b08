import type { AnsImage, StoryCard } from '../../../content/schemas/ans';
import { getTextDirection } from '../../../utils/text/getTextDirection';
import { cardAuthors } from '../../cards/cardAuthors';
import { cardHeadline } from '../../cards/cardHeadline';
import { cardImage } from '../../cards/cardImage';
import { cardType } from '../../cards/cardType';
import { absoluteUrl } from '../head/absoluteUrl';
import { MailPicture } from './MailPicture';
import { styles, WIDTH } from './styles';

/** px; beside its words. */
const SMALL = 168;
/** px; what the column leaves of the mail. */
const COLUMN = WIDTH - 40;
const SHAPE = 3 / 2;

interface MailStoryProps {
  story: StoryCard;
  /** Of the site, without a slash at the end. */
  origin: string;
  /** Where its picture stands; none without. */
  picture?: 'above' | 'beside' | undefined;
  /** Of its heading in the mail's outline. */
  level?: 2 | 3;
  showsBlurb?: boolean;
  showsLabel?: boolean;
  showsByline?: boolean;
}

/** A story of an edition: label, headline, summary and picture. A mail is of its moment: no times. */
export function MailStory(props: MailStoryProps) {
  const { story, origin, picture, level = 2 } = props;
  const image = picture ? cardImage(story) : null;
  const link = linkOf(story, origin);
  const pictureOf = (of: AnsImage, maxWidth: number, margin: string) => (
    <MailPicture
      image={of}
      origin={origin}
      link={link}
      caption=""
      maxWidth={maxWidth}
      shape={SHAPE}
      margin={margin}
    />
  );
  if (image === null || picture === 'above')
    return (
      <div style={styles.story}>
        {image && pictureOf(image, COLUMN, '0 0 14px')}
        <Words {...wordsOf(props)} link={link} size={image ? 'big' : 'normal'} level={level} />
      </div>
    );
  return (
    <table role="presentation" width="100%" style={styles.sideBySide}>
      <tbody>
        <tr>
          <td style={styles.side}>
            <Words {...wordsOf(props)} link={link} size="normal" level={level} />
          </td>
          <td width="30%" style={styles.sidePicture}>
            {pictureOf(image, SMALL, '4px 0 0')}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const linkOf = ({ link, canonical_url: own }: StoryCard, origin: string): string =>
  absoluteUrl(link?.url ?? own, origin);

const wordsOf = ({ story, showsBlurb, showsLabel, showsByline }: MailStoryProps) => ({
  story,
  label: showsLabel === false ? '' : labelOf(story),
  blurb: showsBlurb === false ? '' : story.description,
  byline: showsByline ? bylineOf(story) : '',
});

interface WordsProps extends ReturnType<typeof wordsOf> {
  link: string;
  size: 'big' | 'normal';
  level: 2 | 3;
}

function Words({ story, label, blurb, byline, link, size, level }: WordsProps) {
  const Heading = `h${level}` as const;
  const { language } = story;
  return (
    <>
      {label && <p style={styles.storyLabel}>{label}</p>}
      <Heading style={size === 'big' ? styles.bigHeadline : styles.storyHeadline}>
        <a
          className="m-headline"
          href={link}
          lang={language}
          dir={getTextDirection(language)}
          style={styles.headlineLink}
        >
          {cardHeadline(story)}
        </a>
      </Heading>
      {blurb && <p style={styles.blurb}>{blurb}</p>}
      {byline && <p style={styles.storyByline}>{byline}</p>}
    </>
  );
}

/** What stands above a headline: a live blog says so, a column names who writes it. */
function labelOf(story: StoryCard): string {
  const type = cardType(story);
  if (type === 'live-blog') return story.ended ? 'As It Happened' : 'Live Updates';
  const writer = type === 'columnist' ? bylineOf(story) : '';
  return writer || story.eyebrow?.text || '';
}

const bylineOf = (story: StoryCard): string =>
  cardAuthors(story)
    .map(({ name }) => name)
    .join(' and ');

/** Headlines below each other, each a link. */
export function MailHeadlines({
  stories,
  origin,
}: {
  stories: readonly StoryCard[];
  origin: string;
}) {
  return (
    <ul style={styles.headlines}>
      {stories.map((story) => (
        <li key={story._id || story.canonical_url} style={styles.headlineItem}>
          <a
            className="m-headline"
            href={linkOf(story, origin)}
            lang={story.language}
            dir={getTextDirection(story.language)}
            style={styles.headlineLink}
          >
            {cardHeadline(story)}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface MailHeadingProps {
  title: string;
  /** Absolute, or empty. */
  url: string;
}

/** The title of a part of an edition. */
export function MailHeading({ title, url }: MailHeadingProps) {
  return (
    <h2 className="m-line" style={styles.partTitle}>
      {url ? (
        <a href={url} style={styles.partLink}>
          {title}
        </a>
      ) : (
        title
      )}
    </h2>
  );
}
