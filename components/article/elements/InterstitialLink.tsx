import classNames from 'classnames';
import type { ContentElement } from '../../../content/schemas/ans';
import { Picture } from '../../ui/Picture';

type LinkElement = Extract<ContentElement, { type: 'interstitial_link' }>;

/** px; the picture beside the words. */
const PICTURE_WIDTHS = [160, 320, 480] as const;

/** A link to another story between two paragraphs, with what awaits readers there and its picture. */
export function InterstitialLink({ element }: { element: LinkElement }) {
  const { url, content, description, image } = element;
  return (
    <div className={classNames('article-link', image && 'article-link--pictured')}>
      <p className="article-link__label">Read more</p>
      <p className="article-link__title">
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words come as HTML */}
        <a href={url}>
          <span dangerouslySetInnerHTML={{ __html: content }} />
        </a>
      </p>
      {description && (
        <p className="article-link__text" dangerouslySetInnerHTML={{ __html: description }} />
      )}
      {image && (
        <a className="article-link__picture" href={url} tabIndex={-1} aria-hidden="true">
          <Picture image={image} ratio="3x2" widths={PICTURE_WIDTHS} sizes="160px" alt="" />
        </a>
      )}
    </div>
  );
}
