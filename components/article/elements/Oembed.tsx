import { FrameOnRequest } from '../FrameOnRequest';
import { outsideHosts } from '../outsideHosts';
import type { ContentElement } from '../../../content/schemas/ans';

type OembedElement = Extract<ContentElement, { type: 'oembed' }>;

/** px; most posts are taller than wide. */
const DEFAULT_HEIGHT = 560;

/**
 * What another site shows of itself: who said what, and where, as words of the page; its own markup in
 * a sandboxed frame after a click that says whom it asks.
 */
export function Oembed({ element }: { element: OembedElement }) {
  const { provider, url, title, author, html, height = DEFAULT_HEIGHT } = element;
  const hosts = outsideHosts(html);
  return (
    <div className="embed">
      <figure>
        <p className="embed__provider">{provider}</p>
        {title && (
          <blockquote className="embed__words" cite={url}>
            <p>{title}</p>
          </blockquote>
        )}
        <figcaption className="embed__source">
          {author && <span className="embed__author">{author}</span>}
          <a href={url} rel="nofollow noopener">
            {author || title ? `See it on ${provider}` : `See the post on ${provider}`}
          </a>
        </figcaption>
      </figure>
      {hosts.length > 0 && (
        <FrameOnRequest
          className="embed__frame"
          action="Show it here"
          hosts={hosts}
          html={html}
          title={[title || 'Post', `on ${provider}`].join(' ')}
          height={height}
        />
      )}
    </div>
  );
}
