import type { AnsImage } from '../../../content/schemas/ans';
import { resizerUrl } from '../../ui/resizerUrl';
import { absoluteUrl } from '../head/canonicalUrl';
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
}

/** A picture with its caption: a link where it stands for something that mail can't show. */
export function MailPicture({ image, origin, link, caption, maxWidth = WIDTH }: MailPictureProps) {
  const width = Math.min(maxWidth, image.width || maxWidth);
  // Twice its width, as most telephones show two dots for one.
  const asked = Math.min(maxWidth * 2, image.width || maxWidth * 2);
  const height = image.width > 0 ? Math.round((width * image.height) / image.width) : undefined;
  const picture = (
    <img
      src={absoluteUrl(resizerUrl(image, { width: asked }), origin)}
      alt={image.alt || image.caption}
      width={width}
      height={height}
      fetchPriority="low" // else React asks for it in the head
      style={{ ...styles.picture, maxWidth: `${width}px` }}
    />
  );
  const words = caption ?? [image.caption, image.credit].filter(Boolean).join(' ');
  return (
    <div style={styles.figure}>
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
