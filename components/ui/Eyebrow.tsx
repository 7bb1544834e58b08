import classNames from 'classnames';

export interface EyebrowProps {
  text: string;
  /** Where it leads; without one it is plain text. */
  url?: string | null;
  /** `live` is red with a pulsing dot, `ended` the same without the dot, `opinion` the opinion color. */
  tone?: 'default' | 'live' | 'ended' | 'opinion' | 'quiet';
  className?: string;
}

/** The small label above a headline: a section, a topic or "Live Updates". */
export function Eyebrow({ text, url = null, tone = 'default', className }: EyebrowProps) {
  if (text === '') return null;
  const name = classNames('eyebrow', tone !== 'default' && `eyebrow--${tone}`, className);
  const content = (
    <>
      {tone === 'live' && <span className="eyebrow__dot" aria-hidden="true" />}
      {text}
    </>
  );
  return url ? (
    <a className={name} href={url}>
      {content}
    </a>
  ) : (
    <span className={name}>{content}</span>
  );
}
