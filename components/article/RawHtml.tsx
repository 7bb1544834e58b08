import type { ContentElement } from '../../content/schemas/ans';
import { frameDocument } from './frameDocument';
import { outsideHosts } from './outsideHosts';

export type RawHtmlElement = Extract<ContentElement, { type: 'raw_html' }>;

/** px; what a frame reserves when nothing says how high it is. */
const DEFAULT_HEIGHT = 420;

/**
 * Raw HTML (platform §3). Trusted markup, which holds nothing active, stands in the page; anything
 * else runs in a sandboxed frame without our origin. A frame that would ask other hosts waits behind
 * a click, so that nobody is followed before they agree.
 */
export function RawHtml({ element }: { element: RawHtmlElement }) {
  const { content, trusted, height = DEFAULT_HEIGHT } = element;
  if (trusted) {
    const isTable = content.includes('<table');
    return (
      <div
        className="raw-html"
        {...(isTable ? { tabIndex: 0, role: 'region', 'aria-label': 'Table' } : {})}
        dangerouslySetInnerHTML={{ __html: content }}
      />
    );
  }
  const hosts = outsideHosts(content);
  const frame = (
    <iframe
      className="raw-html__frame"
      srcDoc={frameDocument(content)}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms"
      loading="lazy"
      title="Interactive content"
      style={{ blockSize: `${height}px` }}
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
