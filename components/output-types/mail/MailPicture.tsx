import type { AnsImage } from '../../../content/schemas/ans';
import { resizerUrl } from '../../ui/resizerUrl';
import { absoluteUrl } from '../head/absoluteUrl';
import { styles, WIDTH } from './styles';

interface MailPictureProps {
  image: AnsImage;
  origin: string;
  /** Where a click leads; absolute. */
  link?: string | undefined;
  /** Replaces caption and credit of the picture. */
  caption?: string;
  /** px; how wide it is shown at most. */
  maxWidth?: number;
  /** Its width by its height, where it is not its own. */
  shape?: number;
  /** Space below it. */
  margin?: string;
}

/** A picture with its caption: a link where it stands for something that mail can't show. */
export function MailPicture(props: MailPictureProps) {
  const { image, origin, link, caption, maxWidth = WIDTH, shape, margin } = props;
  const width = Math.min(maxWidth, image.width || maxWidth);
  // Twice its width, as most telephones show two dots for one.
  const asked = Math.min(maxWidth * 2, image.width || maxWidth * 2);
  const ratio = shape ?? (image.width > 0 ? image.width / image.height : 0);
  const height = ratio > 0 ? Math.round(width / ratio) : undefined;
  const size = shape ? { width: asked, height: Math.round(asked / shape) } : { width: asked };
  const picture = (
    <img
      src={absoluteUrl(resizerUrl(image, size), origin)}
      alt={image.alt || image.caption}
      width={width}
      height={height}
      fetchPriority="low" // else React asks for it in the head
      style={{ ...styles.picture, maxWidth: `${width}px` }}
    />
  );
  const words = caption ?? [image.caption, image.credit].filter(Boolean).join(' ');
  return (
    <div style={margin ? { ...styles.figure, margin } : styles.figure}>
      {link ? (
        <a href={link} style={styles.link}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {words && <p style={styles.caption}>{words}</p>}
    </div>
  );
}
