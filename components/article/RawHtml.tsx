import type { ContentElement } from '../../content/schemas/ans';
import { frameDocument } from './frameDocument';
import { outsideHosts } from './outsideHosts';

export type RawHtmlElement = Extract<ContentElement, { type: 'raw_html' }>;

/** px; what a frame reserves when nothing says how high it is. */
const DEFAULT_HEIGHT = 420;

/** A wide table scrolls sideways, so it must take the focus. */
const WIDE_TABLE = { tabIndex: 0, 'aria-label': 'Table' } as const;

/**
 * Raw HTML (platform §3). Trusted markup, which holds nothing active, stands in the page; anything
 * else runs in a sandboxed frame without our origin. A frame that would ask other hosts waits behind
 * a click, so that nobody is followed before they agree.
 */
export function RawHtml({ element }: { element: RawHtmlElement }) {
  const { content, trusted, height = DEFAULT_HEIGHT } = element;
  if (trusted) {
    const html = { __html: content };
    if (!content.includes('<table'))
      return <div className="raw-html" dangerouslySetInnerHTML={html} />;
    return <section className="raw-html" {...WIDE_TABLE} dangerouslySetInnerHTML={html} />;
  }
  const hosts = outsideHosts(content);
  const frame = (
    <iframe
      className="raw-html__frame"
      srcDoc={frameDocument(content)}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms"
      loading="lazy"
      title="Interactive content"
      height={height}
    />
  );
  if (hosts.length === 0) return <div className="raw-html">{frame}</div>;
  return (
    <details className="raw-html raw-html--waiting">
      <summary className="raw-html__open">
        <span className="raw-html__action">Show the interactive</span>
        <span className="raw-html__hosts">It loads content from {hosts.join(', ')}</span>
      </summary>
      {frame}
    </details>
  );
}
