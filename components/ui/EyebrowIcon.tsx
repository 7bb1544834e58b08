export interface EyebrowIconProps {
  /** Plain text; what a picture of it stands for. */
  text: string;
  /** Address of a picture, or null for words. */
  picture: string | null;
  /** Where it leads. */
  url: string | null;
}

/** px: as high as the words of an eyebrow; a mark may be wider. */
const HEIGHT = 16;

/** The small label that editors put beside an eyebrow (`label.icon`, platform §3). */
export function EyebrowIcon({ text, picture, url }: EyebrowIconProps) {
  if (picture !== null) {
    return <img className="eyebrow-icon" src={picture} alt={text} height={HEIGHT} loading="lazy" />;
  }
  return url === null ? (
    <span className="eyebrow-icon">{text}</span>
  ) : (
    <a className="eyebrow-icon" href={url}>
      {text}
    </a>
  );
}
